// `npm run release [FOLDER]`: makes what a release hands out, by default in .cache/release: both packages, the list of what is in them
// (an SBOM by CycloneDX) and SHA256SUMS. It wants a checkout without changes, on the tag of the version. docs/release.md has
// the steps before and after.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment, install, root } from './install.js';

const sbomTool = '@cyclonedx/cyclonedx-npm@6.0.1';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (run('git', ['status', '--porcelain'], 'pipe') !== '')
  stop('There are changes without a commit. Commit them or put them away, then try again.');
if (!run('git', ['tag', '--points-at', 'HEAD'], 'pipe').split('\n').includes(`v${version}`))
  stop(`This commit is not tagged v${version}. Check out that tag, or make it, then try again.`);

install();
const folder = resolve(process.argv[2] ?? join(root, '.cache/release'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
run('npm', ['pack', '--pack-destination', folder, '--loglevel=error']);
run('npm', ['run', '--silent', 'pack:client', folder]);
// Of the lock file with its development packages, as the build bundles most of what the product uses.
run('npx', [
  '--yes',
  sbomTool,
  '--package-lock-only',
  '--ignore-npm-errors',
  '--output-reproducible',
  '--output-file',
  join(folder, `formdeck-${version}.cdx.json`),
]);
const sums = readdirSync(folder).map((name) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');
  return `${sum}  ${name}\n`;
});
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
process.stdout.write(`\n${sums.join('')}\nMade in ${folder}\n`);

/** Runs a program in the project's folder; gives what it wrote, or lets it through. */
function run(program, args, output = 'inherit') {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    stdio: ['ignore', output, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`${program} ${args[0]} failed.`);
  return stdout?.trim();
}

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
