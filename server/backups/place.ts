// A region of which a backup is made, or into which one is restored: its database and its files.
import { join } from 'node:path';
import pg from 'pg';
import { type RegionPlace, withRegionDatabase } from '#server/db/open-cluster.ts';
import { type FileStore, folderStore } from '#server/files/store.ts';

export type OpenPlace = {
  /** A connection of its own. */
  client: pg.Client;
  files: FileStore;
  /** Opens another connection. */
  connect(): Promise<pg.Client>;
};

/** A region that a server has opened already: its database, and the folder of its files. */
export type ServedPlace = { region: string; connection: pg.PoolConfig; folder: string };

export function withPlace<T>(
  place: RegionPlace | ServedPlace,
  work: (open: OpenPlace) => Promise<T>,
): Promise<T> {
  const open = async ({ connection, folder }: Omit<ServedPlace, 'region'>) => {
    const connect = async () => {
      const client = new pg.Client(connection);
      await client.connect();
      return client;
    };
    const client = await connect();
    try {
      return await work({ client, files: folderStore(join(folder, 'files')), connect });
    } finally {
      await client.end();
    }
  };
  return 'environment' in place ? withRegionDatabase(place, open) : open(place);
}

/** The companies of a database, by name, as its transaction sees them. */
export async function companiesIn(client: pg.ClientBase): Promise<{ id: string; name: string }[]> {
  const ids = await client.query<{ id: string }>('select distinct company_id as id from sign_in_names');
  const companies: { id: string; name: string }[] = [];
  for (const { id } of ids.rows) {
    await client.query("select set_config('app.company', $1, true)", [id]);
    const found = await client.query<{ name: string }>('select name from companies where id = $1', [id]);
    companies.push({ id, name: found.rows[0]?.name ?? '' });
  }
  return companies.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
