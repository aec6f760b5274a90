// Exports that take their time: made by a job, kept for 7 days for their owner alone, who must still be allowed to see
// what is in them when they fetch the file.
import { parse } from 'content-disposition';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import type { ExportJob } from '#core/exports/job.ts';
import { fileOfJob, outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { linkLifetime, maximumExportJobs, sheetExport } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf } from '#core/notifications/format-notification.ts';
import type { Send } from '#core/send.ts';
import { createAccessToken } from '#core/session/calls.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { patience } from '#tests/support/patience.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { tooMuchUnderWay } from '#server/db/turns.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let analyst: Person;
let group: string;
let form: ReturnType<typeof exampleForm>['form'];
let sheetId: string;
let now = Date.parse('2026-03-06T13:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  admin = (await server.company()).admin;
  group = await server.group(admin.companyId, 'Runways');
  const example = exampleForm({ groupIds: [group] });
  ({ form } = example);
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
  const rows = ['Gate 1', 'Gate 2'].map((value) => ({ answers: [{ questionId: example.ids.place, value }] }));
  await server.as(admin, filling.addRows, { params: { id: sheetId }, body: { rows } });
});
afterAll(() => server.close());
beforeEach(async () => {
  analyst = await server.person(admin.companyId, 'ANALYST', { groupIds: [group] });
});

describe('an export that takes its time', () => {
  it('is a job whose file is what the job says', async () => {
    const ready = await made(analyst);
    expect(ready).toMatchObject({
      state: 'DONE',
      templateName: form.name,
      totalRows: 2,
      completedRows: 2,
      expiresAt: now + linkLifetime,
      manifest: { rows: 2, by: analyst.userName },
    });
    const response = await server.as(analyst, exportCalls.readExportFile, { params: { id: ready.id } });
    expect(parse(response.headers.get('content-disposition') ?? '')).toEqual({
      type: 'attachment',
      parameters: { filename: ready.fileName },
    });
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.length).toBe(ready.size);
    expect(createHash('sha256').update(file).digest('hex')).toBe(ready.sha256);
    expect(readXlsx(file)[0]?.rows).toHaveLength(1 + 2);
    expect(await server.as(analyst, exportCalls.listExportJobs, {})).toEqual([ready]);
  });

  it('tells its owner, and nobody else', async () => {
    const { id } = await made(analyst);
    expect(await toldOf(id)).toEqual([
      {
        user_id: analyst.id,
        metadata: expect.objectContaining({ path: '/exports', problem: null, templateId: form.id }),
      },
    ]);
  });

  it('tells whoever waited for it, and waits no longer', async () => {
    const waitedFor = await leftBehind([sheetId]);
    const left = await leftBehind([sheetId], async (id) => {
      const job = await server.as(analyst, exportCalls.notifyOfExportJob, { params: { id } });
      expect(job).toMatchObject({ id, state: 'RUNNING' });
    });
    for (const [read, told] of [
      [waitedFor, 0],
      [left, 1],
    ] as const) {
      await expect.poll(read, { timeout: patience }).toMatchObject({ state: 'DONE' });
      expect(await toldOf((await read()).id)).toHaveLength(told);
    }
  });

  it('is not for others, not even admins', async () => {
    const params = { id: (await made(analyst)).id };
    const { readExportJob, readExportFile, notifyOfExportJob, removeExportJob } = exportCalls;
    for (const call of [readExportJob, readExportFile, notifyOfExportJob, removeExportJob]) {
      expect(await failure(server.as(admin, call, { params }))).toMatchObject({ status: 404 });
    }
    expect(await server.as(admin, exportCalls.listExportJobs, {})).toEqual([]);
  });

  it('is nothing any more to an owner who lost sight of the form, but to be thrown away', async () => {
    const { id } = await made(analyst);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('delete from group_members where user_id = $1', [analyst.id]),
    );
    const { readExportJob, readExportFile, notifyOfExportJob, removeExportJob } = exportCalls;
    for (const call of [readExportJob, readExportFile, notifyOfExportJob]) {
      expect(await failure(server.as(analyst, call, { params: { id } }))).toMatchObject({ status: 404 });
    }
    // Its name may have changed since.
    expect(await server.as(analyst, exportCalls.listExportJobs, {})).toEqual([]);
    await server.as(analyst, removeExportJob, { params: { id } });
    expect(await server.region.services.files.size(exportFileKey(admin.companyId, id))).toBeNull();
  });

  it('is not given for a download token, which is good for images only', async () => {
    const { id } = await made(analyst);
    const { accessToken } = await server.as(analyst, createAccessToken, {});
    for (const path of [`/export/job/${id}/file`, `/export/job/${id}`]) {
      const refused = await server.fetch(null, `${path}?accessToken=${accessToken}`);
      expect(refused.status).toBe(401);
      await refused.arrayBuffer();
    }
  });

  it('is gone once it was deleted, and after 7 days', async () => {
    const params = { id: (await made(analyst)).id };
    const key = exportFileKey(admin.companyId, params.id);
    await server.as(analyst, exportCalls.removeExportJob, { params });
    expect(await server.region.services.files.size(key)).toBeNull();
    expect(await failure(server.as(analyst, exportCalls.readExportJob, { params }))).toMatchObject({
      status: 404,
    });
    const later = { id: (await made(analyst)).id };
    now += linkLifetime;
    expect(await failure(server.as(analyst, exportCalls.readExportFile, { params: later }))).toMatchObject({
      status: 404,
    });
    const isThere = () => server.region.services.files.size(exportFileKey(admin.companyId, later.id));
    await expect.poll(isThere, { timeout: patience }).toBeNull();
    const told = () => server.as(analyst, listNotifications, {});
    await expect
      .poll(async () => (await told()).map((notification) => noticeOf(notification)), { timeout: patience })
      .toEqual(
        [1, 2].map(() =>
          expect.objectContaining({
            text: `The export of ${form.name} is no longer available`,
            action: null,
          }),
        ),
      );
  });

  it('that a server died over is made from its beginning', async () => {
    const read = await leftBehind([sheetId]);
    await expect.poll(read, { timeout: patience }).toMatchObject({ state: 'DONE', completedRows: 2 });
    const { id, sha256 } = await read();
    const file = await server.as(analyst, exportCalls.readExportFile, { params: { id } });
    expect(
      createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256);
  });

  it('that can no longer be made says why', async () => {
    const read = await leftBehind([randomUUID()]);
    await expect
      .poll(read, { timeout: patience })
      .toMatchObject({ state: 'FAILED', problem: 'You no longer have permission to export this data.' });
  });

  it('has no more than nine beside it, also where all are asked for at once', async () => {
    const neverBegun = vi.spyOn(server.region.services.jobs, 'add').mockResolvedValue();
    const asked = Array.from({ length: maximumExportJobs + 5 }, () =>
      ask(analyst, { sheetIds: [sheetId] }, preferJob(0)),
    );
    const answered = await Promise.all(asked);
    neverBegun.mockRestore();
    const details = await Promise.all(
      answered.map(async (reply) => ((await reply.json()) as { detail?: string }).detail ?? ''),
    );
    expect(answered.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: maximumExportJobs }, () => 202),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    // Who asks for so many at once may also be refused before it is counted: it depends on how quickly the first are taken.
    const refusals = ['You have 10 exports running.', tooMuchUnderWay().message];
    expect(details.filter((detail) => detail !== '' && !refusals.includes(detail))).toEqual([]);
    expect(await server.as(analyst, exportCalls.listExportJobs, {})).toHaveLength(maximumExportJobs);
  });

  it('is answered as before where nobody asks for a job, or it takes no time', async () => {
    const body = { sheetIds: [sheetId] };
    for (const headers of [undefined, preferJob(60)]) {
      const response = await ask(analyst, body, headers);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    const none = { sheetIds: [sheetId], onlyApproved: true };
    expect((await ask(analyst, none, preferJob(0))).status).toBe(204);
  });
});

describe('an export where as many are sent as there are connections for', () => {
  it('is a job for whoever takes one, and is refused for a while otherwise', async () => {
    const full = vi.spyOn(server.region.services.downloads, 'isFull').mockReturnValue(true);
    const refused = await ask(analyst, { sheetIds: [sheetId] });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    await refused.text();
    expect((await outcomeOf(await ask(analyst, { sheetIds: [sheetId] }, preferJob(60)))).kind).toBe('job');
    full.mockRestore();
  });
});

/** A job of the analyst as a server leaves it that is killed: under way, with half a file. */
async function leftBehind(
  sheetIds: readonly string[],
  before: (id: string) => Promise<unknown> = async () => undefined,
): Promise<() => Promise<ExportJob>> {
  const id = randomUUID();
  const half = (async function* () {
    yield Buffer.from('half');
  })();
  await server.region.services.files.put(exportFileKey(admin.companyId, id), half);
  await inCompany(server, admin.companyId, async (tx) => {
    const request = { kind: 'sheets', ...sheetExport.parse({ sheetIds }) };
    await tx.raw(
      `insert into export_jobs (company_id, id, form_id, user_id, request, time_zone, notified, state, total_rows, completed_rows, created_at)
       values ($1, $2, $3, $4, $5, 'UTC', false, 'RUNNING', 2, 1, $6)`,
      [admin.companyId, id, form.id, analyst.id, JSON.stringify(request), now],
    );
  });
  await before(id);
  await inCompany(server, admin.companyId, (tx) =>
    server.region.services.jobs.add(tx, { companyId: admin.companyId, kind: 'export', subjectId: id }),
  );
  return () => server.as(analyst, exportCalls.readExportJob, { params: { id } });
}

/** Who was told of an export. */
function toldOf(id: string): Promise<{ user_id: string; metadata: object }[]> {
  return inCompany(server, admin.companyId, (tx) =>
    tx.raw(
      "select user_id, metadata from notifications where type = 'export_done' and metadata ->> 'exportId' = $1",
      [id],
    ),
  );
}

function ask(by: Person, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return server.fetch(by, '/export/sheet', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** An export of the sheet that the server has made as a job. */
async function made(by: Person): Promise<ExportJob> {
  const outcome = await outcomeOf(await ask(by, { sheetIds: [sheetId] }, preferJob(0)));
  if (outcome.kind === 'file') throw new Error('A job was expected.');
  const ports = { sleep: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)), random: () => 0 };
  const send: Send = (call, input) => server.as(by, call, input);
  return fileOfJob(send, ports, outcome.job);
}
