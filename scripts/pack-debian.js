// `npm run pack:debian [FOLDER]`: builds, then writes formdeck_VERSION_ARCH.deb into the folder, by default this one: the package with the
// server and all that it needs, its systemd unit and its settings. It needs dpkg-deb and the registry, and makes one for this
// machine's processor.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { environment, install, root } from './install.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const architecture = { x64: 'amd64', arm64: 'arm64' }[process.arch];
if (architecture === undefined) stop(`There is no package for ${process.arch}.`);
const to = resolve(process.argv[2] ?? root);
const folder = mkdtempSync(join(tmpdir(), 'formdeck-debian-'));
try {
  install();
  run('npm', ['pack', '--pack-destination', folder, '--loglevel=error']);
  const tree = join(folder, 'tree');
  const home = join(tree, 'usr/lib/formdeck');
  mkdirSync(home, { recursive: true });
  const made = join(folder, `formdeck-${version}.tgz`);
  run('npm', [
    'install',
    '--global',
    '--prefix',
    home,
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    made,
  ]);
  const files = join(home, 'lib/node_modules/formdeck');
  // Makes the links that the database's programs need: nobody else may write there.
  run(join(home, 'bin/formdeck'), ['serve', '--check', '--data', join(folder, 'none')], 'ignore');
  const at = (path) => join(tree, path);
  for (const path of [
    'usr/bin',
    'usr/share/man/man1',
    'usr/share/doc/formdeck',
    'usr/lib/systemd/system',
    'etc/formdeck',
    'DEBIAN',
  ])
    mkdirSync(at(path), { recursive: true });
  symlinkSync('../lib/formdeck/bin/formdeck', at('usr/bin/formdeck'));
  for (const name of readdirSync(join(files, 'dist/man')))
    writeFileSync(
      at(`usr/share/man/man1/${name}.gz`),
      gzipSync(readFileSync(join(files, 'dist/man', name)), { level: 9 }),
    );
  cpSync(join(root, 'LICENSE'), at('usr/share/doc/formdeck/copyright'));
  cpSync(join(root, 'deploy/formdeck.service'), at('usr/lib/systemd/system/formdeck.service'));
  cpSync(join(root, 'deploy/formdeck.env'), at('etc/formdeck/formdeck.env'));
  for (const name of ['Caddyfile', 'nginx.conf'])
    cpSync(join(root, 'deploy', name), at(`usr/share/doc/formdeck/${name}`));
  for (const name of ['postinst', 'prerm', 'postrm', 'conffiles']) {
    cpSync(join(root, 'deploy/debian', name), at(`DEBIAN/${name}`));
    chmodSync(at(`DEBIAN/${name}`), name === 'conffiles' ? 0o644 : 0o755);
  }
  const control = readFileSync(join(root, 'deploy/debian/control'), 'utf8')
    .replace('{version}', version.replaceAll('-', '~'))
    .replace('{architecture}', architecture)
    .replace('{size}', String(Math.ceil(sizeOf(tree) / 1024)));
  writeFileSync(at('DEBIAN/control'), control);
  run('chmod', ['-R', 'u=rwX,go=rX', join(tree, 'usr'), join(tree, 'etc')]);
  run('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', tree, to], 'inherit');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function sizeOf(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function run(program, args, output = 'ignore') {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', output, 'inherit'],
  });
  if (error !== undefined) stop(`${program} does not run here: ${error.message}`);
  if (status !== 0) stop(`${program} ${args[0]} failed.`);
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
