// An import by a key whose server is killed again and again: it ends as one that nobody disturbs, no change is lost or made
// twice, and the same file changes nothing afterwards.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsPerBatch } from '#core/batches.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { dataOf } from '#tests/support/company-data.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { killProcess, startServerProcess } from '#tests/support/killable-server.ts';
import { type Example, publishedExample, uploadCsv } from '#tests/support/imports.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let server: TestServer;
let admin: Person;
const dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-killed-'));
beforeAll(async () => {
  database = await cloneDatabase();
  server = await startTestServer({ connection: database.connection, dataFolder });
  ({ admin } = await server.company());
  // It answers and does no work of its own: that is for the servers that are killed.
  await server.region.services.jobs.stop();
});
afterAll(async () => {
  if (worker !== null) await killProcess(worker);
  await server.close();
  await database.drop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const existing = 5 * rowsPerBatch;
const added = 700;
const header = 'Place,Speed\n';
const before = fileOf(existing, (row) => `Gate ${row},${row}`);
/** Most rows have another speed, some the same, one in 50 none that is a number, and the last are new. */
const changes = fileOf(existing + added, (row) => {
  if (row % 50 === 49) return `Gate ${row},fast`;
  return `Gate ${row},${row % 10 === 0 ? row : row + 100_000}`;
});

function fileOf(rows: number, lineOf: (row: number) => string): string {
  return `${header}${Array.from({ length: rows }, (_, row) => `${lineOf(row)}\n`).join('')}`;
}

const publishedForm = () => publishedExample(server, admin);

async function schedule({ form, ids }: Example, content: string, keyed: boolean): Promise<string> {
  const fileName = await uploadCsv(server, admin, content);
  const columnMap = { [ids.place]: 0, [ids.speed]: 1 };
  const body = { fileName, originalFileName: 'gates.csv', columnMap };
  const keyQuestion = keyed ? ids.place : null;
  return (
    await server.as(admin, imports.scheduleImport, {
      params: { id: form.id },
      body: { ...body, keyQuestion },
    })
  ).id;
}

const statusOf = (id: string) => server.as(admin, imports.importStatusOf, { params: { id } });

let worker: ChildProcess | null = null;

/** Waits for the end, by a server that is killed so many times, each in the middle of what it does. */
async function ended(id: string, kills = 0): Promise<ImportStatus & { killed: number }> {
  let killed = 0;
  let completed = 0;
  for (;;) {
    worker ??= await startServerProcess({ connection: database.connection, dataFolder });
    const status = await statusOf(id);
    if (!isRunning(status)) return { ...status, killed };
    if (killed < kills && status.completedRows > completed) {
      completed = status.completedRows;
      await killProcess(worker);
      worker = null;
      killed += 1;
    }
    // Only what is to be killed in the middle is watched closely.
    await new Promise((resolve) => setTimeout(resolve, killed < kills ? 5 : 50));
  }
}

/** The rows of a form by their key: what they hold, and how often an import has changed each. */
async function rowsOf({ form, ids }: Example) {
  return inCompany(server, admin.companyId, async (tx) => {
    const rows = await tx.raw<{ id: string; place: string; speed: string }>(
      `select rows.id, rows.answers ->> $2 as place, rows.answers ->> $3 as speed, cardinality(rows.alerts) as alerts,
         rows.edited is not null as edited
       from rows join sheets on sheets.company_id = rows.company_id and sheets.id = rows.sheet_id
       where sheets.form_id = $1 order by place, speed`,
      [form.id, ids.place, ids.speed],
    );
    const changed = await tx.raw<{ id: string; changes: number }>(
      `select row_id as id, count(*) as changes from audit_log
       where form_id = $1 and action = 'answer_changed' group by row_id`,
      [form.id],
    );
    const counts = new Map(changed.map((row) => [row.id, row.changes]));
    return rows.map(({ id, ...row }) => ({ ...row, changes: counts.get(id) ?? 0 }));
  });
}

// Seven servers are started one after the other: on a machine that is full this takes minutes.
it('ends as one that is left alone, and does nothing when it comes again', { timeout: 600_000 }, async () => {
  const [calm, killed] = [await publishedForm(), await publishedForm()];
  const first = await Promise.all([schedule(calm, before, false), schedule(killed, before, false)]);
  for (const id of first) expect((await ended(id)).completedRows).toBe(existing);

  const calmEnd = await ended(await schedule(calm, changes, true));
  const killedEnd = await ended(await schedule(killed, changes, true), 3);
  expect(killedEnd.killed).toBe(3);
  const { completedRows, failedRows, totalRows, update } = calmEnd;
  expect(update).toMatchObject({ newRows: 686, changedRows: 2_200, unchangedRows: 250 });
  expect(killedEnd).toMatchObject({
    state: 'COMPLETED_WITH_ERRORS',
    completedRows,
    failedRows,
    totalRows,
    update: { ...update, keyQuestion: killed.ids.place },
  });
  const rows = await rowsOf(killed);
  expect(rows).toEqual(await rowsOf(calm));
  expect(new Set(rows.map((row) => row.changes))).toEqual(new Set([0, 1]));
  expect(rows.filter((row) => row.changes === 1)).toHaveLength(2_200);

  const data = await dataOf(server, admin.companyId);
  const again = await ended(await schedule(killed, changes, true));
  expect(again.update).toMatchObject({ newRows: 0, changedRows: 0, unchangedRows: completedRows });
  expect((await dataOf(server, admin.companyId))['rows']).toBe(data['rows']);
  expect(await rowsOf(killed)).toEqual(rows);
});
