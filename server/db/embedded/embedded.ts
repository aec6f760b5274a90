// The private PostgreSQL that a server starts when no DATABASE_URL names another: one cluster in the data folder,
// reached through a socket that only its owner can open, which stops with its server. This file has the steps in order;
// the neighbouring files have their details.
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { ensureCluster, readPassword, superuser } from './cluster.ts';
import { databaseError } from './errors.ts';
import { takeLock } from './lock.ts';
import { boundLog } from './log.ts';
import { choosePlace, makeSocketFolder, socketFolder } from './location.ts';
import { startPostmaster, type Launch, type Postmaster } from './postmaster.ts';
import { preparePrograms } from './programs.ts';

/** The connection options for `pg`. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
  password?: string;
};

export type EmbeddedDatabase = {
  /** The folder of the socket; undefined on Windows, where it listens on the loopback interface. */
  socketFolder: string | undefined;
  port: number;
  /** A superuser. */
  user: string;
  /** PostgreSQL's version, for example `18.4`. */
  version: string;
  connection(database: string): EmbeddedConnection;
  /** Ends all sessions, stops PostgreSQL and frees the data folder. Close the pools first. */
  stop(): Promise<void>;
};

export type EmbeddedLog = Record<'info' | 'warn' | 'error', (message: string) => void>;

export type EmbeddedOptions = {
  /** Created if missing. */
  dataFolder: string;
  log: EmbeddedLog;
  /** A folder with PostgreSQL's programs (15 or newer), instead of those that come with Formdeck. */
  binaries?: string;
};

/**
 * Starts the cluster of a data folder and waits until it accepts connections. The first start creates it (1 to 2 s;
 * later ones take 0.15 s). Call it on the main thread. Throws AppError: `conflict` if another server uses the folder or
 * another major version created the cluster, `disk-full`, `unavailable`.
 */
export async function startEmbedded({
  dataFolder,
  log,
  binaries,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(dataFolder);
  try {
    return await start(folder, log, binaries);
  } catch (error) {
    throw databaseError(error, folder);
  }
}

async function start(
  folder: string,
  log: EmbeddedLog,
  binaries: string | undefined,
): Promise<EmbeddedDatabase> {
  const place = await choosePlace(folder);
  const { home, cluster, account } = place;
  const lock = await takeLock(home);
  try {
    const programs = await preparePrograms(place, binaries);
    await ensureCluster(place, programs);
    const onSocket = process.platform !== 'win32';
    const host = onSocket ? socketFolder(home) : '127.0.0.1';
    const port = onSocket ? 5432 : await freePort();
    const password = await readPassword(place);
    const connection = (database: string): EmbeddedConnection => {
      return { host, port, user: superuser, database, ssl: false, ...(password && { password }) };
    };
    const logFile = join(home, 'postgres.log');
    const postmaster = await keepRunning(log, {
      bin: programs.bin,
      cluster,
      account,
      settings: { ...settings, port: String(port), ...listening(onSocket ? host : undefined) },
      logFile,
      connection: connection('postgres'),
      prepare: async () => {
        if (onSocket) await makeSocketFolder(place);
      },
    });
    const endBound = await boundLog(logFile);
    if (home !== place.folder)
      log.warn(
        `The database is in ${cluster}, outside the data folder ${place.folder}: a copy of that folder does not back it up. See "Backup and restore" in the help.`,
      );
    const runner = account ? `, run by the account ${account.name}` : '';
    log.info(`PostgreSQL ${programs.version} works on ${cluster}${runner}`);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      endBound();
      await postmaster.stop();
      if (onSocket) await rm(host, { recursive: true, force: true });
      await lock.release();
    };
    return {
      socketFolder: onSocket ? host : undefined,
      port,
      user: superuser,
      version: programs.version,
      connection,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    await lock.release();
    throw databaseError(error, home);
  }
}

/** Durable and small, since it shares a machine with its server. Everything else is PostgreSQL's default. */
const settings: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_connections: '80',
  // Nothing is replicated: saves a process.
  max_logical_replication_workers: '0',
  wal_compression: 'on',
  max_wal_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  logging_collector: 'off',
  log_destination: 'stderr',
};

/** The folder of the socket is quoted: the setting is a list, and a folder's name may contain a comma. */
function listening(folder: string | undefined): Record<string, string> {
  if (folder === undefined) return { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  return {
    listen_addresses: '',
    unix_socket_directories: `"${folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return failed(new Error('A server has no port'));
      server.close(() => found(address.port));
    });
  });
}

/**
 * Starts PostgreSQL, and restarts it whenever it ends unexpectedly (for example, killed when the system ran out of
 * memory).
 */
async function keepRunning(log: EmbeddedLog, launch: Launch): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let running = await startPostmaster(launch);

  const startAgain = async (): Promise<Postmaster | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await startPostmaster(launch);
      } catch (error) {
        log.error(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`);
        await pause(5_000);
      }
    }
    return undefined;
  };
  const watching = (async () => {
    for (;;) {
      await running.ended;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL ended unexpectedly; restarting it');
      const next = await startAgain();
      if (!next) return;
      running = next;
      if (stopping.signal.aborted) await running.stop();
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
