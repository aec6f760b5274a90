// Installs the packages that package-lock.json names, when they are not there yet. Plain JavaScript for any
// Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where npm puts the programs of the packages, Node 24 among them. */
export const bin = join(root, 'node_modules', '.bin');

/** The environment in which the project's programs run: the installed Node comes first. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}`, ...extra };
}

/** The Node to run the product with: the one that was installed, else the one that runs this. */
export function nodeProgram() {
  const installed = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(installed) ? installed : process.execPath;
}

/** Installs what is missing. Ends the process with a message when that fails. */
export function install() {
  installIn(root, 'Installing packages (once) ...', requireNode);
}

/** What only tests need, apart from the rest: other people's tools for the API description. */
export function installTestTools() {
  installIn(join(root, 'tests/openapi'), "Installing the tests' tools (once) ...");
}

/** Installs what a folder's package-lock.json names, unless it has been; `check` may still end the process. */
function installIn(folder, title, check = () => {}) {
  const stamp = join(folder, 'node_modules', '.formdeck-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write(`${title}\n`);
  const installed = npm(folder, 'ci') || retried(folder);
  if (!installed) {
    process.stderr.write(
      'The packages could not be installed. Check the network and the npm registry, then try again.\n',
    );
    process.exit(1);
  }
  check();
  writeFileSync(stamp, lock);
}

/** A registry may lack what the lock names for another platform: then with what this one needs, at the same versions. */
function retried(folder) {
  process.stderr.write(
    '`npm ci` failed; trying `npm install`, which leaves out what is not for this platform ...\n',
  );
  return npm(folder, 'install', '--no-save');
}

/** Whether npm did it. */
function npm(folder, ...command) {
  const options = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
  ];
  const { status } = spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...command, ...options], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Ends the process where no Node is there that is new enough. */
function requireNode() {
  const major = spawnSync(nodeProgram(), ['-p', 'process.versions.node'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [first = 0, second = 0] = (major.stdout ?? '').trim().split('.').map(Number);
  if (first < 22 || (first === 22 && second < 18)) {
    process.stderr.write(
      'Formdeck needs Node 22.18 or newer, and no package brings one for this platform. Install it, then try again.\n',
    );
    process.exit(1);
  }
}
