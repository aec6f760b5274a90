// `npm run pack:client [FOLDER]`: builds, then writes formdeck-client-VERSION.tgz into the folder, by default this one.
// It is the command without the server: a few megabytes, and no packages beside it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.js';
import { environment, install, root } from './install.js';

/** What needs the server. It is loaded by name when it is called for: see cli/server/server-part.ts. */
const left = /^serve-[\w-]{8}\.js$/;

install();
build();
const folder = join(root, '.cache', 'client');
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'dist', 'chunks'), { recursive: true });
for (const name of ['bin', 'LICENSE', 'NOTICE', 'dist/cli', 'dist/man', 'dist/licenses']) {
  cpSync(join(root, name), join(folder, name), { recursive: true });
}
rmSync(join(folder, 'dist/cli/man-pages.js'), { force: true });
for (const name of chunksOf(readFileSync(join(root, 'dist/cli/main.js'), 'utf8'))) {
  cpSync(join(root, 'dist/chunks', name), join(folder, 'dist/chunks', name));
}
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync(
  join(folder, 'README.md'),
  '# Formdeck client\n\nThe command `formdeck` for servers elsewhere. `formdeck --help` and `man formdeck` tell what it does. It needs\nNode 22.18 or newer. A server is in the package `formdeck`.\n',
);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const to = resolve(process.argv[2] ?? root);
const { status } = spawnSync(npm, ['pack', folder, '--pack-destination', to, '--loglevel=error'], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);

/** The chunks that a file needs, and those that they need, without the server's. */
function chunksOf(text, found = new Set()) {
  for (const name of readdirSync(join(root, 'dist/chunks'))) {
    if (found.has(name) || isServer(name) || !text.includes(name)) continue;
    found.add(name);
    chunksOf(readFileSync(join(root, 'dist/chunks', name), 'utf8'), found);
  }
  return found;
}

function isServer(name) {
  return left.test(name) && readFileSync(join(root, 'dist/chunks', name), 'utf8').includes('fastify');
}

function manifest() {
  const { version, license, type, engines, bin, man, scripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const description = 'The command of Formdeck, for servers elsewhere.';
  return {
    name: 'formdeck-client',
    version,
    description,
    license,
    type,
    engines,
    bin,
    man,
    scripts: { preinstall: scripts.preinstall },
  };
}
