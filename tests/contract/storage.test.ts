// What is stored and what goes: images that something refers to are there after any sequence of acts, and nothing else is
// once its time has come; uploads expire; a quota holds, also where many send at the same time.
// Long because the property needs an oracle of its own, and all of it the same few ways to act and to look.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { requestUpload, scheduleImport } from '#core/imports/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser, readStorage } from '#core/users/calls.ts';
import { audit } from '#server/audit/write.ts';
import { question } from '#core/questions/schema.ts';
import { undoExpiryJob } from '#server/sheets/row-undos.ts';
import { imageKey } from '#server/sheets/images.ts';
import { cleanupJob, orphanLifetime, unusedUploadLifetime } from '#server/files/cleanup.ts';
import { quotaFrom } from '#server/files/quota.ts';
import { storedBytes } from '#server/files/usage-store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { forgetfulDisk } from '#tests/support/forgetful-disk.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';
import { imageOf } from '#tests/support/world.ts';

const hour = 3_600_000;
let now = Date.parse('2026-03-06T13:00:00Z');
const disk = forgetfulDisk('/', () => now);
let server: TestServer;
let admin: Person;
let ids: ReturnType<typeof exampleForm>['ids'];
let formId: string;

beforeAll(async () => {
  server = await startTestServer({ disk, now: () => now, companyQuota: 1_000_000 });
  // The tests say when background work is done.
  await server.region.services.schedules.stop();
  await server.region.services.jobs.stop();
});
afterAll(() => server.close());

/** Lets time pass. Sessions end meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  const body = { username: admin.userName, password: testPassword };
  admin = { ...admin, token: (await server.as(null, authenticate, { body })).token };
}

const [side, front] = [randomUUID(), randomUUID()];
const damages = question.parse({
  id: randomUUID(),
  text: 'Damages',
  type: 'ENTRIES',
  order: 9,
  questions: [side, front].map((id, order) => ({ id, text: `Photo ${order}`, type: 'IMAGE', order })),
});
/** An image is half of the time an answer by itself, and half in an entry, behind another answer or alone. */
const naming = (id: string, place: number) =>
  place % 2 === 0
    ? { questionId: ids.photo, value: id }
    : {
        questionId: damages.id,
        value: JSON.stringify(place % 3 === 0 ? { [side]: id } : { [side]: id, [front]: id }),
      };
const idsIn = (value: string): string[] =>
  Object.values<string>(value.startsWith('{') ? JSON.parse(value) : { value });

/** A company without files, with a form. */
async function begin(): Promise<void> {
  ({ admin } = await server.company());
  const made = exampleForm();
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, { ...made.form, questions: [...made.form.questions, damages] });
}

async function newSheet(): Promise<string> {
  const sheet = { params: { id: formId }, body: { name: 'Monday' } };
  return (await server.as(admin, filling.createSheet, sheet)).id;
}

async function send(id: string, content = imageOf(id)): Promise<Response> {
  return server.fetch(admin, `/image/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: content,
  });
}

/** All that is done by itself, up to now. */
async function cleanUp(): Promise<void> {
  const { services } = server.region;
  const { companyId } = admin;
  const over = await read<{ id: string }>('select id from row_undos where changed_at <= $1', [
    now - 24 * hour,
  ]);
  const job = { id: randomUUID(), companyId, kind: '', attempts: 0 };
  for (const { id } of over)
    await undoExpiryJob(services)({ ...job, subjectId: id }, new AbortController().signal);
  await cleanupJob(services)({ ...job, subjectId: companyId }, new AbortController().signal);
}

const read = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  inCompany(server, admin.companyId, (tx) => tx.raw<T>(text, values));

type Answered = { id: string; answers: Record<string, string | string[]> };

/** Every image that something refers to, found by reading all there is. */
async function referredTo(): Promise<Set<string>> {
  const rows = await read<Answered>('select id, answers from rows');
  const before = await read<{ content: Answered }>(
    "select content from rows_before where content ? 'answers'",
  );
  const contexts = await read<Answered>('select id, context_answers as answers from sheets');
  const photos = await read<{ photo: string }>('select photo from users where photo is not null');
  const there = [...rows, ...before.map(({ content }) => content)];
  const rowIds = new Set(there.map(({ id }) => id));
  const entries = await read<{ row_id: string; values: string[] }>(
    "select row_id, previous || next as values from audit_log where action = 'answer_changed'",
  );
  return new Set([
    ...[...there, ...contexts].flatMap(({ answers }) => Object.values(answers).flat()).flatMap(idsIn),
    ...entries.filter(({ row_id: id }) => rowIds.has(id)).flatMap(({ values }) => values.flatMap(idsIn)),
    ...photos.map(({ photo }) => photo),
  ]);
}

async function filesOf(owner: string): Promise<string[]> {
  const folder = join(server.dataFolder, 'files', owner, admin.companyId);
  const paths = await Array.fromAsync(disk.files(folder));
  return paths.map((path) => path.slice(folder.length + 1)).toSorted();
}

/** Every image that is wanted is there, with its record and its bytes. */
async function holds(sent: readonly string[]): Promise<string[]> {
  const used = await referredTo();
  const wanted = sent.filter((id) => used.has(id)).toSorted();
  const records = new Set((await read<{ id: string }>('select id from images')).map(({ id }) => id));
  expect(wanted.filter((id) => !records.has(id))).toEqual([]);
  const files = new Set(await filesOf('images'));
  expect([...records].filter((id) => !files.has(id))).toEqual([]);
  return wanted;
}

describe('images', () => {
  const which = fc.nat({ max: 50 });
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('row' as const), which }) },
    ...(['image', 'context', 'delete', 'undo', 'photo', 'history', 'left', 'small'] as const).map((kind) => ({
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant(kind), which }),
    })),
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), which }) },
  );

  it('that something refers to are there, and no others once their time has come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        await begin();
        const sheetId = await newSheet();
        const sent: string[] = [];
        const undos: string[] = [];
        const image = async () => {
          const id = randomUUID();
          expect((await send(id)).status).toBe(201);
          sent.push(id);
          return id;
        };
        const rowAt = async (place: number) => {
          const rows = await read<{ id: string }>('select id from rows order by created_at, id');
          return rows[place % Math.max(1, rows.length)]?.id;
        };
        for (const { kind, which: place } of acts) {
          if (kind === 'image') await image();
          if (kind === 'row') {
            // Now and then one that is in another row already, or that is gone.
            const id =
              place % 4 === 0 ? (sent[place % Math.max(1, sent.length)] ?? (await image())) : await image();
            const isGone = (await read('select id from images where id = $1', [id])).length === 0;
            if (isGone) sent.splice(sent.indexOf(id), 1);
            const answers = [{ questionId: ids.place, value: 'Gate' }, naming(id, place)];
            const adding = server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
            // What is gone does not come back because a row names it.
            if (isGone) expect(await failure(adding)).toMatchObject({ code: 'invalid' });
            else await adding;
          }
          if (kind === 'context') {
            // The setup is written past the server, and so is what it no longer names.
            const named = "select jsonb_path_query(context_answers, '$.*') #>> '{}' from sheets";
            await read(`update images set unused_since = $1 where id::text in (${named})`, [now]);
            await read('update sheets set context_answers = jsonb_build_object($1::text, $2::text)', [
              ids.shift,
              await image(),
            ]);
          }
          if (kind === 'photo') {
            const params = { id: admin.id };
            await server.as(admin, changeUser, { params, body: { photo: await image() } });
          }
          const row = await rowAt(place);
          if (kind === 'delete' && row !== undefined) {
            if (place % 3 === 0)
              await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId: row } });
            else undos.push((await server.as(admin, sheets.deleteRows, { body: { rowIds: [row] } })).id);
          }
          const undo = undos.pop();
          // After its time it is not there any more.
          if (kind === 'undo' && undo !== undefined)
            await server.as(admin, sheets.undoRows, { params: { id: undo } }).catch(() => undefined);
          else if (undo !== undefined) undos.push(undo);
          if (kind === 'history' && row !== undefined) {
            const id = await image();
            const previous = [naming(id, place).value];
            const note = {
              action: 'answer_changed' as const,
              object: { kind: 'sheetRow' as const, id: row },
              rowId: row,
              previous,
            };
            const { companyId, id: userId, userName } = admin;
            const writer = { companyId, userId, userName };
            await inCompany(server, admin.companyId, (tx) => audit(tx, writer, note, now));
            await read('update images set unused_since = null, sheet_id = $1 where id = any($2::uuid[])', [
              sheetId,
              [id],
            ]);
          }
          // A server that died before its commit.
          if (kind === 'left')
            await server.region.services.files.put(imageKey(admin.companyId, randomUUID()), bytes());
          if (kind === 'small' && sent.length > 0)
            await server.region.services.files.put(
              `${imageKey(admin.companyId, sent[0] ?? '')}-96.webp`,
              bytes(),
            );
          if (kind === 'wait') {
            await pass((1 + place) * hour);
            await cleanUp();
          }
          await holds(sent);
        }
        await pass(orphanLifetime + 25 * hour);
        await cleanUp();
        const wanted = await holds(sent);
        const records = await read<{ id: string }>('select id from images order by id');
        expect(records.map(({ id }) => id)).toEqual(wanted);
        const files = await filesOf('images');
        expect(files.filter((name) => !name.endsWith('.webp'))).toEqual(wanted);
        const ofSmall = files.filter((name) => name.endsWith('.webp')).map((name) => name.slice(0, 36));
        expect(ofSmall.filter((id) => !wanted.includes(id))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('that wait for their row are there for 90 days', async () => {
    await begin();
    const id = randomUUID();
    await send(id);
    await pass(orphanLifetime - hour);
    await cleanUp();
    expect((await server.fetch(admin, `/image/${id}.jpg`)).status).toBe(200);
    await pass(2 * hour);
    await cleanUp();
    expect((await server.fetch(admin, `/image/${id}.jpg`)).status).toBe(404);
    expect(await filesOf('images')).toEqual([]);
  });
});

describe('an upload', () => {
  it('that no import has read is gone after 7 days, with its file', async () => {
    await begin();
    const target = await server.as(admin, requestUpload, { query: {} });
    await fetch(target.url, { method: 'PUT', headers: target.headers, body: 'Place\nGate\n' });
    await pass(unusedUploadLifetime);
    await cleanUp();
    expect(await filesOf('uploads')).toEqual([target.s3Resource]);
    await pass(2 * hour);
    await cleanUp();
    expect(await filesOf('uploads')).toEqual([]);
    const body = { fileName: target.s3Resource, originalFileName: 'a.csv', columnMap: { [ids.place]: 0 } };
    const refused = await failure(server.as(admin, scheduleImport, { params: { id: formId }, body }));
    expect(refused).toMatchObject({ status: 400, hint: 'Upload the file again.' });
  });

  it('of an import that is still to be done stays', async () => {
    await begin();
    const target = await server.as(admin, requestUpload, { query: {} });
    await fetch(target.url, { method: 'PUT', headers: target.headers, body: 'Place\nGate\n' });
    const body = { fileName: target.s3Resource, originalFileName: 'a.csv', columnMap: { [ids.place]: 0 } };
    await server.as(admin, scheduleImport, { params: { id: formId }, body });
    await pass(2 * unusedUploadLifetime);
    await cleanUp();
    expect(await filesOf('uploads')).toEqual([target.s3Resource]);
  });
});

describe('a quota', () => {
  const large = (id: string) => Buffer.concat([Buffer.from(imageOf(id)), Buffer.alloc(300_000)]);

  it('holds where many send at the same time, and says what is used and what to do', async () => {
    await begin();
    const sent = Array.from({ length: 6 }, () => randomUUID());
    const replies = await Promise.all(sent.map((id) => send(id, large(id))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 507, 507, 507]);
    const used = await inCompany(server, admin.companyId, (tx) => storedBytes(tx, admin.companyId));
    expect(used).toBeLessThanOrEqual(1_000_000);
    expect(await server.as(admin, readStorage, {})).toEqual({ used, limit: 1_000_000 });
    const [counted] = await read<{ bytes: number }>('select sum(size)::bigint as bytes from images');
    expect(used).toBe(Number(counted?.bytes));
    // As in a data folder of a version that did not count.
    await read('delete from company_storage');
    expect(await server.as(admin, readStorage, {})).toEqual({ used, limit: 1_000_000 });
    const refused = replies.find(({ status }) => status === 507);
    expect(await refused?.json()).toMatchObject({
      type: '/problems/quota-full',
      detail: expect.stringMatching(/uses [\d.]+ kB of the 1\.0 MB .*, and this needs 300\.0 kB more/),
      hint: expect.stringContaining('larger quota'),
      limit: 1_000_000,
    });
    // What arrived is answered as before: a phone that heard nothing sends it again.
    const there = sent[replies.findIndex(({ status }) => status === 201)] ?? '';
    expect((await send(there, large(there))).status).toBe(200);
    expect((await filesOf('images')).length).toBe(3);
  });

  it('gives room again once something is deleted, and is counted anew each day', async () => {
    await begin();
    const id = randomUUID();
    await send(id, large(id));
    await read('update company_storage set bytes = 999999');
    const target = await server.as(admin, requestUpload, { query: {} });
    const refused = await fetch(target.url, {
      method: 'PUT',
      headers: target.headers,
      body: 'Place\nGate\n',
    });
    expect(refused.status).toBe(507);
    await cleanUp();
    const sent = await fetch(target.url, { method: 'PUT', headers: target.headers, body: 'Place\nGate\n' });
    expect(sent.ok).toBe(true);
  });

  it.each([
    ['50GB', 50e9],
    ['1.5 tb', 1.5e12],
    ['1000', 1_000],
    ['', null],
  ])('is read from %j', (text, quota) => {
    expect(quotaFrom(text)).toBe(quota);
  });

  it('is refused where it is no size', () => {
    expect(() => quotaFrom('much')).toThrow('FORMDECK_COMPANY_QUOTA is "much", which is not a size.');
  });
});

async function* bytes(): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
}
