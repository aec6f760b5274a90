// Scheduled exports: kept with their time zone, due once however many servers there are, sent by e-mail, and by what
// their owner may see at that time. The servers here share a database, and a clock that is set by hand.
// Long because all of it needs these servers with their outbox.
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallInput } from '#core/contract.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { insertScheduledExport } from '#server/exports/schedules/schedule-store.ts';
import { exportKind } from '#server/exports/schedules/scheduled.ts';
import { dropSchedule, lockSchedule } from '#server/schedules/store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { patience } from '../support/patience.ts';

const zone = 'America/Toronto';
const hour = 3_600_000;
const day = 24 * hour;
/** In bytes. */
const maximumAttachment = 10_000;
/** In Toronto the clocks go forward in the night to the 8th: 08:00 is 13:00 UTC, and 12:00 UTC from then on. */
const start = Date.parse('2026-03-06T13:00:00Z');

let now: number;
let servers: TestServer[];
let dataFolder: string;
let outbox: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let server: TestServer;
let admin: Person;

beforeAll(async () => {
  database = await cloneDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), 'formdeck-schedules-'));
  outbox = join(dataFolder, 'outbox');
  const options = { connection: database.connection, dataFolder, now: () => now, maximumAttachment };
  now = start - 12 * hour;
  servers = [await startTestServer(options), await startTestServer(options)];
  [server] = servers as [TestServer];
  admin = (await server.company()).admin;
  await setZone(admin, zone);
});
afterAll(async () => {
  for (const each of servers) await each.close();
  await database.drop();
  rmSync(dataFolder, { recursive: true });
});

let formId: string;
let ids: ReturnType<typeof exampleForm>['ids'];
let sheetId: string;
beforeEach(async () => {
  await inCompany(server, admin.companyId, (tx) => tx.raw('delete from schedules'));
  now = start - 12 * hour;
  const made = exampleForm();
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
  const sheet = { params: { id: formId }, body: { name: 'Sheet' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
});

describe('a schedule', () => {
  it('is its owner’s only, in the zone of whoever set it', async () => {
    expect(await read()).toMatchObject({ jobId: null, interval: 'NEVER', nextTime: null });
    const made = await schedule();
    expect(made).toMatchObject({
      interval: 'DAY',
      timeInterval: 1,
      scheduleTime: start,
      timeZone: zone,
      nextTime: start,
    });
    expect(await read()).toEqual(made);
    const colleague = await server.person(admin.companyId, 'ADMIN');
    expect(await read(colleague)).toMatchObject({ jobId: null });
    const params = { jobId: made.jobId ?? '' };
    const change = { params, body: { interval: 'WEEK' as const, timeInterval: 7, scheduleTime: start } };
    expect(await failure(server.as(colleague, exportCalls.changeSchedule, change))).toMatchObject({
      status: 404,
    });
    const changed = await server.as(admin, exportCalls.changeSchedule, change);
    expect(await read()).toEqual(changed);
    expect(changed).toMatchObject({ ...params, interval: 'WEEK', timeInterval: 7 });
    const gone = { params: { id: formId, ...params } };
    await server.as(admin, exportCalls.deleteSchedule, gone);
    expect(await read()).toMatchObject({ jobId: null });
    expect(await failure(server.as(admin, exportCalls.deleteSchedule, gone))).toMatchObject({ status: 404 });
  });

  it('is made once, however often it is sent', async () => {
    const made = await Promise.all([1, 2, 3].map(() => schedule()));
    expect(new Set(made.map(({ jobId }) => jobId)).size).toBe(1);
    expect(await failure(schedule({ timeInterval: 2 }))).toMatchObject({ status: 409 });
  });

  it('names what is wrong with it', async () => {
    const wrong = { interval: 'NEVER', timeInterval: -1, scheduleTime: 1.5 } as unknown as Schedule;
    const { errors } = (await failure(schedule(wrong))).details;
    expect(errors?.map(({ path }) => path)).toEqual([
      'schedule.interval',
      'schedule.timeInterval',
      'schedule.scheduleTime',
    ]);
  });
});

describe('what is due', () => {
  it('comes at the same time of day when the clocks change, each row once', async () => {
    await schedule();
    const places: string[][] = [];
    for (const at of [start, start + day, start + 2 * day - hour, start + 3 * day - hour]) {
      now = at - 60_000;
      await addRow(new Date(at).toISOString());
      expect(await due()).toEqual([]);
      now = at;
      // A row of the very moment is of the next export.
      places.push(...(await due()).map(({ rows }) => rows));
    }
    expect(places).toEqual([
      ['2026-03-06T13:00:00.000Z'],
      ['2026-03-07T13:00:00.000Z'],
      ['2026-03-08T12:00:00.000Z'],
      ['2026-03-09T12:00:00.000Z'],
    ]);
  });

  it('comes once, late, where it was missed, with all that came in since', async () => {
    for (const at of [start - hour, start + hour, start + day + hour, start + 3 * day]) {
      now = at;
      await addRow(new Date(at).toISOString());
    }
    // Made last, since the servers also look by themselves for what is due, and would come on time.
    now = start - 12 * hour;
    await schedule();
    now = start + 3 * day + hour;
    const [late, ...others] = await due();
    expect(others).toEqual([]);
    expect(late?.rows).toHaveLength(3);
    expect(late?.text).toContain('2026-03-05 08:00 to 2026-03-09 08:00 (America/Toronto)');
    expect((await read()).nextTime).toBe(Date.parse('2026-03-10T12:00:00Z'));
    expect(await due()).toEqual([]);
  });

  it('comes once from two servers', async () => {
    await schedule();
    await addRow('Gate 1');
    now = start;
    const thrice = servers.flatMap((each) => [each, each, each]);
    const sent = await due(() => Promise.all(thrice.map(({ region }) => region.services.schedules.runDue())));
    expect(sent).toHaveLength(1);
    const runs = await inCompany(server, admin.companyId, (tx) => tx.raw('select slot from schedule_runs'));
    expect(runs).toEqual([{ slot: start }]);
  });

  it('comes at once where its owner wants it now, once, and again at its time', async () => {
    const { jobId } = await schedule();
    now = start - 3 * hour;
    await addRow('Gate 1');
    now = start - hour;
    const params = { id: formId, jobId: jobId ?? '' };
    const colleague = await server.person(admin.companyId, 'ADMIN');
    expect(await failure(server.as(colleague, exportCalls.runSchedule, { params }))).toMatchObject({
      status: 404,
    });
    const other = { params: { ...params, id: (await anotherForm()).id } };
    expect(await failure(server.as(admin, exportCalls.runSchedule, other))).toMatchObject({ status: 404 });
    const sent = [1, 2].map(() => server.as(admin, exportCalls.runSchedule, { params }));
    expect((await Promise.all(sent)).map(({ nextTime }) => nextTime)).toEqual([start, start]);
    expect((await due()).map(({ rows }) => rows)).toEqual([['Gate 1']]);
    // The second one may come when the first is made and sent.
    await server.as(admin, exportCalls.runSchedule, { params });
    expect(await due()).toEqual([]);
    now = start;
    expect((await due()).map(({ rows }) => rows)).toEqual([['Gate 1']]);
    const entries = await inCompany(server, admin.companyId, (tx) =>
      tx.raw("select user_id from audit_log where action = 'export_run_now'"),
    );
    expect(entries).toHaveLength(1);
  });

  it('says so where nothing came in', async () => {
    await schedule({ timeInterval: 0 });
    now = start;
    const [mail] = await due();
    expect(mail?.rows).toEqual([]);
    expect(mail?.text).toContain(
      '2026-03-06 00:00 to 2026-03-06 08:00 (America/Toronto), so there is no file',
    );
  });
});

describe('whose export it is', () => {
  it('decides what is in it: who lost sight of the form gets nothing, and the schedule ends', async () => {
    const group = await server.group(admin.companyId, `Group ${formId}`);
    const analyst = await server.person(admin.companyId, 'ANALYST', { groupIds: [group] });
    await addRow('Gate 1');
    await setGroups([group]);
    await schedule({}, analyst);
    now = start;
    expect((await due()).map(({ rows }) => rows)).toEqual([['Gate 1']]);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('delete from group_members where user_id = $1', [analyst.id]),
    );
    now = start + day;
    await addRow('Gate 2');
    now = start + day + 1;
    const [ended] = await due();
    expect(ended).toMatchObject({ to: `${analyst.userName}@example.com`, rows: [] });
    expect(ended?.text).toContain('The schedule has been deleted');
    expect(ended?.text).not.toContain('Runway inspection');
    now = start + 5 * day;
    expect(await due()).toEqual([]);
  });

  it('ends it where the owner was deactivated', async () => {
    const manager = await server.person(admin.companyId, 'MANAGER');
    await addRow('Gate 1');
    await schedule({}, manager);
    await server.as(admin, changeUser, { params: { id: manager.id }, body: { role: 'DEACTIVATED' } });
    now = start;
    expect(await due()).toEqual([]);
    const left = await inCompany(server, admin.companyId, (tx) => tx.raw('select id from export_schedules'));
    expect(left).toEqual([]);
  });

  it.each(['its form', 'the schedule'] as const)(
    'ends it, or not, while somebody deletes %s: neither waits for the other for ever',
    async (deleted) => {
      const manager = await server.person(admin.companyId, 'MANAGER');
      const made = exampleForm();
      await server.as(admin, forms.createForm, { body: made.form });
      const daily = { interval: 'DAY', timeInterval: 1, scheduleTime: start } as const;
      const body = { templateIds: [made.form.id], schedule: daily };
      const { jobId } = await server.as(manager, exportCalls.createSchedule, { body });
      const scheduleId = jobId ?? '';
      await server.as(admin, changeUser, { params: { id: manager.id }, body: { role: 'DEACTIVATED' } });
      const { database: db, jobs } = server.region.services;
      const { companyId } = admin;
      const reached = { id: randomUUID(), scheduleId, formId: made.form.id, userId: manager.id };
      const waiting = `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await db.transaction(companyId, async (tx) => {
        // As a deletion goes: first what is scheduled, then what was due of it.
        if (deleted === 'the schedule') await lockSchedule(tx, companyId, scheduleId);
        else await tx.raw('select from export_schedules where id = $1 for update', [scheduleId]);
        await inCompany(server, companyId, async (other) => {
          const span = { from: start - day, until: start, timeZone: zone, origin: server.origin };
          await insertScheduledExport(other, companyId, { ...reached, ...span });
          await jobs.add(other, { companyId, kind: exportKind, subjectId: reached.id });
        });
        // Until the job that ends it waits for us.
        await vi.waitUntil(async () => (await tx.raw(waiting)).length > 0, {
          timeout: patience,
          interval: 50,
        });
        if (deleted === 'the schedule') await dropSchedule(tx, companyId, scheduleId);
        else await tx.raw('delete from forms where id = $1', [made.form.id]);
      });
      const left = (table: string, column: string, id: string) =>
        inCompany(server, companyId, (tx) => tx.raw(`select * from ${table} where ${column} = $1`, [id]));
      const job = () => left('jobs', 'subject_id', reached.id) as Promise<{ attempts: number }[]>;
      // It was not tried again: nothing broke it off.
      await vi.waitUntil(async () => (await job())[0]?.attempts !== 0, { timeout: patience, interval: 50 });
      expect(await job()).toEqual([]);
      expect(await left('schedules', 'id', scheduleId)).toEqual([]);
      expect(await left('scheduled_exports', 'id', reached.id)).toEqual([]);
    },
  );

  it('sends a link where the file is too large, good for 7 days', async () => {
    await schedule();
    await addLargeRows();
    now = start;
    const [mail] = await due();
    expect(mail?.rows).toEqual([]);
    const path = /\/export\/file\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const file = await server.fetch(null, path, { headers: { accept: 'text/html' } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Runway inspection .*\.xlsx"/,
    );
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(maximumAttachment);
    const other = path.slice(0, -4) + (path.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect((await server.fetch(null, other)).status).toBe(404);
    now = start + 7 * day;
    // Anyone who follows it from their mail sees a page, and not JSON.
    const over = await server.fetch(null, path, { headers: { accept: 'text/html' } });
    expect([over.status, over.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await over.text()).toContain('<h1>This link is no longer valid.</h1>');
    await due();
    const left = await inCompany(server, admin.companyId, (tx) => tx.raw('select id from scheduled_exports'));
    expect(left).toEqual([]);
    expect(readdirSync(join(dataFolder, 'files/exports', admin.companyId))).toEqual([]);
  });
});

type Schedule = NonNullable<CallInput<typeof exportCalls.createSchedule>['body']>['schedule'];

function schedule(change: Partial<Schedule> = {}, by = admin) {
  const daily = { interval: 'DAY', timeInterval: 1, scheduleTime: start, ...change } as const;
  return server.as(by, exportCalls.createSchedule, { body: { templateIds: [formId], schedule: daily } });
}

async function anotherForm() {
  const { form } = exampleForm();
  await server.as(admin, forms.createForm, { body: form });
  return server.as(admin, forms.publishForm, { params: { id: form.id } });
}

function read(by = admin) {
  return server.as(by, exportCalls.readSchedule, { params: { id: formId } });
}

async function addRow(place: string): Promise<void> {
  const body = { answers: [{ questionId: ids.place, value: place }] };
  await server.as(admin, filling.addRow, { params: { id: sheetId }, body });
}

/** Rows that no zipping makes smaller than what is attached. */
async function addLargeRows(): Promise<void> {
  for (const _ of [1, 2, 3]) {
    await addRow(Array.from({ length: 270 }, () => randomUUID()).join(''));
  }
}

type Mail = { to: string; text: string; rows: string[] };

/** Has both servers do what is due now, and gives the e-mails that came of it, with the places in their files. */
/** The e-mails that come once the servers have looked for what is due. */
async function due(look: () => Promise<unknown> = oneByOne): Promise<Mail[]> {
  // Before they look: what is quick is sent at once.
  rmSync(outbox, { recursive: true, force: true });
  mkdirSync(outbox);
  await look();
  while ((await work()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return mails();
}

async function oneByOne(): Promise<void> {
  for (const { region } of servers) await region.services.schedules.runDue();
}

async function work(): Promise<number> {
  const after = 'run_after <= $1 union all select 1 from mail_queue where due_at <= $1';
  const found = (tx: Tx) => tx.raw(`select 1 from jobs where ${after}`, [now]);
  return (await inCompany(server, admin.companyId, found)).length;
}

function mails(): Mail[] {
  return readdirSync(outbox).map((name) => {
    const [head = '', ...parts] = readFileSync(join(outbox, name), 'utf8').split(/\n--[-\w]+(?:\n|--)/);
    const text = parts.find((part) => part.includes('Content-Type: text/plain')) ?? '';
    const attached = parts.find((part) => part.includes('Content-Disposition: attachment'));
    const content = attached?.slice(attached.indexOf('\n\n'));
    const rows = content === undefined ? [] : placesIn(Buffer.from(content, 'base64'));
    const to = /^To: (.*)$/m.exec(head)?.[1] ?? '';
    return { to, text: text.replaceAll(/=\n/g, '').replaceAll(/\s+/g, ' '), rows };
  });
}

function placesIn(file: Buffer): string[] {
  const [sheet] = readXlsx(file);
  const [header = [], ...rows] = sheet?.rows ?? [];
  return rows.map((cells) => String(cells[header.indexOf('Place')]));
}

function setZone(person: Person, timeZone: string): Promise<unknown> {
  return server.as(person, changeUser, { params: { id: person.id }, body: { timeZone } });
}

async function setGroups(groupIds: string[]): Promise<void> {
  await inCompany(server, admin.companyId, async (tx) => {
    for (const group_id of groupIds) {
      const row = { company_id: admin.companyId, form_id: formId, group_id };
      await tx.run(query.insertInto('form_groups').values(row));
    }
  });
}
