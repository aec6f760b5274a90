// Builds dist/ from the sources when they have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, environment, install, nodeProgram, root } from './install.js';

const sources = [
  'core',
  'server',
  'cli',
  'web',
  'vite.config.ts',
  'vite.web.config.ts',
  'vite.messages.ts',
  'package-lock.json',
  'package.json',
];

/** Builds if needed. Ends the process with a message when that fails. */
export function build() {
  const stamp = join(root, 'dist', '.sources');
  const wanted = hashOf(sources.map((name) => join(root, name)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building ...\n');
  // The first empties dist/, the second adds dist/web/.
  runVite('vite.config.ts');
  runVite('vite.web.config.ts');
  writeManPages();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function runVite(config) {
  const { status, stdout } = spawnSync(
    join(bin, 'vite'),
    ['build', '--config', config, '--logLevel', 'warn'],
    {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 2],
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  process.stderr.write(`${stdout}\nThe build failed.\n`);
  process.exit(1);
}

function writeManPages() {
  const program = join(root, 'dist', 'cli', 'man-pages.js');
  const args = [program, join(root, 'dist', 'man')];
  const { status } = spawnSync(nodeProgram(), args, { stdio: ['ignore', 2, 2], env: environment() });
  if (status !== 0) process.exit(1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  if (!existsSync(path)) return;
  const names = tryList(path);
  if (names === null) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of names.sort()) add(hash, join(path, name));
}

function tryList(path) {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  install();
  build();
}
