// A region goes through a backup into another database, and is the same there.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authenticate } from '#core/session/calls.ts';
import { createServer, type RegionServer, routes } from '#server/app.ts';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import { numberedColumns } from '#server/db/restored.ts';
import { seedDemo } from '#server/demo/seed.ts';
import {
  aboveAll,
  emptyPlaces,
  type Place,
  placeOf,
  tableOf,
  withClient,
} from '#tests/support/backup-places.ts';
import { patience } from '#tests/support/patience.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { activateBackup } from './activate.ts';
import { writeArchive } from './archive/write-archive.ts';
import { createBackup, type MadeBackup } from './create.ts';
import { restoreBackup, type RestoreRequest } from './restore.ts';
import { tablesOfNone, unkeptTables } from './tables.ts';

const now = Date.now();
const version = '9.8.7-test';

let source: TestServer;
let folder: string;
let made: MadeBackup;
let places: Awaited<ReturnType<typeof emptyPlaces>>;
let prints: Record<string, string>;

beforeAll(async () => {
  source = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'formdeck-backups-'));
  await seedDemo(source.region.services, { region: 'us', now });
  places = await emptyPlaces();
  const here = await placeOf(source);
  // The chain of the audit log is made behind it.
  await vi.waitFor(
    async () => expect(await tableOf(here, 'select entry_id from audit_pending limit 1')).toEqual([]),
    { timeout: patience },
  );
  prints = await printsOf(here);
  made = await createBackup(await placeOf(source), request('whole.tar.zst'));
});
afterAll(async () => {
  await source?.close();
  await places?.drop();
  await rm(folder, { recursive: true });
});

const request = (name: string) => ({ target: join(folder, name), lock: null, version, now });
const restoring = (more: Partial<RestoreRequest> = {}): RestoreRequest => ({
  file: made.file,
  key: {},
  now: now + 1,
  ...more,
});

/** A fingerprint of each table, without numbers of transactions. */
async function printsOf(at: Place): Promise<Record<string, string>> {
  return withClient(aboveAll(at), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const found: Record<string, string> = {};
    const numbered: Readonly<Record<string, readonly string[]>> = numberedColumns;
    for (const { name } of tables) {
      if (unkeptTables.has(name) || tablesOfNone[name] === false) continue;
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - $1::text[])::text, 0)), 0) as print from ${name} t`,
        [numbered[name] ?? []],
      );
      found[name] = rows[0]?.print ?? '';
    }
    return found;
  });
}

async function withServer<T>(
  at: Place,
  work: (server: RegionServer, origin: string) => Promise<T>,
): Promise<T> {
  const { connection, dataFolder, region } = at;
  const server = await createServer({
    region: 'us',
    connection,
    dataFolder: join(dataFolder, region),
    version,
    logLevel: 'silent',
    now: () => now,
  });
  try {
    return await work(server, await server.listen({ host: '127.0.0.1', port: 0 }));
  } finally {
    await server.close();
  }
}

describe('a region', () => {
  it.each(['ordinary', 'superuser'] as const)(
    'is the same in another database, for a role that is %s',
    async (role) => {
      const there = await places.make(role);
      const restored = await restoreBackup(there, restoring());
      expect(restored).toMatchObject({ companies: ['Lakeside Foods'], rows: made.rows, files: made.files });
      expect(await printsOf(there)).toEqual(prints);
      expect(Object.values(prints).filter((print) => !print.startsWith('0 ')).length).toBeGreaterThan(30);
    },
  );

  it('has every table: those of no company are named', async () => {
    const without = await tableOf(
      await placeOf(source),
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'companies'
        and not exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id') order by 1`,
    );
    expect(without).toEqual(
      Object.keys(tablesOfNone)
        .toSorted()
        .map((name) => ({ name })),
    );
  });

  it('answers every call there as before', async () => {
    const { token } = await source.as(null, authenticate, {
      body: { username: 'us-admin', password: 'formdeck-demo' },
    });
    // Its key is made for the first who asks.
    await source.fetch({ token }, '/user/push');
    const later = await createBackup(await placeOf(source), request('later.tar.zst'));
    const there = await places.make();
    await restoreBackup(there, restoring({ file: later.file }));
    await withServer(there, async (_, origin) => {
      const differing: string[] = [];
      let compared = 0;
      for (const { call } of routes) {
        if (call.method !== 'GET' || call.path.includes('{') || livesOn.has(call.path)) continue;
        const ask = async (from: string) => {
          const answer = await fetch(from + call.path, { headers: { authorization: `Bearer ${token}` } });
          return { status: answer.status, body: (await answer.text()).replaceAll(from, '') };
        };
        const [before, after] = [await ask(source.origin), await ask(origin)];
        if (JSON.stringify(before) !== JSON.stringify(after)) differing.push(call.path);
        if (before.status === 200) compared += 1;
      }
      expect(differing).toEqual([]);
      expect(compared).toBeGreaterThan(30);
    });
  });

  it('sends nothing before it is said that this copy does', async () => {
    const there = await places.make();
    await restoreBackup(there, restoring());
    const due =
      'select count(*)::int as count from schedules where next_at <= ' + String(now + 400 * 86_400_000);
    const [before] = await tableOf(there, due);
    expect(before).not.toEqual({ count: 0 });
    const run = () =>
      withServer(there, async ({ services }) => {
        await services.schedules.runDue();
        return tableOf(there, 'select count(*)::int as count from schedule_runs');
      });
    const [runs] = await tableOf(there, 'select count(*)::int as count from schedule_runs');
    await tableOf(there, 'update schedules set next_at = first_at');
    expect(await run()).toEqual([runs]);
    expect(await activateBackup(there, { now })).toMatchObject({ companies: ['Lakeside Foods'] });
    expect(await activateBackup(there, { now })).toMatchObject({ companies: [] });
    expect(await run()).not.toEqual([runs]);
  });

  it('is brought up to date where an older version made it, and a newer one is refused', async () => {
    const older = await places.make();
    const names = await withClient(await placeOf(source), migrationNames);
    const few = names.filter((name) => name < '0086' || name === '0088-backups');
    expect(few.length).toBeLessThan(names.length);
    await withClient(older, async (client) => {
      await migrate(client, few);
      const [company, user] = [randomUUID(), randomUUID()];
      await client.query("select set_config('app.company', $1, false)", [company]);
      await client.query("insert into companies (id, name) values ($1, 'Old Mill')", [company]);
      await client.query(
        `insert into users (company_id, id, user_name, email, role, time_zone, password_hash)
         values ($1, $2, 'miller', 'miller@example.com', 'ADMIN', 'Etc/UTC', '')`,
        [company, user],
      );
      await client.query("insert into sign_in_names values ('miller', $1, $2)", [company, user]);
    });
    const backup = await createBackup(older, request('older.tar.zst'));
    const there = await places.make();
    await restoreBackup(there, restoring({ file: backup.file }));
    expect(await withClient(there, migrationNames)).toEqual(few);
    await withServer(there, () => Promise.resolve());
    expect(await withClient(there, migrationNames)).toEqual(names);
    expect(await tableOf(there, 'select name from companies')).toEqual([{ name: 'Old Mill' }]);

    const newer = join(folder, 'newer');
    const header = { format: 1, formdeck: '99.0', region: 'us', madeAt: now, scope: 'region' as const };
    const more = { companies: [], migrations: [...names, '9999-future'], tables: {} };
    await writeArchive(newer, null, { ...header, ...more }, () =>
      Promise.resolve({ rows: {}, files: {}, missing: [] }),
    );
    await expect(restoreBackup(await places.make(), restoring({ file: newer }))).rejects.toThrow(
      'was made by a newer Formdeck (99.0)',
    );
  });
});

/** What differs between two servers, and not between their data. */
const livesOn: ReadonlySet<string> = new Set([
  // The address of the server.
  '/company/links',
  // A new upload each time.
  '/upload/request',
]);
