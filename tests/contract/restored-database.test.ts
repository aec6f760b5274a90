// A database that came out of a dump: its rows carry numbers of transactions of another cluster. Nothing counts as
// changed that was not, what changes from then on is told, and what clients remember from before is refused in words or
// read anew. Once with the programs of PostgreSQL, once by the mark that they leave.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { exportForm } from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/embedded.ts';
import { ensureDatabase } from '#server/db/region-database.ts';
import { historyTables, numberedColumns } from '#server/db/restored.ts';
import { withClient } from '#tests/support/backup-places.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const programs = '/usr/lib/postgresql/15/bin';
const quiet = { info() {}, warn() {}, error() {} };

/** A company with rows, and what its clients remember. */
type Story = {
  admin: Person;
  formId: string;
  sheetId: string;
  placeId: string;
  exported: string;
  seen: string;
};

async function begin(server: TestServer): Promise<Story> {
  const { admin } = await server.company();
  const { form, ids } = exampleForm({ reviewers: [{ id: admin.id }] });
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  const { id: sheetId } = await server.as(admin, filling.createSheet, sheet);
  const story = { admin, formId: form.id, sheetId, placeId: ids.place };
  const rows = [
    await add(server, story, 'Gate 1'),
    await add(server, story, 'Gate 2'),
    await add(server, story, 'Gate 3'),
  ];
  const review = { params: { id: sheetId, rowId: rows[0] ?? '' }, body: { state: 'APPROVED' as const } };
  await server.as(admin, sheets.reviewRow, review);
  await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId: rows[2] ?? '' } });
  const { cursor: exported } = await exportSince(server, story, null);
  const { cursor: seen } = await changesSince(server, story, null);
  return { ...story, exported, seen };
}

type Place = Pick<Story, 'admin' | 'formId' | 'sheetId' | 'placeId'>;

async function add(server: TestServer, { admin, sheetId, placeId }: Place, value: string): Promise<string> {
  const body = { answers: [{ questionId: placeId, value }] };
  return (await server.as(admin, filling.addRow, { params: { id: sheetId }, body })).id;
}

async function exportSince(server: TestServer, { admin, formId }: Place, since: string | null) {
  const body = {
    templateIds: [formId],
    startDate: -8.64e15,
    endDate: 8.64e15,
    format: 'CSV' as const,
    since,
  };
  const reply = await server.as(admin, exportForm, { body });
  const { data } = Papa.parse<Record<string, string>>(await reply.text(), {
    header: true,
    skipEmptyLines: true,
  });
  return {
    cursor: reply.headers.get(cursorHeader) ?? '',
    rows: data.map((row) => [row['Change'], row['Place']]),
  };
}

function changesSince(server: TestServer, { admin, formId, sheetId }: Place, since: string | null) {
  const body = { sheetIds: [sheetId], since, rowFilters: {} };
  return server.as(admin, sheets.readChanges, { params: { id: formId }, body });
}

/** What everybody finds who comes after the restore. */
async function tellsTheTruth(server: TestServer, story: Story): Promise<void> {
  const refused = await failure(exportSince(server, story, story.exported));
  expect(refused).toMatchObject({ status: 409, hint: 'Start again with a new state file.' });
  expect(refused.message).toMatch(/another server|restored from a backup/);
  // An open dashboard reads everything anew, once.
  const anew = await changesSince(server, story, story.seen);
  expect(anew).toMatchObject({ rows: null, written: [], deleted: [], sheets: [{ id: story.sheetId }] });
  expect(await changesSince(server, story, anew.cursor)).toMatchObject({ written: [], deleted: [] });

  const begun = await exportSince(server, story, null);
  expect(begun.rows).toEqual([
    ['new', 'Gate 1'],
    ['new', 'Gate 2'],
  ]);
  expect((await exportSince(server, story, begun.cursor)).rows).toEqual([]);
  const added = await add(server, story, 'Gate 4');
  expect((await exportSince(server, story, begun.cursor)).rows).toEqual([['new', 'Gate 4']]);
  expect((await changesSince(server, story, anew.cursor)).written).toEqual([added]);
}

/** Leaves a database as a dump of a cluster does that had come further: each row new, with high numbers in it. */
function asOutOfDump(connection: pg.ClientConfig): Promise<unknown> {
  return withClient({ connection }, async (client) => {
    await client.query('begin; alter table rows disable trigger user');
    for (const [table, columns] of Object.entries(numberedColumns))
      await client.query(
        `update ${table} set ${columns.map((column) => `${column} = ${column} + 1000000`).join(', ')}`,
      );
    for (const table of historyTables)
      await client.query(`create temp table copy on commit drop as select * from ${table}; delete from ${table};
        insert into ${table} select * from copy; drop table copy`);
    await client.query('update server_starts set id = id');
    await client.query('alter table rows enable trigger user; commit');
  });
}

describe('a restored database', () => {
  it('calls nothing changed that was not, told by the mark of a dump', async () => {
    const { connection, drop } = await cloneDatabase();
    const before = await startTestServer({ connection });
    const story = await begin(before);
    await before.close();
    await asOutOfDump(connection);
    // Whoever comes second finds that it is done.
    const [server, other] = await Promise.all([
      startTestServer({ connection }),
      startTestServer({ connection }),
    ]);
    await tellsTheTruth(server, story);
    await other.close();
    await server.close();
    const again = await startTestServer({ connection });
    const { cursor } = await exportSince(again, story, null);
    expect((await exportSince(again, story, cursor)).rows).toEqual([]);
    await again.close();
    await drop();
  });

  it('that was restored before starts were noted is told by numbers that are still to come', async () => {
    const { connection, drop } = await cloneDatabase();
    const before = await startTestServer({ connection });
    const story = await begin(before);
    await before.close();
    await asOutOfDump(connection);
    await withClient({ connection }, (client) =>
      client.query(
        `delete from server_starts; insert into server_starts values ('00000000-0000-0000-0000-000000000000')`,
      ),
    );
    const server = await startTestServer({ connection });
    await tellsTheTruth(server, story);
    await server.close();
    await drop();
  });

  it('keeps what clients remember where it only started again', async () => {
    const { connection, drop } = await cloneDatabase();
    const before = await startTestServer({ connection });
    const story = await begin(before);
    await before.close();
    const server = await startTestServer({ connection });
    const added = await add(server, story, 'Gate 4');
    expect((await exportSince(server, story, story.exported)).rows).toEqual([['new', 'Gate 4']]);
    expect((await changesSince(server, story, story.seen)).written).toEqual([added]);
    // What an earlier version told names no start, and is from before the first one that is noted.
    const first = await withClient({ connection }, async (client) => {
      const { rows } = await client.query<{ at: string }>('select min(started_in) as at from server_starts');
      return `${rows[0]?.at}:${rows[0]?.at}:`;
    });
    const old = changed(story.exported, (parts) => parts.slice(0, 5).with(2, first));
    expect((await exportSince(server, story, old)).rows).toHaveLength(3);
    expect((await changesSince(server, story, `1/${first}`)).written).toHaveLength(3);
    await server.close();
    await drop();
  });

  it('refuses what was told after an older copy of it was taken, also once it has come as far', async () => {
    const { connection, drop } = await cloneDatabase();
    const before = await startTestServer({ connection });
    const story = await begin(before);
    await before.close();
    const server = await startTestServer({ connection });
    // A moment of a server that went on after the copy was taken: it has seen the number that the next start has here.
    const lost = await withClient({ connection }, async (client) => {
      const { rows } = await client.query<{ at: string }>(
        'select max(started_in) + 1 as at from server_starts',
      );
      return rows[0]?.at ?? '';
    });
    for (let row = 4; row < 10; row += 1) await add(server, story, `Gate ${row}`);
    const later = withSnapshot(story.exported, `${lost}:${lost}:`);
    expect(await failure(exportSince(server, story, later))).toMatchObject({ status: 409 });
    const unknown = story.seen.replace(/\/[0-9a-f-]{36}\//, '/5c1f0b2e-8f43-4b62-9d0e-8f1f7c5f3a10/');
    expect((await changesSince(server, story, unknown)).rows).toBeNull();
    await server.close();
    await drop();
  });

  it('has all of its numbers set back: no column is left out', async () => {
    const { connection, drop } = await cloneDatabase();
    const found = await withClient({ connection }, async (client) => {
      const { rows } = await client.query<{ at: string }>(
        `select table_name || '.' || column_name as at from information_schema.columns
         where table_schema = 'public' and column_default like '%pg_current_xact_id%'`,
      );
      return rows.map(({ at }) => at);
    });
    await drop();
    const known = new Set([
      'server_starts.started_in',
      ...Object.entries(numberedColumns).flatMap(([table, columns]) =>
        columns.map((column) => `${table}.${column}`),
      ),
    ]);
    const left = found.filter(
      (at) => !known.has(at) && !historyTables.some((table) => at.startsWith(`${table}.`)),
    );
    expect(left).toEqual([]);
  });
});

describe('a dump of PostgreSQL 15 that is loaded into another cluster', () => {
  const folders: string[] = [];
  const clusters: EmbeddedDatabase[] = [];
  afterAll(async () => {
    for (const cluster of clusters) await cluster.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  async function startCluster(): Promise<EmbeddedDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'formdeck-restore-'));
    folders.push(folder);
    chmodSync(folder, 0o755);
    const cluster = await startEmbedded({ dataFolder: folder, log: quiet, binaries: programs });
    clusters.push(cluster);
    await ensureDatabase(cluster.connection('postgres'), 'region');
    return cluster;
  }

  it('calls nothing changed that was not', async ({ skip }) => {
    skip(!existsSync(join(programs, 'pg_dump')), `there is no pg_dump in ${programs}`);
    const [old, fresh] = [await startCluster(), await startCluster()];
    // So that the old cluster is far ahead.
    await withClient({ connection: old.connection('region') }, async (client) => {
      for (let count = 0; count < 3_000; count += 1) await client.query('select pg_current_xact_id()');
    });
    const before = await startTestServer({ connection: old.connection('region') });
    const story = await begin(before);
    await before.close();
    const dump = join(folders[0] ?? '', 'region.dump');
    const at = ({ socketFolder, user }: EmbeddedDatabase) => [
      '--host',
      socketFolder ?? '',
      '--username',
      user,
    ];
    execFileSync(join(programs, 'pg_dump'), [...at(old), '--format=custom', `--file=${dump}`, 'region']);
    execFileSync(join(programs, 'pg_restore'), [
      ...at(fresh),
      '--dbname=region',
      '--no-privileges',
      '--exit-on-error',
      dump,
    ]);
    const server = await startTestServer({ connection: fresh.connection('region') });
    await tellsTheTruth(server, story);
    await server.close();
  });
});

function withSnapshot(cursor: string, snapshot: string): string {
  return changed(cursor, (parts) => parts.with(2, snapshot));
}

function changed(cursor: string, change: (parts: unknown[]) => unknown[]): string {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  return Buffer.from(JSON.stringify(change(parts))).toString('base64url');
}
