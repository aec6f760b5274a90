// What every benchmark rests on: a real server in a process of its own on an embedded database, the processor
// time that it and the database take, and a client.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { createHttp, type Http, type Target } from '#core/http.ts';
import { authenticate } from '#core/session/calls.ts';
import { joinEmbedded } from '#server/db/embedded/join.ts';

export type World = {
  http: Http;
  target: Target;
  /** The administrator of another company. */
  neighbour(): Promise<Target>;
  /** Processor seconds so far: of the servers' processes, of those that draw PDFs for them, and of all of PostgreSQL's. */
  processorTime(): { server: number; drawing: number; database: number };
  /** Processor milliseconds that the server was at one thing, at most, since this was asked last. */
  longestStretch(): Promise<number>;
  /** Starts another server on the same database and data folder. */
  addServer(): Promise<void>;
  /** Runs SQL on the server's database, past everything that the server minds. */
  sql(text: string, values?: readonly unknown[]): Promise<void>;
  /** The server's resident memory in MB. */
  memory(): number;
  /**
   * And with that of the processes that it has started, but for the database. What they share, such as the program itself, counts
   * once.
   */
  familyMemory(): number;
  close(): Promise<void>;
};

/** Starts a production server with one company on a fresh data folder. Its e-mails go to `smtpUrl`, or into a folder. */
export async function startWorld({ smtpUrl }: { smtpUrl?: string } = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-bench-'));
  chmodSync(folder, 0o755);
  const port = 20_000 + (process.pid % 20_000);
  const data = join(folder, 'data');
  const mail = smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl };
  const server = await startServer(data, port, mail);
  const servers = [server];
  const sumOf = (secondsIn: (pid: number) => number) =>
    servers.reduce((sum, { pid = 0 }) => sum + secondsIn(pid), 0);
  const origin = `http://127.0.0.1:${port}`;
  const http = createHttp(fetch);
  const token = await signedIn(http, origin);
  return {
    http,
    target: { server: origin, token },
    neighbour: async () => ({ server: origin, token: await signedIn(http, origin, 'neighbour') }),
    async sql(text, values = []) {
      const connect = await joinEmbedded(data);
      if (connect === null) throw new Error('The database cannot be reached from another process here.');
      const client = new pg.Client(connect('formdeck_bench'));
      await client.connect();
      try {
        await client.query(text, [...values]);
      } finally {
        await client.end();
      }
    },
    processorTime: () => ({
      server: sumOf((pid) => secondsOf(pid)),
      drawing: sumOf((pid) => drawersOf(pid).reduce((sum, drawer) => sum + secondsOf(drawer), 0)),
      database: databaseSeconds(folder),
    }),
    async longestStretch() {
      const said = once(server, 'message');
      server.send('stretch');
      const [{ stretch }] = (await said) as [{ stretch: number }];
      return stretch;
    },
    async addServer() {
      const connect = await joinEmbedded(data);
      if (connect === null) throw new Error('The database cannot be reached from another process here.');
      const { host, port: socketPort, user, password, database } = connect('formdeck_bench');
      const url = new URL(`postgres://localhost:${socketPort}/${database}`);
      for (const [name, value] of Object.entries({ host, user, password }))
        if (value !== undefined) url.searchParams.set(name, value);
      servers.push(await startServer(data, port + servers.length, { ...mail, DATABASE_URL: url.href }));
    },
    memory: () => memoryOf(server.pid ?? 0),
    familyMemory: () =>
      [server.pid ?? 0, ...drawersOf(server.pid ?? 0)].reduce((sum, pid) => sum + shareOf(pid), 0),
    async close() {
      for (const each of servers.toReversed()) await stopped(each);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(
  data: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const server = fork(join(import.meta.dirname, 'server-process.js'), [data, String(port)], {
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...environment, NODE_ENV: 'production' },
    execArgv: [
      // As scripts/start.js starts the product.
      '--max-semi-space-size=8',
      ...(process.env['BENCH_PROFILE'] === undefined
        ? []
        : ['--cpu-prof', '--cpu-prof-dir', process.env['BENCH_PROFILE']]),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return server;
}

async function signedIn(http: Http, server: string, username = 'bench'): Promise<string> {
  const body = { username, password: 'benchmark company' };
  for (let tries = 1; ; tries += 1) {
    try {
      return (await http.send({ server }, authenticate, { body })).token;
    } catch (error) {
      // On a machine that is busy it says that it is, just after its start.
      if (!(error instanceof AppError) || error.code !== 'unavailable' || tries === 10) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

const ticksPerSecond = 100;

/** User and system time of a process, with that of its ended children. */
function secondsOf(pid: number, withChildren = false): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return (user + system + (withChildren ? childUser + childSystem : 0)) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Time of the postmaster of this data folder and of its sessions, those that have ended among them. */
function databaseSeconds(folder: string): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name), command: commandOf(name) }));
  const postmaster = processes.find(
    ({ command }) => command.includes(folder) && command.includes('postgres') && command.includes('-D'),
  );
  if (postmaster === undefined) return 0;
  const sessions = processes.filter(({ parent }) => parent === postmaster.pid);
  return secondsOf(postmaster.pid, true) + sessions.reduce((sum, { pid }) => sum + secondsOf(pid), 0);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readStatus(pid))?.[1] ?? 0) / 1024;
}

/** The memory of a process in MB, where of a page that several have each counts its part. */
function shareOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The processes of ours that a process has started: they run the same program. */
function drawersOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    const status = readStatus(pid);
    return Number(/PPid:\s+(\d+)/.exec(status)?.[1]) === parent && !/Name:\s+postgres/.test(status);
  });
}

/** Empty for a process that has ended. */
function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
