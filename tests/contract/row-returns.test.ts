// Rows that a reviewer returns to their authors: who may return, see and correct what, and what becomes of the row.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activeRoles, type Role } from '#core/actor.ts';
import { listAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let companyId: string;
let people: Record<(typeof activeRoles)[number], Person>;
let others: Record<'a colleague' | 'an unlisted reviewer' | 'another group' | 'another company', Person>;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  companyId = company.id;
  const groupIds = [await server.group(companyId, 'First')];
  const elsewhere = [await server.group(companyId, 'Second')];
  const made = activeRoles.map(async (role): Promise<[Role, Person]> => [
    role,
    role === 'ADMIN' ? company.admin : await server.person(companyId, role, { groupIds }),
  ]);
  people = Object.fromEntries(await Promise.all(made)) as typeof people;
  others = {
    'a colleague': await server.person(companyId, 'USER', { groupIds }),
    'an unlisted reviewer': await server.person(companyId, 'REVIEWER', { groupIds }),
    'another group': await server.person(companyId, 'REVIEWER', { groupIds: elsewhere }),
    'another company': (await server.company('Neighbours')).admin,
  };
  const listed = [people.MANAGER, people.REVIEWER].map(({ id }) => ({ id }));
  const { form, ids } = exampleForm({ groupIds, reviewers: listed });
  questions = ids;
  formId = form.id;
  await server.publish(people.ADMIN, form);
});
afterAll(() => server.close());

let formId: string;
let questions: ReturnType<typeof exampleForm>['ids'];
let params: { id: string; rowId: string };
const given = (place: string, speed: string) => [
  { questionId: questions.place, value: place },
  { questionId: questions.speed, value: speed },
];
/** A row of the user that waits for its review. */
beforeEach(async () => {
  const sheet = { params: { id: formId }, body: { name: 'Monday' } };
  const { id } = await server.as(people.USER, filling.createSheet, sheet);
  const body = { answers: given('Gate 1', '20') };
  const row = await server.as(people.USER, filling.addRow, { params: { id }, body });
  params = { id, rowId: row.id };
});

const comment = 'Which gate was it?';
const giveBack = (person: Person) => server.as(person, sheets.returnRow, { params, body: { comment } });
const correct = (person: Person, place = 'Gate 2', speed = '20') =>
  server.as(person, filling.correctRow, { params, body: { answers: given(place, speed) } });
const review = (person: Person, state: 'APPROVED' | 'REJECTED' | 'PENDING') =>
  server.as(person, sheets.reviewRow, { params, body: { state } });
const toDo = async (person: Person) =>
  (await server.as(person, sheets.listReturned, { query: {} })).content
    .map(({ id }) => id)
    .filter((id) => id === params.rowId);
const toldOf = (person: Person) =>
  inCompany(server, companyId, async (tx) => {
    const found = await tx.raw<{ type: string; metadata: unknown }>(
      'select type, metadata from notifications where user_id = $1 and sheet_id = $2 order by created_at, type',
      [person.id, params.id],
    );
    return found.map(({ type, metadata }) => ({ type, metadata }));
  });
const history = async () =>
  (await server.as(people.ADMIN, listAudit, { query: { tag: `sheetRow.${params.rowId}` } })).content;

describe('a row that is returned', () => {
  it('stays pending, says who asked for what, and is known to its author alone', async () => {
    const row = await giveBack(people.REVIEWER);
    const { id, userName } = people.REVIEWER;
    expect(row).toMatchObject({
      reviewState: 'PENDING',
      reviewer: null,
      returned: { by: { id, userName }, comment },
    });
    expect(await server.as(people.USER, sheets.readRow, { params })).toEqual(row);
    expect(await toDo(people.USER)).toEqual([params.rowId]);
    for (const person of [people.ADMIN, people.REVIEWER, ...Object.values(others)])
      expect(await toDo(person)).toEqual([]);
    const metadata = { sheetId: params.id, sheetRowId: params.rowId, rowCount: 1, comment };
    expect(await toldOf(people.USER)).toMatchObject([{ type: 'row_returned', metadata }]);
    const [entry] = await history();
    expect(entry).toMatchObject({
      action: 'row_returned',
      comment,
      previous: ['PENDING'],
      next: ['RETURNED'],
    });
  });

  it('needs to be told why, and is returned once', async () => {
    const asked = server.as(people.ADMIN, sheets.returnRow, { params, body: { comment: '  ' } });
    expect(await failure(asked)).toMatchObject({
      status: 400,
      message: 'Say what needs correcting',
    });
    await giveBack(people.MANAGER);
    expect(await failure(giveBack(people.REVIEWER))).toMatchObject({ status: 409 });
    await review(people.REVIEWER, 'PENDING');
    await review(people.REVIEWER, 'APPROVED');
    expect(await failure(giveBack(people.REVIEWER))).toMatchObject({
      status: 409,
      message: 'Only pending entries can be returned.',
    });
  });

  it('can be reviewed all the same, and then nothing is to be corrected', async () => {
    await giveBack(people.REVIEWER);
    expect(await review(people.MANAGER, 'REJECTED')).toMatchObject({
      reviewState: 'REJECTED',
      returned: null,
    });
    expect(await toDo(people.USER)).toEqual([]);
    expect(await failure(correct(people.USER))).toMatchObject({ status: 409 });
  });

  it.each([
    ['ADMIN', 200],
    ['MANAGER', 200],
    ['REVIEWER', 200],
    ['ANALYST', 403],
    ['USER', 403],
    ['a colleague', 403],
    ['an unlisted reviewer', 403],
    ['another group', 404],
    ['another company', 404],
  ] as const)('is returned by %s with %i, and taken back likewise', async (who, status) => {
    const person = who in people ? people[who as keyof typeof people] : others[who as keyof typeof others];
    const asked = giveBack(person);
    if (status === 200) expect((await asked).returned?.comment).toBe(comment);
    else {
      expect(await failure(asked)).toMatchObject({ status });
      await giveBack(people.ADMIN);
    }
    const back = review(person, 'PENDING');
    if (status === 200) expect((await back).returned).toBeNull();
    else expect(await failure(back)).toMatchObject({ status });
  });

  it('comes with others that are returned at once: all, or none with the reason of each', async () => {
    const body = { answers: given('Gate 7', '1') };
    const second = await server.as(people.USER, filling.addRow, { params: { id: params.id }, body });
    const rowIds = [params.rowId, second.id];
    await server.as(people.REVIEWER, sheets.reviewRow, {
      params: { id: params.id, rowId: second.id },
      body: { state: 'APPROVED' },
    });
    const all = (person: Person) => server.as(person, sheets.returnRows, { body: { rowIds, comment } });
    expect(await failure(all(people.REVIEWER))).toMatchObject({
      status: 409,
      details: { fields: { rows: [{ id: second.id, why: 'Only pending entries can be returned.' }] } },
    });
    expect(await toDo(people.USER)).toEqual([]);
    await server.as(people.REVIEWER, sheets.reviewRow, {
      params: { id: params.id, rowId: second.id },
      body: { state: 'PENDING' },
    });
    expect(await all(people.REVIEWER)).toMatchObject({
      rowIds,
      reviewState: 'PENDING',
      returned: { comment },
    });
    expect((await toldOf(people.USER)).at(-1)).toMatchObject({
      type: 'row_returned',
      metadata: { rowCount: 2 },
    });
    const columns = await server.fetch(people.USER, `/sheet/${params.id}/row?sort=dates.created,asc`, {
      headers: { accept: 'application/vnd.formdeck.columns+json' },
    });
    expect(await columns.json()).toMatchObject({ returned: [0, 1] });
  });
});

describe('a correction', () => {
  it('is checked as a submission, sets off alerts, stands in the history, and waits for its review again', async () => {
    await giveBack(people.REVIEWER);
    const wrong = server.as(people.USER, filling.correctRow, {
      params,
      body: { answers: [{ questionId: questions.speed, value: 'fast' }] },
    });
    expect(await failure(wrong)).toMatchObject({
      status: 400,
      details: {
        errors: [
          { path: `answers.${questions.speed}`, message: expect.any(String) as string },
          { path: `answers.${questions.place}`, message: 'This question is required' },
        ],
      },
    });
    const row = await correct(people.USER, 'Gate 2', '180');
    expect(row).toMatchObject({ reviewState: 'PENDING', returned: null, alerts: [questions.fast] });
    expect(row.answers.map(({ value }) => value)).toEqual(['Gate 2', '180']);
    const entries = (await history()).map(({ action, previous, next }) => [action, ...previous, ...next]);
    expect(entries).toContainEqual(['answer_changed', 'Gate 1', 'Gate 2']);
    expect(entries).toContainEqual(['answer_changed', '20', '180']);
    expect(entries).toContainEqual(['row_corrected', 'RETURNED', 'PENDING']);
    expect((await toldOf(people.REVIEWER)).at(-1)).toMatchObject({
      type: 'sheet_row_review_request',
      metadata: { sheetRowId: params.rowId },
    });
    // The first answer was lost on its way.
    expect(await correct(people.USER, 'Gate 2', '180')).toEqual(row);
    expect(await failure(correct(people.USER, 'Gate 3'))).toMatchObject({ status: 409 });
  });

  it('is taken in a sheet that is completed, but not as a further row', async () => {
    await giveBack(people.REVIEWER);
    await server.as(people.USER, filling.completeSheet, { params: { id: params.id } });
    expect((await correct(people.USER)).returned).toBeNull();
  });

  it.each([
    ['ADMIN', 403],
    ['MANAGER', 403],
    ['REVIEWER', 403],
    ['ANALYST', 403],
    ['a colleague', 404],
    ['an unlisted reviewer', 403],
    ['another group', 404],
    ['another company', 404],
  ] as const)('by %s of a row that is not theirs answers %i', async (who, status) => {
    const person = who in people ? people[who as keyof typeof people] : others[who as keyof typeof others];
    await giveBack(people.REVIEWER);
    expect(await failure(correct(person))).toMatchObject({ status });
    expect((await server.as(people.ADMIN, sheets.readRow, { params })).returned).not.toBeNull();
  });

  it('is not for a row that nobody returned', async () => {
    expect(await failure(correct(people.USER))).toMatchObject({
      status: 409,
      message: 'This entry no longer needs correction.',
    });
  });
});

describe('a review', () => {
  it('is taken back by whoever may review the row, and by nobody else', async () => {
    await review(people.REVIEWER, 'APPROVED');
    expect((await review(people.REVIEWER, 'PENDING')).reviewState).toBe('PENDING');
    await review(people.REVIEWER, 'REJECTED');
    expect(await failure(review(people.ANALYST, 'PENDING'))).toMatchObject({ status: 403 });
    expect((await review(people.MANAGER, 'PENDING')).reviewState).toBe('PENDING');
  });
});
