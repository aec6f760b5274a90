// Opens the cluster that has a server's databases: the one at DATABASE_URL, or the embedded one of a data folder, which a running
// server may have started already.
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { AppError } from '#core/errors.ts';
import { makeDataFolder } from '#server/files/make-folder.ts';
import { isNowhere } from '#server/files/disk.ts';
import { databaseUrl, type Environment } from '#server/settings.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { joinEmbedded } from './embedded/join.ts';
import { requireOwnConnections } from './pooler.ts';
import { ensureDatabase, nothingThere, requireDatabase } from './region-database.ts';

export type Cluster = {
  /** Whether other servers may use it, and the data folder, concurrently. */
  isShared: boolean;
  /** The connection to a region's database, which is created if missing. */
  database(region: string, isFirst: boolean): Promise<pg.PoolConfig>;
  stop(): Promise<void>;
};

export async function openCluster(
  dataFolder: string,
  url: string | undefined,
  mayCreate: boolean = true,
): Promise<Cluster> {
  if (url === undefined) return embeddedCluster(dataFolder, mayCreate);
  if (mayCreate) await makeDataFolder(dataFolder, 0o700);
  return {
    isShared: true,
    // The configured database is the first region's; further ones are created beside it.
    async database(region, isFirst) {
      if (isFirst) {
        await requireOwnConnections({ connectionString: url });
        return { connectionString: url };
      }
      const further = new URL(url);
      further.pathname = `${further.pathname}_${region}`;
      await ensureDatabase({ connectionString: url }, further.pathname.slice(1));
      return { connectionString: further.href };
    },
    stop: async () => undefined,
  };
}

async function embeddedCluster(dataFolder: string, mayCreate: boolean): Promise<Cluster> {
  const embedded = await startEmbedded({ dataFolder, log: quietLog });
  return {
    isShared: false,
    async database(region) {
      const name = databaseOf(region);
      if (mayCreate) await ensureDatabase(embedded.connection('postgres'), name);
      return embedded.connection(name);
    },
    stop: () => embedded.stop(),
  };
}

/** PostgreSQL's own log file has more details than these lines. */
const quietLog = {
  info() {},
  warn: (message: string) => void process.stderr.write(`${message}\n`),
  error: (message: string) => void process.stderr.write(`${message}\n`),
};

function databaseOf(region: string): string {
  return `formdeck_${region.replaceAll(/\W/g, '_')}`;
}

export type RegionPlace = {
  /** The folder of the databases and the files of all regions. */
  dataFolder: string;
  region: string;
  environment: Environment;
  /** Whether to create the database, and the data folder, where there is none. */
  mayCreate: boolean;
};

/**
 * Works with the database of a region, whether or not its server is running.
 * @throws AppError `not-found` if there is none and none may be created
 */
export async function withRegionDatabase<T>(
  { region, environment, mayCreate, ...given }: RegionPlace,
  work: (place: { connection: pg.PoolConfig; folder: string }) => Promise<T>,
): Promise<T> {
  const dataFolder = resolve(given.dataFolder);
  const url = databaseUrl(environment);
  const place = url === undefined ? `in ${dataFolder}` : 'in the database at DATABASE_URL';
  if (!mayCreate && url === undefined && (await isNowhere(join(dataFolder, 'postgres'))))
    throw nothingThere(place);
  const cluster = await openOrJoinCluster(dataFolder, url, mayCreate);
  try {
    const connection = await cluster.database(region, true);
    if (!mayCreate) await requireDatabase(connection, `of region ${region} ${place}`);
    return await work({ connection, folder: join(dataFolder, region) });
  } finally {
    await cluster.stop();
  }
}

/** The cluster of a data folder: the one that its running server has started, otherwise a new one. */
async function openOrJoinCluster(
  dataFolder: string,
  url: string | undefined,
  mayCreate: boolean,
): Promise<Cluster> {
  try {
    return await openCluster(dataFolder, url, mayCreate);
  } catch (error) {
    const connection =
      error instanceof AppError && error.code === 'conflict' ? await joinEmbedded(dataFolder) : null;
    if (connection === null) throw error;
    return {
      isShared: true,
      async database(region) {
        if (mayCreate) await ensureDatabase(connection('postgres'), databaseOf(region));
        return connection(databaseOf(region));
      },
      stop: async () => undefined,
    };
  }
}
