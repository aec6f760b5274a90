// Calculations that fill questions, where answers come in: the server calculates, refuses others by name, and calculates again
// after edits, corrections and imports that change rows.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import { question } from '#core/questions/schema.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const [rate, name, hours, cost, note, isDear] = Array.from({ length: 6 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const by = (expression: Extract<FilledBy, { from: 'expression' }>['expression'], editable?: true) => ({
  filledBy: { from: 'expression', expression, ...(editable && { editable }) },
});
const setup = [question.parse({ id: rate, text: 'Rate', type: 'NUMERIC', context: true })];
const questions = [
  question.parse({ id: name, text: 'Name', type: 'TEXT', order: 0, required: true }),
  question.parse({ id: hours, text: 'Hours', type: 'NUMERIC', order: 1, required: true }),
  question.parse({
    id: cost,
    text: 'Cost',
    type: 'NUMERIC',
    order: 2,
    required: true,
    rules: [{ kind: 'range', greatest: 1_000 }],
    ...by({ '*': [{ var: hours }, { var: [rate, 10] }] }),
  }),
  question.parse({
    id: note,
    text: 'Note',
    type: 'TEXT',
    order: 3,
    ...by({ cat: [{ var: name }, '!'] }, true),
  }),
  question.parse({
    id: isDear,
    text: 'Dear',
    type: 'BOOLEAN',
    order: 4,
    ...by({ '>': [{ var: cost }, 50] }),
  }),
];

let server: TestServer;
let admin: Person;
let form: ReturnType<typeof exampleForm>['form'];
let sheetId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  ({ form } = exampleForm({
    contextQuestions: setup,
    questions,
    elements: [],
    alerts: [],
    contextAlerts: [],
    reviewers: [{ id: admin.id }],
  }));
  await server.publish(admin, form);
  const body = { name: 'Week', contextAnswers: [{ questionId: rate, value: '20' }] };
  sheetId = (await server.as(admin, filling.createSheet, { params: { id: form.id }, body })).id;
});
afterAll(() => server.close());

type Given = Record<string, string>;
const given = (answers: Given) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }));
const add = (answers: Given) =>
  server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers: given(answers) } });
const edit = (rowId: string, questionId: string, value: string) =>
  server.as(admin, sheets.saveAnswers, {
    params: { id: sheetId },
    body: { rowId, questionId, answers: [value], comment: 'Counted again' },
  });
const answersOf = ({ answers }: { answers: readonly { questionId: string; value: string }[] }) =>
  Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
const messages = async (sending: Promise<unknown>) =>
  (await failure(sending)).details.errors?.map(({ path, message }) => [path, message]);

it('a form is refused whose calculation needs its own answer, or gives none', async () => {
  const own = { ...questions[2], ...by({ '+': [{ var: cost }, 1] }) };
  const text = { ...questions[4], ...by({ cat: ['a', { var: name }] }) };
  const changed = { ...form, id: randomUUID(), questions: [questions[0], questions[1], own, text] };
  const said = await messages(server.as(admin, forms.createForm, { body: changed as typeof form }));
  expect(said).toEqual([
    ['questions.2.filledBy', 'This calculation needs its own answer: Cost. Take it out of one of them.'],
    [
      'questions.3.filledBy',
      'The calculation gives a text, which is no answer to a question of this type. It needs yes or no, such as a comparison.',
    ],
  ]);
});

it('the server calculates, judges and keeps what people may answer otherwise', async () => {
  const row = await add({ [name]: 'Ann', [hours]: '2' });
  expect(answersOf(row)).toEqual({
    [name]: 'Ann',
    [hours]: '2',
    [cost]: '40',
    [note]: 'Ann!',
    [isDear]: 'false',
  });
  expect(await messages(add({ [name]: 'Ann', [hours]: '2', [cost]: '41' }))).toEqual([
    [`answers.${cost}`, 'This answer is calculated: 40'],
  ]);
  expect(await messages(add({ [name]: 'Ann', [hours]: '100' }))).toEqual([
    [`answers.${cost}`, 'At most 1,000.'],
  ]);
  expect(answersOf(await add({ [name]: 'Ann', [hours]: '1', [note]: 'x' }))[note]).toBe('x');
  expect(answersOf(await add({ [name]: 'Ann', [hours]: '1', [note]: '' }))).not.toHaveProperty(note);
});

it('an edit calculates again, with the history saying so; the calculated answer is not edited', async () => {
  const row = await add({ [name]: 'Ann', [hours]: '2' });
  expect((await failure(edit(row.id, cost, '1'))).code).toBe('forbidden');
  expect(await messages(edit(row.id, hours, '100'))).toEqual([[`others.${cost}`, 'Cost: At most 1,000.']]);
  await edit(row.id, hours, '3');
  const edited = await server.as(admin, sheets.readRow, { params: { id: sheetId, rowId: row.id } });
  expect(answersOf(edited)).toMatchObject({ [cost]: '60', [isDear]: 'true', [note]: 'Ann!' });
  const log = await server.as(admin, audit.filterAudit, {
    query: {},
    body: { actions: ['answer_changed'], templateId: form.id },
  });
  const ofRow = log.content.filter(({ sheetRowId }) => sheetRowId === row.id);
  const changes = ofRow.map(({ questionId, previous, next, comment }) => ({
    questionId,
    previous,
    next,
    comment,
  }));
  const comment = 'Calculated again: Counted again';
  expect(changes).toHaveLength(3);
  expect(changes).toEqual(
    expect.arrayContaining([
      { questionId: hours, previous: ['2'], next: ['3'], comment: 'Counted again' },
      { questionId: cost, previous: ['40'], next: ['60'], comment },
      { questionId: isDear, previous: ['false'], next: ['true'], comment },
    ]),
  );
});

it('a correction calculates again', async () => {
  const row = await add({ [name]: 'Ann', [hours]: '2' });
  const params = { id: sheetId, rowId: row.id };
  await server.as(admin, sheets.returnRow, { params, body: { comment: 'Hours?' } });
  const body = { answers: given({ [name]: 'Ann', [hours]: '4', [note]: 'Ann!' }) };
  expect(answersOf(await server.as(admin, filling.correctRow, { params, body }))).toMatchObject({
    [cost]: '80',
    [note]: 'Ann!',
  });
});

async function imported(content: string, columnMap: Record<string, number>, more: object = {}) {
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  await fetch(target.url, { method: target.method, headers: target.headers, body: content });
  const { id } = await server.as(admin, imports.scheduleImport, {
    params: { id: form.id },
    body: { fileName: target.s3Resource, originalFileName: 'rows.csv', columnMap, ...more },
  });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id } });
    if (!isRunning(status)) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return server.as(admin, imports.readImport, { params: { id }, query: {} });
}

it('a file needs no column for it, and other values in one are named', async () => {
  const whole = { ...form, id: randomUUID(), name: `${form.name} 2` };
  const own = questions.map((each) => ({ ...each, id: randomUUID() }));
  const [ownName, ownHours, ownCost, ownNote, ownDear] = own.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  Object.assign(own[2]!, by({ '*': [{ var: ownHours }, 10] }));
  Object.assign(own[3]!, by({ cat: [{ var: ownName }, '!'] }, true));
  Object.assign(own[4]!, by({ '>': [{ var: ownCost }, 50] }));
  await server.publish(admin, { ...whole, contextQuestions: [], questions: own });
  const first = form.id;
  form = whole;
  try {
    const columns = { [ownName]: 0, [ownHours]: 1 };
    const added = await imported('Name,Hours\nAnn,2\nBob,7\n', columns);
    expect(added).toMatchObject({ completedRows: 2, failedRows: 0 });
    const rowsIn = async () => {
      const rows = await server.as(admin, sheets.listRows, { params: { id: added.sheetId }, query: {} });
      if (!('content' in rows)) throw new Error('in columns');
      return rows.content.map(answersOf);
    };
    expect(await rowsIn()).toEqual(
      expect.arrayContaining([
        { [ownName]: 'Ann', [ownHours]: '2', [ownCost]: '20', [ownNote]: 'Ann!', [ownDear]: 'false' },
        { [ownName]: 'Bob', [ownHours]: '7', [ownCost]: '70', [ownNote]: 'Bob!', [ownDear]: 'true' },
      ]),
    );
    const wrong = await imported('Name,Hours,Cost\nCid,2,20\nDan,2,25\n', { ...columns, [ownCost]: 2 });
    expect(wrong).toMatchObject({ completedRows: 1, failedRows: 1 });
    expect(wrong.failed.content[0]?.errors).toEqual([
      { questionId: ownCost, message: 'This answer is calculated: 20' },
    ]);
    const more = { keyQuestion: ownName };
    const changed = await imported('Name,Hours\nAnn,6\nBob,7\n', columns, more);
    expect(changed.failed.content).toEqual([]);
    expect(await rowsIn()).toEqual(
      expect.arrayContaining([
        { [ownName]: 'Ann', [ownHours]: '6', [ownCost]: '60', [ownNote]: 'Ann!', [ownDear]: 'true' },
      ]),
    );
    const again = await imported('Name,Hours,Cost\nAnn,6,61\nBob,8,80\n', { ...columns, [ownCost]: 2 }, more);
    expect(again.failed.content.map(({ errors }) => errors[0]?.message)).toEqual([
      'This answer is calculated: 60',
    ]);
    expect((await rowsIn()).find((row) => row[ownName] === 'Bob')).toMatchObject({ [ownCost]: '80' });
  } finally {
    form = { ...form, id: first };
  }
});

it('commands need not give it, and name another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-fills-'));
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const run = (...words: string[]) => runCommand(words, { env });
  const file = join(folder, 'rows.csv');
  try {
    writeFileSync(file, 'Name,Hours,Cost\nEve,2,\nFay,3,61\n');
    const refused = await run('rows', 'add', sheetId, '--file', file);
    expect(refused.stderr).toContain('This answer is calculated: 60 (line 3, Cost)');
    writeFileSync(file, 'Name,Hours\nEve,2\n');
    expect((await run('rows', 'add', sheetId, '--file', file)).stderr).toContain('Added 1 entry');
    const shown = await run('forms', 'show', form.id);
    expect(shown.stdout).toContain('Calculated: Hours');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('rows are calculated again once the setup is changed, as their history says', async () => {
  const body = { name: 'Other week', contextAnswers: [{ questionId: rate, value: '20' }] };
  const other = await server.as(admin, filling.createSheet, { params: { id: form.id }, body });
  const row = await server.as(admin, filling.addRow, {
    params: { id: other.id },
    body: { answers: given({ [name]: 'Ann', [hours]: '2' }) },
  });
  const breaks = await server.as(admin, filling.addRow, {
    params: { id: other.id },
    body: { answers: given({ [name]: 'Bob', [hours]: '40' }) },
  });
  await server.as(admin, sheets.saveAnswers, {
    params: { id: other.id },
    body: { rowId: null, questionId: rate, answers: ['30'], comment: 'New tariff' },
  });
  const params = { id: other.id, rowId: row.id };
  const now = async () => answersOf(await server.as(admin, sheets.readRow, { params }));
  await expect.poll(now, { timeout: 6000 }).toMatchObject({ [cost]: '60', [note]: 'Ann!', [isDear]: 'true' });
  const { content } = await server.as(admin, audit.listAudit, { query: { tag: `sheetRow.${row.id}` } });
  const changes = content.filter(({ action }) => action === 'answer_changed');
  const comment = 'Calculated again, since the setup of the sheet was changed';
  expect(changes.map((each) => [each.comment, each.user?.id])).toEqual([
    [comment, admin.id],
    [comment, admin.id],
  ]);
  // A row that breaks a rule by it is not refused: it is found by that, and said.
  const told = async () =>
    (await server.as(admin, listNotifications, {})).find(({ type }) => type === 'rules_broken')?.metadata;
  await expect.poll(told, { timeout: 6000 }).toMatchObject({ sheetRowId: breaks.id, rowCount: 1 });
  const found = await server.as(admin, sheets.filterSheetRows, {
    params: { id: other.id },
    body: { passed: true },
  });
  expect(found).toMatchObject({
    content: [{ id: breaks.id, passed: [{ questionId: cost, message: 'At most 1,000.', reason: comment }] }],
  });
});
