// `npm start` that is told to stop: npm passes that on to a shell, which ends without telling what it runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const program = `import { onParentEnd } from '${pathToFileURL(resolve('scripts/parent.js')).href}';
onParentEnd(() => { process.stdout.write('parent ended'); process.exit(); });
process.stdout.write('ready ');
setInterval(() => {}, 60_000);`;

it.skipIf(process.platform === 'win32')('a script of npm notices that its shell has ended', async () => {
  // The second command keeps the shell from giving its place to the program.
  const line = `'${process.execPath}' --input-type=module --eval "$PROGRAM"; exit $?`;
  const shell = spawn('sh', ['-c', line], {
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said === 'ready ') shell.kill('SIGTERM');
  });
  // The pipe is closed once the program has ended too.
  await once(shell.stdout, 'end');
  expect(said).toBe('ready parent ended');
});

it('installs by `npm ci`: the lock has the builds of every platform', () => {
  const lock = JSON.parse(readFileSync(resolve('package-lock.json'), 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

it('names in .nvmrc the Node that the packages bring', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(resolve('package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const majors = Object.entries(optionalDependencies).flatMap(([name, version]) =>
    name.startsWith('node-') ? [`${version.split('.')[0]}\n`] : [],
  );
  expect(new Set(majors)).toEqual(new Set([readFileSync(resolve('.nvmrc'), 'utf8')]));
});
