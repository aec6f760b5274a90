// A client that leaves before its answer: what it asked for ends in the database too, whole or not at all.
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCatalogTypes, readCatalog } from '#core/catalog/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { json } from '#tests/support/json.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const country = { id: randomUUID(), name: 'Country' };
const canada = { id: randomUUID(), name: 'Canada', type: country, parentId: null };
const quebec = { id: randomUUID(), name: 'Quebec', type: country, parentId: canada.id };

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  // What ends here ends because nobody waits for it, and not because it takes long.
  server.region.services.settings.statementLimit = 10 * patience;
  const catalog = { types: [country], items: [canada, quebec] };
  await inCompany(server, admin.companyId, (tx) => insertCatalog(tx, admin.companyId, catalog));
});
afterAll(() => server.close());

it('ends a deletion, which deletes nothing', async () => {
  const before = await server.as(admin, readCatalog, {});
  await whileLocked('select from catalog_items for update', async (locking) => {
    await leaveWhileWaiting(locking, `/catalog/${canada.id}`, { method: 'DELETE' });
    await expect.poll(() => busy(locking), { timeout: patience }).toBe(0);
  });
  expect(await server.as(admin, readCatalog, {})).toEqual(before);
  const again = await server.fetch(admin, `/catalog/${canada.id}`, { method: 'DELETE' });
  expect(await again.json()).toEqual({ deleted: [canada.id, quebec.id], retired: [] });
});

it('ends what reads much', async () => {
  await whileLocked('lock table catalog_items in access exclusive mode', async (locking) => {
    await leaveWhileWaiting(locking, '/catalog', {});
    await expect.poll(() => busy(locking), { timeout: patience }).toBe(0);
  });
});

it('does not end a short change, which may be the last thing that was done on a page', async () => {
  await whileLocked('select from catalogs for update', (locking) =>
    leaveWhileWaiting(locking, '/catalog/type', json('POST', { name: 'Province' })),
  );
  const names = async () => (await server.as(admin, listCatalogTypes, {})).map(({ name }) => name);
  await expect.poll(names, { timeout: patience }).toEqual(['Country', 'Province']);
});

async function whileLocked(statement: string, work: (locking: PoolClient) => Promise<void>): Promise<void> {
  const locking = await server.region.services.database.connect();
  try {
    // Only a superuser sees what others are at.
    await locking.query('begin; set local role none');
    await locking.query("select set_config('app.company', $1, true)", [admin.companyId]);
    await locking.query(statement);
    await work(locking);
  } finally {
    await locking.query('rollback');
    locking.release();
  }
}

/** Asks for something, and leaves once it waits for the lock. */
async function leaveWhileWaiting(locking: PoolClient, path: string, init: RequestInit): Promise<void> {
  const leaving = new AbortController();
  const asked = server.fetch(admin, path, { ...init, signal: leaving.signal });
  const left = expect(asked).rejects.toThrow('aborted');
  const waiting = () => others(locking, "wait_event_type = 'Lock'");
  await expect.poll(waiting, { timeout: patience }).toBe(1);
  leaving.abort();
  await left;
}

/** How many others are at a statement, or within a transaction. */
function busy(locking: PoolClient): Promise<number> {
  return others(locking, "state <> 'idle'");
}

async function others(locking: PoolClient, condition: string): Promise<number> {
  // Within a transaction it is the same for all who ask, unless it is forgotten.
  await locking.query('select pg_stat_clear_snapshot()');
  const { rowCount } = await locking.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and ${condition}`,
  );
  return rowCount ?? 0;
}
