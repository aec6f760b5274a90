// Reviewing and deleting many rows in one call, and setting reviewed rows back to pending: all or nothing, by those who
// may, and each row has its own entry in the history.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeRoles, type Role } from '#core/actor.ts';
import { listAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { maximumRowsPerRequest, type ReviewState } from '#core/sheets/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let people: Record<(typeof activeRoles)[number], Person>;
/** A manager of the company whom the form does not list. */
let unlisted: Person;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ({ admin } = company);
  const made = activeRoles.map(async (role): Promise<[Role, Person]> => [
    role,
    role === 'ADMIN' ? admin : await server.person(company.id, role),
  ]);
  people = Object.fromEntries(await Promise.all(made)) as typeof people;
  unlisted = await server.person(company.id, 'MANAGER');
});
afterAll(() => server.close());

let questions: ReturnType<typeof exampleForm>['ids'];
let sheetIds: string[];
let rowIds: string[];
/** Two sheets with two pending rows each. */
beforeEach(async () => {
  const { form, ids } = exampleForm({
    reviewers: [people.MANAGER, people.REVIEWER].map(({ id }) => ({ id })),
  });
  questions = ids;
  await server.publish(admin, form);
  [sheetIds, rowIds] = [[], []];
  for (const name of ['North', 'South']) {
    const { id } = await server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name } });
    const answers = [{ questionId: ids.place, value: name }];
    const added = await server.as(admin, filling.addRows, {
      params: { id },
      body: { rows: [{ answers }, { answers }] },
    });
    sheetIds.push(id);
    rowIds.push(...added.map((row) => row.id));
  }
});

const review = (person: Person, state: ReviewState, ids = rowIds, comment: string | null = null) =>
  server.as(person, sheets.reviewRows, { body: { rowIds: ids, state, comment } });
const rowAt = (index: number) =>
  server.as(admin, sheets.readRow, {
    params: { id: sheetIds[index < 2 ? 0 : 1] ?? '', rowId: rowIds[index] ?? '' },
  });
const states = async () =>
  (await Promise.all(rowIds.map((_, index) => rowAt(index)))).map((row) => row.reviewState);
const historyOf = async (rowId: string) =>
  (await server.as(admin, listAudit, { query: { tag: `sheetRow.${rowId}` } })).content;

describe('a review of many rows', () => {
  it('is kept on each of them, over several sheets, with an entry for each', async () => {
    const made = await review(people.REVIEWER, 'APPROVED', rowIds, 'As it should be');
    const { id, userName } = people.REVIEWER;
    const outcome = {
      reviewState: 'APPROVED',
      reviewer: { id, userName },
      reviewDate: made.lastModified,
      reviewComment: 'As it should be',
      returned: null,
    };
    expect(made).toEqual({ rowIds, lastModified: made.lastModified, ...outcome, undo: null });
    expect(await rowAt(3)).toMatchObject({ ...outcome, dates: { lastModified: made.lastModified } });
    for (const rowId of rowIds) {
      expect(await historyOf(rowId)).toMatchObject([
        {
          action: 'review_state_changed',
          previous: ['PENDING'],
          next: ['APPROVED'],
          comment: 'As it should be',
          sheetRowId: rowId,
        },
      ]);
    }
  });

  it('touches none where one cannot be, and names those that cannot', async () => {
    const [first = '', second = ''] = rowIds;
    await review(admin, 'REJECTED', [first, second]);
    const refused = await failure(review(people.MANAGER, 'APPROVED'));
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining('2 entries stay as they are'),
    });
    const why = 'Only pending entries can be approved or rejected.';
    const named = refused.details.fields?.['rows'] as { id: string; why: string }[];
    expect(named.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [first, second].toSorted((a, b) => a.localeCompare(b)).map((id) => ({ id, why })),
    );
    expect(await states()).toEqual(['REJECTED', 'REJECTED', 'PENDING', 'PENDING']);
  });

  it('is for rows that are there, of one form, and not too many', async () => {
    expect(await failure(review(admin, 'APPROVED', [...rowIds, randomUUID()]))).toMatchObject({
      status: 404,
    });
    expect(await failure(review(admin, 'APPROVED', []))).toMatchObject({ status: 400 });
    const many = Array.from({ length: maximumRowsPerRequest + 1 }, () => randomUUID());
    expect(await failure(review(admin, 'APPROVED', many))).toMatchObject({ status: 400 });
    expect(await states()).toEqual(['PENDING', 'PENDING', 'PENDING', 'PENDING']);
  });

  it.each([
    ['ADMIN', 200],
    ['MANAGER', 200],
    ['REVIEWER', 200],
    ['ANALYST', 403],
    ['USER', 403],
  ] as const)('by %s answers %i', async (role, status) => {
    const asked = review(people[role], 'REJECTED');
    if (status === 200) expect((await asked).reviewState).toBe('REJECTED');
    else expect(await failure(asked)).toMatchObject({ status });
  });

  it('is not for a manager whom the form does not list', async () => {
    expect(await failure(review(unlisted, 'APPROVED'))).toMatchObject({ status: 403 });
  });

  it('by a command is refused to whoever reviews no row, and says so to a script', async () => {
    const [sheetId = ''] = sheetIds;
    const run = ({ token }: Person) => {
      const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: token };
      return runCommand(['rows', 'review', 'approved', '--sheet', sheetId, '--yes'], { env });
    };
    expect(await run(people.ANALYST)).toMatchObject({
      exitCode: 77,
      stderr: 'You are not a reviewer of this form.\n',
    });
    expect(await run(people.REVIEWER)).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(
        /^2 entries were approved\.\nTo undo it: formdeck rows review pending( [-0-9a-f]{36}){2}\n$/,
      ),
    });
  });
});

describe('a review that is taken back', () => {
  it('leaves nothing of it but the history, and the rows can be reviewed again', async () => {
    await review(people.MANAGER, 'APPROVED', rowIds, 'Too early');
    expect(await review(admin, 'PENDING')).toMatchObject({ reviewState: 'PENDING', reviewer: null });
    expect(await rowAt(0)).toMatchObject({
      reviewState: 'PENDING',
      reviewer: null,
      reviewDate: null,
      reviewComment: null,
    });
    const changes = (await historyOf(rowIds[0] ?? '')).map(({ previous, next }) => [...previous, ...next]);
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual(['APPROVED', 'PENDING']);
    expect((await review(people.REVIEWER, 'REJECTED')).rowIds).toEqual(rowIds);
  });

  it.each([
    ['ADMIN', 200],
    ['MANAGER', 200],
    ['REVIEWER', 200],
    ['ANALYST', 403],
    ['USER', 403],
  ] as const)('by %s answers %i, for one row and for many', async (role, status) => {
    const [first = ''] = rowIds;
    await review(admin, 'APPROVED');
    const one = server.as(people[role], sheets.reviewRow, {
      params: { id: sheetIds[0] ?? '', rowId: first },
      body: { state: 'PENDING' },
    });
    if (status === 200) expect((await one).reviewState).toBe('PENDING');
    else expect((await failure(one)).status).toBe(status);
    const others = review(people[role], 'PENDING', rowIds.slice(1));
    if (status === 200) expect((await others).reviewState).toBe('PENDING');
    else expect((await failure(others)).status).toBe(status);
  });

  it('is not for rows that wait', async () => {
    expect(await failure(review(admin, 'PENDING'))).toMatchObject({ status: 409 });
  });
});

describe('a deletion of many rows', () => {
  const remove = (person: Person, ids = rowIds) =>
    server.as(person, sheets.deleteRows, { body: { rowIds: ids } });

  it('takes all of them, counts them off their sheets, and keeps what they said in the log', async () => {
    await remove(admin, rowIds.slice(0, 3));
    const counts = await Promise.all(
      sheetIds.map((id) => server.as(admin, sheets.readSheet, { params: { id } })),
    );
    expect(counts.map(({ rowCount }) => rowCount)).toEqual([0, 1]);
    const [entry] = await historyOf(rowIds[0] ?? '');
    expect(entry).toMatchObject({ action: 'row_deleted' });
    expect(JSON.parse(entry?.previous[0] ?? '')).toEqual({ [questions.place]: 'North' });
  });

  it('takes none where one is gone', async () => {
    await remove(admin, rowIds.slice(0, 1));
    expect(await failure(remove(admin))).toMatchObject({ status: 404 });
    expect((await rowAt(1)).id).toBe(rowIds[1]);
  });

  it.each(activeRoles)('by %s', async (role) => {
    const asked = remove(people[role]);
    if (role === 'ADMIN') await asked;
    else expect(await failure(asked)).toMatchObject({ status: 403 });
  });
});

describe('a new photo of an answer', () => {
  it('is seen by those who see the sheet', async () => {
    const image = randomUUID();
    const sent = await server.fetch(admin, `/image/${image}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    });
    expect(sent.status).toBe(201);
    const read = async () => {
      const reply = await server.fetch(people.ANALYST, `/image/${image}.jpg`);
      await reply.arrayBuffer();
      return reply.status;
    };
    expect(await read()).toBe(404);
    await server.as(admin, sheets.saveAnswers, {
      params: { id: sheetIds[0] ?? '' },
      body: { questionId: questions.photo, rowId: rowIds[0] ?? '', answers: [image] },
    });
    expect(await read()).toBe(200);
  });
});
