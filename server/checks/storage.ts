// Where the data go: whether the database can be used (a PostgreSQL of one's own by its rights, version and state, the embedded one
// by its programs), and whether the data folder can be written to and has room.
import { constants } from 'node:fs';
import { access, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { countText, sizeText } from '#core/count-text.ts';
import { AppError, type Check } from '#core/errors.ts';
import { isNowhere } from '#server/files/disk.ts';
import { connectingLimit } from '#server/db/answers.ts';
import { packagedPrograms } from '#server/db/embedded/programs.ts';
import { migrationState } from '#server/db/migrate.ts';
import { requireOwnConnections } from '#server/db/pooler.ts';
import { failedCheck, reasonOf } from './failed-check.ts';

const database = 'Database';
const oldest = 15;
/** The connections of one server, with some for whoever looks after the database. */
const connectionsOfServer = 40;
const mostClockSkew = 60_000;

export async function checkDatabase(url: string | undefined, dataFolder: string): Promise<Check[]> {
  return url === undefined ? [await checkEmbedded(dataFolder)] : checkOwn(url);
}

async function checkEmbedded(dataFolder: string): Promise<Check> {
  try {
    const { version, major } = await packagedPrograms();
    const made = await readFile(join(dataFolder, 'postgres', 'PG_VERSION'), 'utf8').catch(() => null);
    if (made === null)
      return {
        name: database,
        ok: true,
        says: `PostgreSQL ${version}, in the data folder at the first start`,
      };
    if (Number(made) === major)
      return { name: database, ok: true, says: `PostgreSQL ${version}, in the data folder` };
    const says = `the database in ${dataFolder} is of PostgreSQL ${made.trim()}, the programs here are PostgreSQL ${version}`;
    return { name: database, ok: false, says, hint: 'Start it with the version of Formdeck that made it.' };
  } catch (error) {
    return failedCheck(database, error);
  }
}

async function checkOwn(url: string): Promise<Check[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectingLimit });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await requireOwnConnections({ connectionString: url });
    return await look(client);
  } catch (error) {
    if (error instanceof AppError) return [failedCheck(database, error)];
    const hint = 'Check DATABASE_URL: host, port, user, password and the name of the database.';
    return [{ name: database, ok: false, says: reasonOf(error), hint }];
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Facts = {
  version: string;
  number: number;
  role: string;
  database: string;
  mayCreate: boolean;
  encoding: string;
  connections: number;
  now: number;
};

async function look(client: pg.Client): Promise<Check[]> {
  const before = Date.now();
  const { rows } = await client.query<Facts>(`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_user as role, current_database() as database,
      has_schema_privilege(current_user, 'public', 'create')
        and has_database_privilege(current_user, current_database(), 'create') as "mayCreate",
      current_setting('server_encoding') as encoding, current_setting('max_connections')::int as connections,
      extract(epoch from clock_timestamp())::float8 * 1000 as now`);
  const facts = rows[0];
  if (facts === undefined) return [{ name: database, ok: false, says: 'the database gives no answer' }];
  const skew = facts.now - (before + Date.now()) / 2;
  return [await checkFacts(client, facts), ...checkConnections(facts), checkClock(skew)];
}

async function checkFacts(client: pg.Client, facts: Facts): Promise<Check> {
  const { version, number, role, mayCreate, encoding } = facts;
  if (number < oldest * 10_000)
    return {
      name: database,
      ok: false,
      says: `PostgreSQL ${version} is too old`,
      hint: `Formdeck needs ${oldest} or newer.`,
    };
  if (encoding !== 'UTF8')
    return {
      name: database,
      ok: false,
      says: `the database ${facts.database} holds ${encoding}`,
      hint: `Create one that holds all languages: create database "${facts.database}" encoding 'UTF8' template template0`,
    };
  if (!mayCreate)
    return {
      name: database,
      ok: false,
      says: `the role ${role} may not create tables in ${facts.database}`,
      hint: `Give it the database: alter database "${facts.database}" owner to "${role}"`,
    };
  const { unknown, waiting, isNew } = await migrationState(client);
  if (unknown.length > 0)
    return {
      name: database,
      ok: false,
      says: `a newer Formdeck has worked on ${facts.database} (${unknown.join(', ')})`,
      hint: 'Start the newer version, or restore a backup made with this one.',
    };
  const state = isNew
    ? 'empty'
    : waiting === 0
      ? 'up to date'
      : `${countText(waiting)} changes come with the start`;
  return { name: database, ok: true, says: `PostgreSQL ${version}, ${facts.database} as ${role}: ${state}` };
}

function checkConnections({ connections }: Facts): Check[] {
  if (connections >= connectionsOfServer) return [];
  const says = `it takes ${connections} connections, and a server of Formdeck up to ${connectionsOfServer}`;
  return [{ name: 'Connections', ok: false, says, hint: 'Raise max_connections of PostgreSQL to 100.' }];
}

function checkClock(skew: number): Check {
  const ok = Math.abs(skew) <= mostClockSkew;
  const seconds = Math.round(Math.abs(skew) / 1_000);
  const says = ok
    ? 'agrees with the database'
    : `${seconds} s ${skew > 0 ? 'behind' : 'ahead of'} the database`;
  return {
    name: 'Clock',
    ok,
    says,
    ...(!ok && { hint: 'Set both clocks by NTP: `timedatectl set-ntp true`.' }),
  };
}

/** With less free space, a server may stop soon. */
const leastFree = 1e9;

export async function checkFolder(dataFolder: string): Promise<Check[]> {
  const name = 'Data folder';
  const isNew = await isNowhere(dataFolder);
  const nearest = await existing(dataFolder);
  try {
    await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const hint =
      'Give the folder to the account that runs the server: `chown`, or set FORMDECK_DATA to another one.';
    const says = isNew ? `${nearest} cannot be written to` : `${dataFolder} cannot be written to`;
    return [{ name, ok: false, says, hint }];
  }
  const says = isNew ? `${dataFolder} will be made` : dataFolder;
  return [{ name, ok: true, says }, await checkRoom(nearest)];
}

/** The folder itself, or the nearest one around it that there is. */
async function existing(folder: string): Promise<string> {
  let nearest = folder;
  while ((await isNowhere(nearest)) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  return nearest;
}

async function checkRoom(folder: string): Promise<Check> {
  const name = 'Disk';
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const ok = free >= leastFree;
    const says = `${sizeText(free)} free`;
    return { name, ok, says, ...(!ok && { hint: 'Free some space: a full disk stops the server.' }) };
  } catch (error) {
    return failedCheck(name, error);
  }
}
