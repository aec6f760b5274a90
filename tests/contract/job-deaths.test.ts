// Background work that takes its server down: tried again a few times, then it ends, and anyone who waits for it reads what
// to do instead.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { exportJob } from '#core/exports/job.ts';
import { preferJob } from '#core/exports/outcome.ts';
import * as filling from '#core/filling/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf } from '#core/notifications/format-notification.ts';
import { listSheets } from '#core/sheets/calls.ts';
import { cleanupKind } from '#server/files/cleanup.ts';
import { createJobRunner, type JobRunner, maximumDeaths } from '#server/jobs/runner.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

describe('a job', () => {
  const kind = 'deadly';
  const runners: JobRunner[] = [];
  const ends: (() => void)[] = [];
  let begun = 0;
  let givenUp = 0;
  let subjectId: string;

  /** A server that begins the job, and then dies over it: what it holds goes with its connection. */
  async function dies({ withProgress = false } = {}): Promise<void> {
    const before = begun;
    const { database, log } = server.region.services;
    const runner = createJobRunner({ database, log, now: Date.now, newId: randomUUID });
    runners.push(runner);
    const handler = async (job: { id: string }) => {
      if (withProgress) await inCompany(server, admin.companyId, (tx) => runner.progressed(tx, job));
      begun += 1;
      await new Promise<void>((end) => ends.push(end));
    };
    runner.start({ [kind]: { run: handler, giveUp: async () => void (givenUp += 1) } });
    await expect.poll(() => begun + givenUp, { timeout: patience }).toBeGreaterThan(before);
    if (givenUp > 0) return;
    await inCompany(server, admin.companyId, async (tx) => {
      await tx.raw('set local role none');
      await tx.raw(
        `select pg_terminate_backend(locks.pid) from pg_locks locks join jobs
           on ((locks.classid::bigint << 32) | locks.objid::bigint) = hashtextextended(jobs.id::text, 0)
         where locks.locktype = 'advisory' and jobs.subject_id = $1`,
        [subjectId],
      );
    });
  }

  it('is given up once servers have died over it in a row, and not for deaths before it went on', async () => {
    subjectId = randomUUID();
    await inCompany(server, admin.companyId, (tx) =>
      server.region.services.jobs.add(tx, { companyId: admin.companyId, kind, subjectId }),
    );
    await dies();
    await dies({ withProgress: true });
    for (let death = 0; death < maximumDeaths; death += 1) await dies();
    expect(begun).toBe(2 + maximumDeaths);
    await dies();
    expect([begun, givenUp]).toEqual([2 + maximumDeaths, 1]);
    for (const end of ends) end();
    for (const runner of runners) await runner.stop();
    const left = await inCompany(server, admin.companyId, (tx) =>
      tx.raw('select id from jobs where subject_id = $1', [subjectId]),
    );
    expect(left).toEqual([]);
    const { jobs, log, database } = server.region.services;
    const aside = await inCompany(server, admin.companyId, (tx) =>
      tx.raw('select company_id as "companyId", kind from set_aside_jobs where subject_id = $1', [subjectId]),
    );
    expect(aside).toEqual([{ companyId: admin.companyId, kind }]);
    expect(jobs.setAside).toBe(0);
    const next = createJobRunner({ database, log, now: Date.now, newId: randomUUID });
    next.start({});
    await expect.poll(() => next.setAside, { timeout: patience }).toBe(1);
    await next.stop();
  });

  it('of a kind that nobody waits for is set aside too, and the operator reads so', async () => {
    const { jobs } = server.region.services;
    const id = randomUUID();
    await inCompany(server, admin.companyId, async (tx) => {
      await jobs.add(tx, { companyId: admin.companyId, kind: cleanupKind, subjectId: id });
      await tx.raw('update jobs set deaths = $1 where subject_id = $2', [maximumDeaths, id]);
    });
    await expect.poll(() => jobs.setAside, { timeout: patience }).toBe(1);
    const ready = await fetch(`${server.origin}/health/ready`);
    expect(await ready.json()).toMatchObject({ status: 'ready', setAsideJobs: 1 });
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(metrics).toMatch(/^formdeck_jobs_set_aside\{.*\} 1$/m);
  });
});

describe('what servers have died over', () => {
  let form: ReturnType<typeof exampleForm>['form'];
  let ids: ReturnType<typeof exampleForm>['ids'];
  let sheetId: string;
  beforeAll(() => everyJobDied(maximumDeaths));
  afterAll(() => everyJobDied(0));
  beforeEach(async () => {
    ({ form, ids } = exampleForm());
    await server.publish(admin, form);
    const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
    sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
    const row = { answers: [{ questionId: ids.place, value: 'Gate 1' }] };
    await server.as(admin, filling.addRow, { params: { id: sheetId }, body: row });
  });

  it('ends as an export that failed, with what to do', async () => {
    const response = await server.fetch(admin, '/export/sheet', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...preferJob(0) },
      body: JSON.stringify({ sheetIds: [sheetId] }),
    });
    const { id } = exportJob.parse(await response.json());
    const read = () => server.as(admin, exportCalls.readExportJob, { params: { id } });
    await expect.poll(async () => (await read()).state, { timeout: patience }).toBe('FAILED');
    const problem = expect.stringMatching(/stopped 3 times .* Export fewer days or fewer sheets/) as string;
    expect(await read()).toMatchObject({ problem, fileName: null });
    expect(await notices()).toContainEqual(
      expect.objectContaining({ text: `The export of ${form.name} failed`, detail: problem, tone: 'bad' }),
    );
  });

  it('ends as an import that brought nothing in, with what to do', async () => {
    const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
    const { method, headers } = target;
    const sent = await fetch(target.url, { method, headers, body: 'Place\nGate 2\n' });
    await sent.arrayBuffer();
    const started = await server.as(admin, imports.scheduleImport, {
      params: { id: form.id },
      body: {
        fileName: target.s3Resource,
        originalFileName: 'rows.csv',
        columnMap: { [ids.place]: 0 },
        totalRows: 1,
      },
    });
    const read = () => server.as(admin, imports.importStatusOf, { params: { id: started.id } });
    await expect.poll(async () => (await read()).state, { timeout: patience }).toBe('COMPLETED_WITH_ERRORS');
    const problem = expect.stringMatching(/nothing was imported\. Split it/) as string;
    expect(await read()).toMatchObject({ problem, completedRows: 0 });
    expect(await notices()).toContainEqual(expect.objectContaining({ detail: problem, tone: 'bad' }));
    const all = { params: { id: form.id }, query: {} };
    expect((await server.as(admin, listSheets, all)).totalElements).toBe(1);
  });

  it('is told once to whoever scheduled the export, with what to do, and once when it works again', async () => {
    const outbox = join(server.dataFolder, 'outbox');
    mkdirSync(outbox, { recursive: true });
    const start = now + 60_000;
    const schedule = { interval: 'DAY', timeInterval: 7, scheduleTime: start } as const;
    await server.as(admin, exportCalls.createSchedule, { body: { templateIds: [form.id], schedule } });
    now = start + 1;
    await server.region.services.schedules.runDue();
    const mails = () =>
      readdirSync(outbox)
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
        .join()
        .replaceAll(/=\n|\s+/g, ' ');
    await expect
      .poll(mails, { timeout: patience })
      .toMatch(/The server stopped 3 times .* with fewer days of data/);
    const told = () =>
      [...mails().matchAll(/Hello \S+, The scheduled export of "[^"]+" (failed|works again)/g)].map(
        ([, what]) => what,
      );
    const day = 86_400_000;
    const isMade = async (slot: number) => {
      now = start + slot * day + 1;
      await server.region.services.schedules.runDue();
      const waiting = () =>
        inCompany(server, admin.companyId, (tx) => tx.raw('select id from scheduled_exports'));
      await expect.poll(waiting, { timeout: patience }).toEqual([]);
    };
    await isMade(1);
    await everyJobDied(0);
    for (const slot of [2, 3]) await isMade(slot);
    await everyJobDied(maximumDeaths);
    await expect.poll(() => told().toSorted(), { timeout: patience }).toEqual(['failed', 'works again']);
  });

  const notices = async () => (await server.as(admin, listNotifications, {})).map(noticeOf);
});

/** As if servers had died over each job that is added from here on. */
async function everyJobDied(times: number): Promise<void> {
  await inCompany(server, admin.companyId, async (tx) => {
    await tx.raw('set local role none');
    await tx.raw(`alter table jobs alter column deaths set default ${times}`);
  });
}
