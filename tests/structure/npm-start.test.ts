// `npm start` that is told to stop: npm passes that on to a shell, which ends without telling what it runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
