// Databases of their own for tests of backups, as an operator names them: by an address, with a role and a folder.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { RegionPlace } from '#server/db/open-cluster.ts';
import { runStatement, type TestServer } from './server.ts';

function cluster(database: string, user?: string): pg.ClientConfig {
  return { ...inject('cluster').connection, database, ...(user !== undefined && { user }) };
}

function addressOf({ host, port, user, database }: pg.ClientConfig): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

export type Place = RegionPlace & { connection: pg.ClientConfig };

function place(connection: pg.ClientConfig, filesOf: string): Place {
  return {
    region: basename(filesOf),
    dataFolder: dirname(filesOf),
    environment: { DATABASE_URL: addressOf(connection) },
    mayCreate: true,
    connection,
  };
}

export async function placeOf({ region, dataFolder }: TestServer): Promise<Place> {
  const [found] = await region.services.database.transaction(null, (tx) =>
    tx.raw<{ name: string }>('select current_database() as name'),
  );
  return place(cluster(found?.name ?? ''), dataFolder);
}

/** Makes empty databases, by default of an ordinary role: row level security is for it, too. */
export async function emptyPlaces() {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  const folder = await mkdtemp(join(tmpdir(), 'formdeck-places-'));
  const databases: string[] = [];
  await runStatement(cluster('postgres'), `create role ${owner} login`);
  return {
    async make(role: 'ordinary' | 'superuser' = 'ordinary'): Promise<Place> {
      const name = `formdeck_${randomUUID().replaceAll('-', '')}`;
      databases.push(name);
      const of = role === 'ordinary' ? ` owner ${owner}` : '';
      await runStatement(cluster('postgres'), `create database ${name} template template0${of}`);
      const user = role === 'ordinary' ? owner : undefined;
      return place(cluster(name, user), await mkdtemp(join(folder, 'place-')));
    },
    async drop() {
      for (const name of databases)
        await runStatement(cluster('postgres'), `drop database ${name} with (force)`);
      await runStatement(cluster('postgres'), `drop role ${owner}`);
      await rm(folder, { recursive: true });
    },
  };
}

/** The place as the superuser sees it. */
export function aboveAll({ connection }: Pick<Place, 'connection'>): Pick<Place, 'connection'> {
  return { connection: { ...connection, user: inject('cluster').connection.user } };
}

/** The rows of a statement, past row level security. */
export async function tableOf({ connection }: Place, statement: string): Promise<unknown[]> {
  const above = aboveAll({ connection });
  return withClient(above, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);
}

export async function withClient<T>(
  { connection }: Pick<Place, 'connection'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
