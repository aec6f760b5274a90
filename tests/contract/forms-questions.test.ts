// Changes of a form in one place, over HTTP: the order of its questions, one question, its catalog types, its testers.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { Element, FormInput } from '#core/forms/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import * as users from '#core/users/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { json } from '#tests/support/json.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, id: companyId } = await server.company());
});
afterAll(() => server.close());

async function made(changes: Partial<FormInput> = {}, { publish = true } = {}) {
  const { form, ids } = exampleForm(changes);
  let whole = await server.as(admin, forms.createForm, { body: form });
  if (publish) whole = await server.as(admin, forms.publishForm, { params: { id: form.id } });
  return { id: form.id, ids, whole };
}

const read = (id: string) => server.as(admin, forms.readForm, { params: { id } });

describe('the order of questions', () => {
  it('is given by a list of ids or by places, also in a published form; elements stand among them', async () => {
    const header: Element = {
      id: randomUUID(),
      type: 'HEADER',
      order: 1,
      context: false,
      condition: null,
      data: { label: 'Where' },
    };
    const { id, ids } = await made({ elements: [header] });
    const reorder = (questionOrdering: string[] | Record<string, number>) =>
      server.as(admin, forms.reorderQuestions, { params: { id }, body: { questionOrdering } });
    const listed = await reorder([ids.speed, header.id, ids.place]);
    expect(listed.questions.slice(0, 2).map((question) => question.id)).toEqual([ids.speed, ids.place]);
    expect(listed.elements[0]?.order).toBe(1);
    const placed = await reorder({ [ids.speed]: 40, [header.id]: 3 });
    expect(placed.questions.at(-1)?.id).toBe(ids.speed);
    expect(placed).toMatchObject({ version: listed.version + 1, elements: [{ order: 3 }] });
    // Rows are written in the new order.
    const sheet = await server.as(admin, filling.createSheet, { params: { id }, body: {} });
    const answers = [
      { questionId: ids.speed, value: '1' },
      { questionId: ids.place, value: 'Gate' },
    ];
    const row = await server.as(admin, filling.addRow, { params: { id: sheet.id }, body: { answers } });
    expect(row.answers.map(({ value }) => value)).toEqual(['Gate', '1']);
  });

  it('is refused for what the form has not, and at another version', async () => {
    const { id, ids, whole } = await made();
    const send = (body: object) =>
      server.fetch(admin, `/template/${id}/questions/reorder`, json('PUT', body));
    const strange = randomUUID();
    const unknown = await send({ questionOrdering: { [strange]: 1 } });
    expect(await unknown.json()).toMatchObject({
      status: 400,
      errors: [
        { path: `questionOrdering.${strange}`, message: 'The form does not have this question or element' },
      ],
    });
    const late = await send({ questionOrdering: [ids.speed], version: whole.version - 1 });
    expect(await late.json()).toMatchObject({ status: 409, version: whole.version });
    expect(await read(id)).toEqual(whole);
  });
});

describe('a question', () => {
  it('has a widget that everybody but users hides, pins and moves, without editing the form', async () => {
    const analyst = await server.person(companyId, 'ANALYST');
    const { id, ids, whole } = await made();
    const question = whole.questions.find((each) => each.id === ids.speed);
    // Many clients send a question as a whole: what is as it was counts as left out.
    const hidden = await server.as(analyst, forms.changeQuestion, {
      params: { id: ids.speed },
      body: { ...question, hidden: true, pinned: true, widgetOrder: 4 },
    });
    expect(hidden).toEqual({ ...question, hidden: true, pinned: true, widgetOrder: 4 });
    const after = await read(id);
    expect(after.questions.find((each) => each.id === ids.speed)).toEqual(hidden);
    expect(after).toMatchObject({ version: whole.version + 1, dates: whole.dates });
    const refused = await failure(
      server.as(analyst, forms.changeQuestion, { params: { id: ids.speed }, body: { required: true } }),
    );
    expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('hide, pin and move') });
    const log = await server.as(admin, audit.listAudit, { query: { tag: `template.${id}` } });
    expect(log.content[0]).toMatchObject({
      action: 'question_changed',
      questionId: ids.speed,
      user: { id: analyst.id },
      previous: ['widgetOrder null', 'hidden false', 'pinned false'],
      next: ['widgetOrder 4', 'hidden true', 'pinned true'],
    });
  });

  it('that is sent as it is changes nothing', async () => {
    const { id, ids, whole } = await made();
    const body = whole.questions.find((each) => each.id === ids.size) ?? {};
    expect(await server.as(admin, forms.changeQuestion, { params: { id: ids.size }, body })).toEqual(body);
    expect(await read(id)).toEqual(whole);
  });

  it('is edited by managers as far as its form allows', async () => {
    const { ids } = await made();
    const draft = await made({}, { publish: false });
    const change = (questionId: string, body: object) =>
      server.as(admin, forms.changeQuestion, { params: { id: questionId }, body });
    expect(await change(ids.speed, { required: true })).toMatchObject({ required: true });
    expect((await failure(change(ids.speed, { text: 'Wind' }))).details.errors).toEqual([
      { path: 'questions.1.text', message: 'The title of a published question cannot be changed' },
    ]);
    expect(await change(draft.ids.speed, { text: 'Wind' })).toMatchObject({ text: 'Wind' });
    expect((await failure(change(draft.ids.place, { required: false }))).message).toBe(
      'At least one repeated question must be required',
    );
    expect(await failure(change(randomUUID(), { hidden: true }))).toMatchObject({ status: 404 });
  });

  it('that is asked no more has a widget still', async () => {
    const { id, ids } = await made();
    const next = await server.as(admin, forms.createVersion, { params: { id }, body: {} });
    const questions = next.questions.filter((each) => each.id !== ids.speed);
    const body = { ...next, questions, alerts: [] };
    await server.as(admin, forms.changeForm, { params: { id: next.id }, body });
    await server.as(admin, forms.publishForm, { params: { id: next.id } });
    const change = (fields: object) =>
      server.as(admin, forms.changeQuestion, { params: { id: ids.speed }, body: fields });
    await change({ hidden: true });
    expect((await read(id)).formerQuestions).toMatchObject([{ id: ids.speed, hidden: true }]);
    expect(await failure(change({ required: true }))).toMatchObject({ status: 400 });
  });
});

describe('catalog types', () => {
  it('are sent as ids or as they were read, and answered with their names', async () => {
    const type = { id: randomUUID(), name: 'Airport' };
    const other = { id: randomUUID(), name: 'Runway' };
    await inCompany(server, companyId, (tx) =>
      insertCatalog(tx, companyId, { types: [type, other], items: [] }),
    );
    const { id, whole } = await made({ catalogTypeIds: [other.id, type.id] });
    expect(whole.catalogTypes).toEqual([other, type]);
    const renamed = { ...type, name: 'Something else' };
    const save = (body: FormInput) => server.as(admin, forms.changeForm, { params: { id }, body });
    expect((await save({ ...whole, catalogTypes: [renamed] })).catalogTypes).toEqual([type]);
    const { catalogTypes: _, ...rest } = await read(id);
    const unknown = await failure(save({ ...rest, catalogTypeIds: [type.id, randomUUID()] }));
    expect(unknown.details.errors).toEqual([
      { path: 'catalogTypeIds.1', message: 'There is no such catalog type' },
    ]);
  });
});

it('a form is filled in by its beta testers before it is published, to the end', async () => {
  const tester = await server.person(companyId, 'USER');
  const { id, ids } = await made({ betaTestUsers: [{ id: tester.id }] }, { publish: false });
  expect((await server.as(tester, listForms, {})).map((form) => form.id)).toContain(id);
  const sheet = await server.as(tester, filling.createSheet, { params: { id }, body: {} });
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.speed, value: '120' },
  ];
  const row = await server.as(tester, filling.addRow, { params: { id: sheet.id }, body: { answers } });
  expect(row.alerts).toEqual([ids.fast]);
  await server.as(tester, filling.addRows, { params: { id: sheet.id }, body: { rows: [{ answers }] } });
  const done = await server.as(tester, filling.completeSheet, { params: { id: sheet.id } });
  expect(done).toMatchObject({ completed: true, rowCount: 2 });
  const page = await server.as(tester, sheets.listRows, { params: { id: sheet.id } });
  expect(page.totalElements).toBe(2);
  const colleague = await server.person(companyId, 'MANAGER');
  expect((await server.fetch(colleague, `/template/${id}/sheet`, json('POST', {}))).status).toBe(409);
});

describe('a search over all forms', () => {
  it('finds questions by words of their text and of their form, of the forms that somebody sees', async () => {
    const group = await server.as(admin, users.createGroup, { body: { name: 'Tower' } });
    const open = await made({ name: 'Icing log' });
    const closed = await made({ name: 'Icing of the tower', groupIds: [group.id] });
    const draft = await made({ name: 'Icing, next winter' }, { publish: false });
    const find = async (by: Person, search: string) => {
      const { content } = await server.as(by, forms.searchQuestions, { query: { search } });
      return content.map(({ form, question, isSetup }) => [form.id, question.id, isSetup]);
    };
    expect(await find(admin, '  ICING speed ')).toEqual([
      [open.id, open.ids.speed, false],
      [closed.id, closed.ids.speed, false],
      [draft.id, draft.ids.speed, false],
    ]);
    const driver = await server.person(companyId, 'USER');
    expect(await find(driver, 'speed icing')).toEqual([[open.id, open.ids.speed, false]]);
    expect(await find(driver, 'icing shift')).toEqual([[open.id, open.ids.shift, true]]);
    expect(await find(admin, "icing 100%_'")).toEqual([]);
    const ofOne = async (by: Person, form: string) =>
      (await server.as(by, forms.searchQuestions, { query: { form } })).content.length;
    expect([await ofOne(driver, open.id), await ofOne(driver, closed.id)]).toEqual([8, 0]);
  });
});
