// Answers that must be unique, in each place where answers come in: another row has an answer or not, whoever asks.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { answer, answersToSend, giveReason, refusedWith, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { question } from '#core/questions/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { endedImport, uploadCsv } from '#tests/support/imports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const inForm = 'No other entry of the form may have the same answer.';
const inSheet = 'No other entry of the sheet may have the same answer.';

const [asset, line] = [randomUUID(), randomUUID()];
const [tag, note] = [randomUUID(), randomUUID()];
const ask = (id: string, text: string, type: string, rules: QuestionRule[], more: object = {}) =>
  question.parse({ id, text, type, rules, ...more });
const asked = [
  ask(asset, 'Asset', 'TEXT', [{ kind: 'unique', within: 'form' }]),
  ask(line, 'Line', 'NUMERIC', [{ kind: 'unique', within: 'sheet' }]),
  ask(tag, 'Tag', 'TEXT', [{ kind: 'unique', within: 'form', passable: true }]),
  ask(note, 'Note', 'TEXT', [], { required: true }),
];

let server: TestServer;
let admin: Person;
let formId: string;
let [first, second] = ['', ''];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  ({ formId, first, second } = await published());
});
afterAll(() => server.close());

/** A published form with two sheets. */
async function published(questions = asked) {
  const { form } = exampleForm({ contextQuestions: [], questions, alerts: [] });
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const begin = async (name: string) => {
    const sheet = await server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name } });
    return sheet.id;
  };
  return { formId: form.id, first: await begin('North'), second: await begin('South') };
}

type Given = Record<string, string>;
const answersOf = (answers: Given, reason?: string) =>
  Object.entries({ [note]: 'Seen', ...answers }).map(([questionId, value]) => ({
    questionId,
    value,
    ...(reason !== undefined && questionId === tag && { reason }),
  }));
const add = (
  answers: Given,
  { sheet = first, reason, id }: { sheet?: string; reason?: string; id?: string } = {},
) =>
  server.as(admin, filling.addRow, {
    params: { id: sheet },
    body: { ...(id !== undefined && { id }), answers: answersOf(answers, reason) },
  });
const edit = (rowId: string, questionId: string, value: string) =>
  server.as(admin, sheets.saveAnswers, {
    params: { id: first },
    body: { rowId, questionId, answers: [value] },
  });
const refusals = async (sending: Promise<unknown>) =>
  (await failure(sending)).details.errors?.map(({ path, message, passable }) => ({
    path,
    message,
    ...(passable && { passable }),
  }));

it('a row is refused while another one has its answer, in the form or in the sheet', async () => {
  await add({ [asset]: 'Pump 1', [line]: '7' });
  const refused = [
    { path: `answers.${asset}`, message: inForm },
    { path: `answers.${line}`, message: inSheet },
  ];
  expect(await refusals(add({ [asset]: ' PUMP 1', [line]: '7.0' }))).toEqual(refused);
  expect(await refusals(add({ [asset]: 'pump 1', [line]: '7' }, { sheet: second }))).toEqual(
    refused.slice(0, 1),
  );
  await add({ [asset]: 'Pump 2', [line]: '7' }, { sheet: second });
  // No answer is like no other.
  await Promise.all([add({}), add({})]);
});

it('of the rows of one call the second is refused, and nothing is added', async () => {
  const rows = [{ [asset]: 'Pump 10' }, { [asset]: 'Pump 11' }, { [asset]: 'pump 10' }];
  const send = (chosen: Given[]) =>
    server.as(admin, filling.addRows, {
      params: { id: first },
      body: { rows: chosen.map((each) => ({ answers: answersOf(each) })) },
    });
  expect(await refusals(send(rows))).toEqual([{ path: `rows.2.answers.${asset}`, message: inForm }]);
  await send(rows.slice(0, 2));
  // More rows than are prepared at once.
  const many = Array.from({ length: 100 }, (_, index) => ({ [asset]: `Valve ${index % 99}` }));
  expect(await refusals(send(many))).toEqual([{ path: `rows.99.answers.${asset}`, message: inForm }]);
});

it('the same request again is no other row', async () => {
  const id = randomUUID();
  const row = await add({ [asset]: 'Pump 20' }, { id });
  expect(await add({ [asset]: 'Pump 20' }, { id })).toEqual(row);
});

it('of twenty at once exactly one adds an answer', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => add({ [asset]: 'Crane' })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const others = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => add({ [asset]: `Crane ${index}` })),
  );
  expect(others.filter(({ status }) => status === 'rejected')).toEqual([]);
});

const run = (...words: string[]) =>
  runCommand(words, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });
it('an edit is held to it, and what nobody has any more is free', async () => {
  const [one, other] = [await add({ [asset]: 'Lamp 1' }), await add({ [asset]: 'Lamp 2' })];
  expect(await refusals(edit(other.id, asset, 'lamp 1'))).toEqual([{ path: 'answers', message: inForm }]);
  await edit(one.id, asset, 'LAMP 1');
  await edit(one.id, asset, 'Lamp 3');
  await edit(other.id, asset, 'Lamp 1');
  await add({ [asset]: 'Lamp 2' });
  const undo = await server.as(admin, sheets.deleteRows, { body: { rowIds: [other.id] } });
  const again = await add({ [asset]: 'Lamp 1' });
  // It comes back as it was, and counts again.
  const undone = await server.as(admin, sheets.undoRows, { params: { id: undo.id } });
  expect(undone.clashes).toEqual([{ rowId: other.id, question: 'Asset' }]);
  await server.as(admin, sheets.deleteRows, { body: { rowIds: [other.id] } });
  const { stdout } = await run('rows', 'restore', other.id, '--json');
  const restored = { id: other.id, answers: { Asset: 'Lamp 1' }, clashes: ['Asset'] };
  expect(JSON.parse(stdout)).toMatchObject([restored]);
  await server.as(admin, sheets.deleteRows, { body: { rowIds: [again.id] } });
  expect(await refusals(add({ [asset]: 'Lamp 1' }))).toEqual([{ path: `answers.${asset}`, message: inForm }]);
});

it('is passed with a reason, where the rule may be', async () => {
  await add({ [tag]: 'T1' });
  expect(await refusals(add({ [tag]: 't1' }))).toEqual([
    { path: `answers.${tag}`, message: inForm, passable: true },
  ]);
  const row = await add({ [tag]: 't1' }, { reason: 'Replaced today' });
  expect(row.passed).toMatchObject([
    { questionId: tag, rule: 'unique', message: inForm, reason: 'Replaced today' },
  ]);
});

const preview = async (content: string, more: object = {}) =>
  server.as(admin, imports.previewImport, { params: { id: formId }, body: await bodyOf(content, more) });
const bodyOf = async (content: string, more: object) => ({
  fileName: await uploadCsv(server, admin, content),
  originalFileName: 'rows.csv',
  columnMap: { [asset]: 0, [line]: 1, [note]: 2 },
  ...more,
});
const load = async (content: string, more: object = {}) => {
  const body = await bodyOf(content, more);
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
  const status = await endedImport(server, admin, id);
  const { failed } = await server.as(admin, imports.readImport, { params: { id }, query: {} });
  return { id, status, failed: failed.content.map(({ csvRow, errors }) => ({ csvRow, errors })) };
};

it('an import fails rows that others have, in the form or further up in the file', async () => {
  await add({ [asset]: 'Truck 1' });
  const content = 'Asset,Line,Note\ntruck 1,1,a\nTruck 2,2,b\nTRUCK 2,3,c\nTruck 3,2,d\nTruck 4,4,e\n';
  const taken = { questionId: asset, message: inForm, count: 2, csvRows: [1, 3] };
  const others = [taken, { questionId: line, message: inSheet, count: 1, csvRows: [4] }];
  expect(await preview(content)).toMatchObject({ newRows: 2, failedRows: 3, taken: others });
  const { id, status, failed } = await load(content);
  expect(failed).toEqual([
    { csvRow: 1, errors: [{ questionId: asset, message: inForm }] },
    { csvRow: 3, errors: [{ questionId: asset, message: inForm }] },
    { csvRow: 4, errors: [{ questionId: line, message: inSheet }] },
  ]);
  const fix = (csvRow: number, questionId: string, value: string) => ({
    csvRow,
    answers: [{ questionId, value }],
  });
  const repaired = await server.as(admin, imports.continueImport, {
    params: { id },
    body: { rows: [fix(1, asset, 'Truck 4'), fix(3, asset, 'Truck 5'), fix(4, line, '9')] },
  });
  expect(repaired).toMatchObject({ failedRows: 1 });
  expect(status.completedRows).toBe(2);
  expect(await refusals(add({ [asset]: 'Truck 5' }))).toEqual([
    { path: `answers.${asset}`, message: inForm },
  ]);
});

it('so does an import that changes rows', async () => {
  await Promise.all([add({ [asset]: 'Van 1', [line]: '101' }), add({ [asset]: 'Van 2', [line]: '102' })]);
  const content = 'Asset,Line,Note\nVan 1,102,a\nVan 2,103,b\nVan 3,1,c\n';
  const update = { keyQuestion: asset };
  expect(await preview(content, update)).toMatchObject({ newRows: 1, changedRows: 1, failedRows: 1 });
  const { failed } = await load(content, update);
  expect(failed).toEqual([{ csvRow: 1, errors: [{ questionId: line, message: inSheet }] }]);
  expect((await load('Asset,Line,Note\nVan 1,102,a\n', update)).failed).toEqual([]);
});

it('a form that gets the rule compares the rows that it has, too', async () => {
  const later = ask(randomUUID(), 'Serial number', 'TEXT', [], { required: true });
  const { formId: id, first: sheet } = await published([later]);
  const body = (value: string) => ({ answers: [{ questionId: later.id, value }] });
  const send = (value: string) =>
    server.as(admin, filling.addRow, { params: { id: sheet }, body: body(value) });
  for (const value of ['S1', 's1', 'S2']) await send(value);
  const next = await server.as(admin, forms.createVersion, { params: { id }, body: {} });
  const questions = next.questions.map((each) => ({
    ...each,
    rules: [{ kind: 'unique' as const, within: 'form' as const }],
  }));
  await server.as(admin, forms.changeForm, { params: { id: next.id }, body: { ...next, questions } });
  await server.as(admin, forms.publishForm, { params: { id: next.id } });
  await expect.poll(() => send('s2').then(() => null, String)).toContain(inForm);
  await send('S3');
});

it('who fills in is asked for a reason once the server has refused an answer', async () => {
  const form = await server.as(admin, forms.readForm, { params: { id: formId } });
  await add({ [tag]: 'T9', [asset]: 'Boat 1' });
  let draft = startFilling(prepareForm(form, Date.now), { part: 'questions' });
  const values = Object.entries({ [tag]: 'T9', [asset]: 'boat 1', [note]: 'Seen' });
  for (const [id, value] of values) draft = answer(draft, id, [value]);
  expect(draft.issues.size).toBe(0);
  const body = () => ({ answers: answersToSend(draft) });
  const refused = await failure(server.as(admin, filling.addRow, { params: { id: first }, body: body() }));
  draft = refusedWith(draft, refused.details.errors ?? []);
  expect(Object.fromEntries(draft.issues)).toEqual({ [asset]: [inForm], [tag]: [inForm] });
  draft = giveReason(answer(draft, asset, ['Boat 2']), tag, 'Two of them');
  expect(draft.issues.size).toBe(0);
  const row = await server.as(admin, filling.addRow, { params: { id: first }, body: body() });
  expect(row.passed).toMatchObject([{ questionId: tag, reason: 'Two of them' }]);
});

it('commands say which line of a file, and refuse a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-unique-'));
  const file = join(folder, 'rows.csv');
  const send = (lines: string) => {
    writeFileSync(file, `Asset,Note\n${lines}\n`);
    return run('rows', 'add', first, '--file', file);
  };
  try {
    const refused = await send('Lift 1,a\nLift 2,b\nLIFT 1,c');
    expect(refused.stderr).toContain(`${inForm} (line 4, Asset)`);
    expect((await send('Lift 1,a')).stderr).toContain('Added 1 entry');
    const check = await run('import', 'check', '--form', formId, '--file', file, '--json');
    expect(JSON.parse(check.stdout)).toMatchObject({ okRows: 0, failures: [{ message: inForm }] });
    const row = await add({ [asset]: 'Lift 2' });
    const set = await run('rows', 'set', row.id, '--answer', 'Asset=lift 1', '--reason', 'A mistake');
    expect([set.exitCode === 0, set.stderr]).toEqual([false, expect.stringContaining(inForm)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a calculated answer is compared with those of others, too', async () => {
  const [gate, shift, key] = [randomUUID(), randomUUID(), randomUUID()];
  const expression = { cat: [{ var: gate }, '-', { var: shift }] };
  const filledBy = { from: 'expression', expression };
  const { first: sheet } = await published([
    ask(gate, 'Gate', 'TEXT', [], { required: true }),
    ask(shift, 'Shift', 'TEXT', []),
    ask(key, 'Key', 'TEXT', [{ kind: 'unique', within: 'form' }], { filledBy }),
  ]);
  const send = (value: string) =>
    server.as(admin, filling.addRow, {
      params: { id: sheet },
      body: {
        answers: [
          { questionId: gate, value: 'A' },
          { questionId: shift, value },
        ],
      },
    });
  const { id } = await send('1');
  const taken = [{ path: `answers.${key}`, message: inForm }];
  expect(await refusals(send('1'))).toEqual(taken);
  await send('2');
  const body = { rowId: id, questionId: shift, answers: ['2'] };
  const others = [{ path: `others.${key}`, message: `Key: ${inForm}` }];
  expect(await refusals(server.as(admin, sheets.saveAnswers, { params: { id: sheet }, body }))).toEqual(
    others,
  );
});
