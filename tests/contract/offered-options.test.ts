// Options that are retired, and options that depend on answers, in each place where answers come in: one answer has one
// verdict and one text, and a row keeps what it has.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { answer, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { choicesAt, startCorrection } from '#core/filling/fill-view.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import { question, type QuestionOption } from '#core/questions/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

type Option = Partial<QuestionOption>;
const [place, country, city, tools] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];
const ask = (id: string, text: string, type: string, order: number, options: Option[] = []) =>
  question.parse({
    id,
    text,
    type,
    order,
    required: id === place,
    questionOptions: options.map((option, at) => ({ order: at, ...option })),
  });
const of = (name: string) => ({ '==': [{ var: country }, name] });
const cities = [
  { value: 'Paris', condition: of('France') },
  { value: 'Lyon', condition: of('France') },
  { value: 'Lima', condition: of('Peru') },
  { value: 'Elsewhere' },
];
const questionsWith = (kit: Option[]) => [
  ask(place, 'Place', 'TEXT', 0),
  ask(country, 'Country', 'RADIO', 1, [{ value: 'France' }, { value: 'Peru' }]),
  ask(city, 'City', 'RADIO', 2, cities),
  ask(tools, 'Tools', 'CHECKBOXES', 3, kit),
];
const kitBefore = [{ value: 'Rope' }, { value: 'Torch' }, { value: 'Map' }];
const kitNow: Option[] = [
  { value: 'Rope' },
  { value: 'Torch', retired: 'hidden' },
  { value: 'Map', retired: 'disabled' },
];

const needs = (name: string, where: string) =>
  `"${name}" is offered only where this is true: Country is ${where}. Choose another option, or change what it depends on.`;
const gone = '"Torch" is no longer offered. Choose another option.';

/** What is answered, and the texts that it is refused with, by question. */
type Answered = Record<string, string[]>;
const cases: [name: string, answers: Answered, said: Record<string, string[]>][] = [
  ['a city of its country', { [place]: ['1'], [country]: ['France'], [city]: ['Lyon'] }, {}],
  ['a city of every country', { [place]: ['2'], [city]: ['Elsewhere'], [tools]: ['Rope'] }, {}],
  [
    'a city of another country',
    { [place]: ['3'], [country]: ['Peru'], [city]: ['Paris'] },
    { [city]: [needs('Paris', 'France')] },
  ],
  ['a city without a country', { [place]: ['4'], [city]: ['Lima'] }, { [city]: [needs('Lima', 'Peru')] }],
  ['a retired tool', { [place]: ['5'], [tools]: ['Rope', 'Torch'] }, { [tools]: [gone] }],
];
const given = (answers: Answered) =>
  Object.entries(answers).flatMap(([questionId, values]) => values.map((value) => ({ questionId, value })));

let server: TestServer;
let admin: Person;
let formId: string;
let sheetId: string;
/** A row of before the tools were retired. */
let early: string;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-offered-'));

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const { form } = exampleForm({
    contextQuestions: [],
    questions: questionsWith(kitBefore),
    alerts: [],
    reviewers: [{ id: admin.id }],
  });
  formId = form.id;
  await server.publish(admin, form);
  const params = { id: formId };
  const sheet = await server.as(admin, filling.createSheet, { params, body: { name: 'Week' } });
  sheetId = sheet.id;
  early = await added({ [place]: ['early'], [tools]: ['Torch', 'Map'] });
  // A published form keeps its options; which of them are offered may change.
  const now = await server.as(admin, forms.readForm, { params });
  await server.as(admin, forms.changeForm, { params, body: { ...now, questions: questionsWith(kitNow) } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (answers: Answered) =>
  server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers: given(answers) } });
const added = async (answers: Answered) => (await send(answers)).id;
const planOf = async () =>
  prepareForm(await server.as(admin, forms.readForm, { params: { id: formId } }), Date.now);

function byQuestion(errors: readonly { path: string; message: string }[] = []): Record<string, string[]> {
  const groups = Map.groupBy(errors, ({ path }) => path.slice(path.lastIndexOf('.') + 1));
  return Object.fromEntries([...groups].map(([id, all]) => [id, all.map(({ message }) => message)]));
}

it.each(cases)('%s: the form that is filled in says the same as the server', async (_, answers, said) => {
  let draft = startFilling(await planOf(), { part: 'questions' });
  for (const [id, values] of Object.entries(answers)) draft = answer(draft, id, values);
  expect(Object.fromEntries(draft.issues)).toEqual(said);
  const sending = send(answers);
  if (Object.keys(said).length === 0) await sending;
  else expect(byQuestion((await failure(sending)).details.errors)).toEqual(said);
});

it('the list shrinks at once, and keeps what is chosen until somebody takes it away', async () => {
  const [, , asked] = questionsWith(kitNow);
  if (asked === undefined) throw new Error('The city is asked');
  const shown = (draft: Parameters<typeof choicesAt>[0]) =>
    choicesAt(draft, asked)?.map(({ value, disabled }) => (disabled ? `(${value})` : value));
  let draft = answer(startFilling(await planOf(), { part: 'questions' }), place, ['1']);
  expect(shown(draft)).toEqual(['Elsewhere']);
  draft = answer(answer(draft, country, ['France']), city, ['Paris']);
  expect(shown(draft)).toEqual(['Paris', 'Lyon', 'Elsewhere']);
  draft = answer(draft, country, ['Peru']);
  expect(shown(draft)).toEqual(['(Paris)', 'Lima', 'Elsewhere']);
  expect(draft.issues.get(city)).toEqual([needs('Paris', 'France')]);
  draft = answer(draft, city, ['Lima']);
  expect(shown(draft)).toEqual(['Lima', 'Elsewhere']);
  expect(draft.issues.size).toBe(0);
});

async function uploaded(lines: readonly string[], more: object) {
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  const content = `Place,Country,City,Tools\n${lines.join('\n')}\n`;
  await fetch(target.url, { method: target.method, headers: target.headers, body: content });
  return {
    fileName: target.s3Resource,
    originalFileName: 'rows.csv',
    columnMap: { [place]: 0, [country]: 1, [city]: 2, [tools]: 3 },
    ...more,
  };
}

async function imported(lines: readonly string[], more: object = {}) {
  const body = await uploaded(lines, more);
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id } });
    if (!isRunning(status)) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const { failed } = await server.as(admin, imports.readImport, { params: { id }, query: {} });
  return failed.content.map(({ errors }) =>
    byQuestion(errors.map(({ questionId, message }) => ({ path: questionId ?? '', message }))),
  );
}

const lineOf = (each: Answered) =>
  [place, country, city, tools].map((id) => each[id]?.join('; ') ?? '').join(',');

it('an import, and its dry run, fail the same rows with the same texts', async () => {
  const lines = cases.map(([, each]) => lineOf(each));
  const said = cases.map(([, , each]) => each).filter((each) => Object.keys(each).length > 0);
  expect(await imported(lines)).toEqual(said);

  const file = join(folder, 'rows.csv');
  writeFileSync(file, `Place,Country,City,Tools\n${lines.join('\n')}\n`);
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const words = ['import', 'run', '--form', formId, '--file', file, '--dry-run', '--json'];
  const { stdout } = await runCommand(words, { env });
  for (const text of said.flatMap((each) => Object.values(each).flat()))
    expect(stdout).toContain(JSON.stringify(text).slice(1, -1));
});

it('an import that changes rows leaves what it does not change, and refuses what it does', async () => {
  const more = { keyQuestion: place };
  expect(await imported(['early,France,Lyon,Torch; Map'], more)).toEqual([]);
  // What the row has may stay beside what is new.
  expect(await imported(['early,France,Lyon,Torch; Rope'], more)).toEqual([]);
  expect(await imported(['early,Peru,Paris,Torch; Map'], more)).toEqual([
    { [city]: [needs('Paris', 'France')], [tools]: ['"Map" is no longer offered. Choose another option.'] },
  ]);
});

it('a command refuses them before anything is sent', async () => {
  const file = join(folder, 'add.csv');
  writeFileSync(file, 'Place,Country,City,Tools\nGate,Peru,Paris,Rope; Torch\n');
  const words = ['rows', 'add', '--form', formId, '--name', 'Week 12', '--file', file];
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { exitCode, stderr } = await runCommand(words, { env });
  expect(exitCode).not.toBe(0);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(needs('Paris', 'France'));
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(gone);
});

it('an edit keeps what the row has, and is held to the rest', async () => {
  const row = await server.as(admin, filling.addRow, {
    params: { id: sheetId },
    body: { answers: given({ [place]: ['edited'], [country]: ['France'] }) },
  });
  const edit = (rowId: string, questionId: string, ...answers: string[]) =>
    server.as(admin, sheets.saveAnswers, {
      params: { id: sheetId },
      body: { rowId, questionId, answers },
    });
  const refused = async (sending: Promise<unknown>) => (await failure(sending)).details.errors;
  expect(await refused(edit(row.id, city, 'Lima'))).toMatchObject([{ message: needs('Lima', 'Peru') }]);
  await edit(row.id, city, 'Paris');
  expect(await refused(edit(row.id, tools, 'Torch'))).toMatchObject([{ message: gone }]);
  await edit(early, tools, 'Rope', 'Torch');
});

it('a correction keeps what the row had', async () => {
  const rowId = early;
  const params = { id: sheetId, rowId };
  await server.as(admin, sheets.returnRow, { params, body: { comment: 'Which gate?' } });
  const row = await server.as(admin, sheets.readRow, { params });
  const draft = answer(startCorrection(await planOf(), {}, row.answers), place, ['Gate 7']);
  expect(draft.issues.size).toBe(0);
  const corrected = row.answers.map((each) =>
    each.questionId === place ? { ...each, value: 'Gate 7' } : each,
  );
  await server.as(admin, filling.correctRow, { params, body: { answers: corrected } });
});

it('a form whose option has a wrong condition is refused, and the option is named', async () => {
  const wrong = questionsWith([{ value: 'Rope', condition: { '==': [{ var: randomUUID() }, 1] } }]);
  const { form } = exampleForm({ contextQuestions: [], questions: wrong, alerts: [] });
  const refused = await failure(server.as(admin, forms.createForm, { body: { ...form, id: randomUUID() } }));
  expect(refused.details.errors).toMatchObject([{ path: 'questions.3.questionOptions.0.condition' }]);
});
