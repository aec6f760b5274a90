// PostgreSQL's main process: start, wait until ready, restart after a crash, stop. It has its own process group, so that
// Ctrl-C in a terminal reaches only the server, which stops it last. On Linux the kernel interrupts it when the server
// is killed; elsewhere the next start cleans it up.
// The kernel's signal is per thread: if a worker thread starts a database, it stops when that thread ends.
import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, type ClientConfig } from 'pg';

import { as, programEnvironment, run, type Account } from './account.ts';
import { clearTheWay } from './orphan.ts';

export type Launch = {
  /** The folder with PostgreSQL's programs. */
  bin: string;
  cluster: string;
  account: Account | undefined;
  /** Settings by name, passed on the command line so that they override the cluster's files. */
  settings: Readonly<Record<string, string>>;
  logFile: string;
  /** How to connect to it once it runs. */
  connection: ClientConfig;
  /** Called before each launch, when no earlier process uses the cluster any more. */
  prepare(): Promise<void>;
};

export type Postmaster = {
  readonly pid: number;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;
  /** Ends open sessions and waits for the exit; a second call also waits. */
  stop(): Promise<void>;
};

/** Errors for a second or two after a crash, until the system has cleaned up the dead process. */
const lingering = /lock file ".*" already exists|pre-existing shared memory block/;
const longestLinger = 15_000;
const longestStop = 60_000;

/** Starts PostgreSQL and waits until it accepts connections. Throws an Error with its last log messages. */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const deathSignal = await hasDeathSignal();
  const giveUp = Date.now() + longestLinger;
  for (;;) {
    await clearTheWay(launch.cluster, launch.bin);
    await launch.prepare();
    const lastWords = await attempt(launch, deathSignal);
    if (typeof lastWords !== 'string') return lastWords;
    if (!lingering.test(lastWords) || Date.now() > giveUp) throw new Error(lastWords);
    await sleep(200);
  }
}

/** One launch attempt: the running process, or its log if it exited. */
async function attempt(launch: Launch, deathSignal: boolean): Promise<Postmaster | string> {
  const program = join(launch.bin, 'postgres');
  const settings = Object.entries(launch.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [program, '-D', launch.cluster, ...settings];
  if (deathSignal) command.unshift('setpriv', '--pdeathsig', 'INT', '--');

  const log = await open(launch.logFile, 'a', 0o600);
  const { size: from } = await log.stat();
  const child = spawnDetached(command, launch.account, log.fd);
  const end = endOf(child);
  await log.close();

  const stop = () => stopAndWait(child, end, launch.bin);
  try {
    while (!end.reached && !(await takesConnections(launch.connection))) await sleep(20);
  } catch (error) {
    await stop();
    throw error;
  }
  if (!end.reached && child.pid !== undefined) return { pid: child.pid, ended: end.ended, stop };
  return end.failure?.message ?? lastWordsOf((await readFile(launch.logFile)).subarray(from).toString());
}

function spawnDetached(
  [program = '', ...args]: readonly string[],
  account: Account | undefined,
  output: number,
) {
  return spawn(program, args, {
    ...as(account),
    cwd: '/',
    env: programEnvironment(),
    stdio: ['ignore', output, output],
    detached: true,
    windowsHide: true,
  });
}

type End = { reached: boolean; failure?: Error; ended: Promise<void> };

function endOf(child: ChildProcess): End {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end: End = { reached: false, ended: promise };
  const reach = (failure?: Error) => {
    end.reached = true;
    if (failure) end.failure = failure;
    resolve();
  };
  child.once('error', reach).once('exit', () => reach());
  return end;
}

/** Fast shutdown first; if that takes too long, the immediate one, which requires a recovery at the next start. */
async function stopAndWait(child: ChildProcess, end: End, bin: string): Promise<void> {
  const interrupt = async (signal: 'INT' | 'QUIT') => {
    // Node's signals are a hard kill on Windows.
    if (process.platform !== 'win32') child.kill(`SIG${signal}`);
    else await run(join(bin, 'pg_ctl'), ['kill', signal, String(child.pid)]);
  };
  if (!end.reached) await interrupt('INT');
  const timer = setTimeout(() => void interrupt('QUIT'), longestStop);
  await end.ended;
  clearTimeout(timer);
}

/** Whether a session can be opened: not during startup or recovery, however long they take. */
async function takesConnections(connection: ClientConfig): Promise<boolean> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Class 57P: starting up, shutting down. A missing or unattended socket is not a response from PostgreSQL.
    if (error instanceof DatabaseError && !error.code?.startsWith('57P')) throw error;
    return false;
  } finally {
    await client.end();
  }
}

/** The fatal messages without timestamps; if there are none, the end of the log. */
function lastWordsOf(log: string): string {
  const lines = log.trim().split('\n');
  const fatal = lines.flatMap((line) => /(?:FATAL|PANIC): .*/.exec(line)?.[0] ?? []);
  // Sessions that connected too early, ours included, cause such messages too.
  const ours = fatal.filter((line) => !line.includes('the database system is'));
  return (ours.length > 0 ? ours : lines.slice(-3)).join('\n');
}

async function hasDeathSignal(): Promise<boolean> {
  return process.platform === 'linux' && (await run('setpriv', ['--pdeathsig', 'INT', 'true'])).ok;
}
