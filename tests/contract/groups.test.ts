// A header that is a group, in each place where answers come in: what is below it counts only while the group is shown.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { answer, answersToSend, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { itemsShown, startCorrection } from '#core/filling/fill-view.ts';
import * as forms from '#core/forms/calls.ts';
import { element } from '#core/forms/schema.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import { question } from '#core/questions/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const [place, damaged, what, cost, remarks, damage, end, note] = Array.from({ length: 8 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string, string, string];
const [contact, phone, mail] = Array.from({ length: 3 }, () => randomUUID()) as [string, string, string];
const questions = [
  question.parse({ id: place, text: 'Place', type: 'TEXT', order: 0, required: true }),
  question.parse({ id: damaged, text: 'Damaged', type: 'BOOLEAN', order: 1 }),
  question.parse({ id: what, text: 'What', type: 'TEXT', order: 3, required: true }),
  question.parse({
    id: cost,
    text: 'Cost',
    type: 'NUMERIC',
    order: 5,
    condition: JSON.stringify({ '==': [{ var: what }, 'Lamp'] }),
    rules: [{ kind: 'range', least: 0 }],
  }),
  question.parse({ id: remarks, text: 'Remarks', type: 'TEXT', order: 7 }),
  question.parse({ id: phone, text: 'Phone', type: 'TEXT', order: 9 }),
  question.parse({ id: mail, text: 'Mail', type: 'TEXT', order: 10 }),
];
const group = element.parse({
  id: damage,
  type: 'HEADER',
  order: 2,
  condition: JSON.stringify({ '==': [{ var: damaged }, true] }),
  data: { label: 'Damage', group: true },
});
const elements = [
  group,
  element.parse({ id: note, type: 'DESCRIPTION', order: 4, data: { label: 'Costs of parts alone.' } }),
  element.parse({ id: end, type: 'HEADER', order: 6, data: { label: 'Anything else', matrix: true } }),
  element.parse({
    id: contact,
    type: 'HEADER',
    order: 8,
    condition: JSON.stringify({ '==': [{ var: remarks }, 'call back'] }),
    data: { label: 'Whom to ask', group: true, atLeastOne: true },
  }),
];
const [required, oneNeeded] = ['This question is required', 'Answer at least one of: Phone, Mail.'];

type Answered = Record<string, string[]>;
/** What is answered, the texts that it is refused with by question, and which answers are kept if it is not. */
const cases: [name: string, answers: Answered, said: Record<string, string[]>, kept: string[]][] = [
  ['a group that is not shown', { [place]: ['1'], [damaged]: ['false'] }, {}, [place, damaged]],
  ['a group that nothing has been said of', { [place]: ['2'], [remarks]: ['x'] }, {}, [place, remarks]],
  ['a group that is shown, unanswered', { [place]: ['3'], [damaged]: ['true'] }, { [what]: [required] }, []],
  [
    'a group that is shown, answered',
    { [place]: ['4'], [damaged]: ['true'], [what]: ['Lamp'], [cost]: ['5'] },
    {},
    [place, damaged, what, cost],
  ],
  [
    'a rule of a question in it',
    { [place]: ['5'], [damaged]: ['true'], [what]: ['Lamp'], [cost]: ['-5'] },
    { [cost]: ['At least 0.'] },
    [],
  ],
  [
    'a question in it whose own condition is not true',
    { [place]: ['6'], [damaged]: ['true'], [what]: ['Door'], [cost]: ['5'] },
    {},
    [place, damaged, what],
  ],
  [
    'answers below a group that is not shown',
    { [place]: ['7'], [damaged]: ['false'], [what]: ['Lamp'], [cost]: ['5'], [remarks]: ['x'] },
    {},
    [place, damaged, remarks],
  ],
  [
    'a group that needs an answer, unanswered',
    { [place]: ['8'], [remarks]: ['call back'] },
    { [contact]: [oneNeeded] },
    [],
  ],
  [
    'a group that needs an answer, and has one',
    { [place]: ['9'], [remarks]: ['call back'], [mail]: ['ann@gate.example'] },
    {},
    [place, remarks, mail],
  ],
];
/** An import names a group at its first question. */
const inFile = ({ [contact]: lacking, ...said }: Record<string, string[]>) =>
  lacking === undefined ? said : { ...said, [phone]: lacking };
const given = (answers: Answered) =>
  Object.entries(answers).flatMap(([questionId, values]) => values.map((value) => ({ questionId, value })));

let server: TestServer;
let admin: Person;
let formId: string;
let sheetId: string;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-groups-'));

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const { form } = exampleForm({
    contextQuestions: [],
    questions,
    elements,
    alerts: [],
    contextAlerts: [],
    reviewers: [{ id: admin.id }],
  });
  formId = form.id;
  await server.publish(admin, form);
  const params = { id: formId };
  sheetId = (await server.as(admin, filling.createSheet, { params, body: { name: 'Week' } })).id;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  runCommand(words, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });
const send = (answers: Answered) =>
  server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers: given(answers) } });
const rowOf = (rowId: string) => server.as(admin, sheets.readRow, { params: { id: sheetId, rowId } });
const planOf = async () =>
  prepareForm(await server.as(admin, forms.readForm, { params: { id: formId } }), Date.now);

function byQuestion(errors: readonly { path: string; message: string }[] = []): Record<string, string[]> {
  const groups = Map.groupBy(errors, ({ path }) => path.slice(path.lastIndexOf('.') + 1));
  return Object.fromEntries([...groups].map(([id, all]) => [id, all.map(({ message }) => message)]));
}
const answeredIn = (answers: readonly { questionId: string }[]) =>
  questions.map(({ id }) => id).filter((id) => answers.some(({ questionId }) => questionId === id));

it.each(cases)(
  '%s: the form that is filled in says and sends the same as the server',
  async (_, answers, said, kept) => {
    let draft = startFilling(await planOf(), { part: 'questions' });
    for (const [id, values] of Object.entries(answers)) draft = answer(draft, id, values);
    expect(Object.fromEntries(draft.issues)).toEqual(said);
    const isShown = (item: string) => itemsShown(draft).some(({ id }) => id === item);
    for (const item of [damage, note]) expect(isShown(item)).toBe(answers[damaged]?.[0] === 'true');
    const sending = send(answers);
    if (Object.keys(said).length > 0) {
      expect(byQuestion((await failure(sending)).details.errors)).toEqual(said);
      return;
    }
    expect(answeredIn(answersToSend(draft))).toEqual(kept);
    const { id, notes = [] } = await sending;
    expect(answeredIn((await rowOf(id)).answers)).toEqual(kept);
    const named = notes.map(({ path }) => path.slice('answers.'.length));
    expect(named).toEqual(Object.keys(answers).filter((each) => !kept.includes(each)));
  },
);

const lineOf = (each: Answered) => questions.map(({ id }) => each[id]?.join('; ') ?? '').join(',');
const titles = questions.map(({ text }) => text).join(',');

async function imported(lines: readonly string[], more: object = {}) {
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  const content = `${titles}\n${lines.join('\n')}\n`;
  await fetch(target.url, { method: target.method, headers: target.headers, body: content });
  const { id } = await server.as(admin, imports.scheduleImport, {
    params: { id: formId },
    body: {
      fileName: target.s3Resource,
      originalFileName: 'rows.csv',
      columnMap: Object.fromEntries(questions.map((each, index) => [each.id, index])),
      ...more,
    },
  });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id } });
    if (!isRunning(status)) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const { failed, irrelevant } = await server.as(admin, imports.readImport, { params: { id }, query: {} });
  return {
    id,
    irrelevant,
    said: failed.content.map(({ errors }) =>
      byQuestion(errors.map(({ questionId, message }) => ({ path: questionId ?? '', message }))),
    ),
  };
}

it('an import, and its dry run, fail the same rows with the same texts', async () => {
  const lines = cases.map(([, each]) => lineOf(each));
  const said = cases.map(([, , each]) => inFile(each)).filter((each) => Object.keys(each).length > 0);
  const done = await imported(lines);
  expect(done.said).toEqual(said);
  expect(done.irrelevant).toMatchObject([
    { questionId: cost, question: 'Cost', count: 2, csvRows: [6, 7] },
    { questionId: what, question: 'What', count: 1, csvRows: [7] },
  ]);
  // The last one that fails is repaired by an answer to the other question of its group.
  const params = { id: done.id };
  const failing = async () =>
    (await server.as(admin, imports.readImport, { params, query: {} })).failed.content;
  const csvRow = (await failing()).at(-1)?.csvRow ?? 0;
  const repair = (answers: Answered) =>
    server.as(admin, imports.continueImport, {
      params,
      body: { rows: [{ csvRow, skip: false, answers: given(answers) }] },
    });
  await repair({ [place]: ['x'] });
  expect((await failing()).at(-1)?.errors).toEqual([{ questionId: phone, message: oneNeeded }]);
  await repair({ [mail]: ['x@y.example'] });
  expect(await failing()).toHaveLength(said.length - 1);

  const file = join(folder, 'rows.csv');
  writeFileSync(file, `${titles}\n${lines.join('\n')}\n`);
  const { stdout } = await run('import', 'run', '--form', formId, '--file', file, '--dry-run', '--json');
  for (const text of said.flatMap((each) => Object.values(each).flat())) expect(stdout).toContain(text);
  for (const text of [`"failedRows": ${said.length}`, '(row 7)']) expect(stdout).toContain(text);
});

it('a file without a column for a required question of a group is imported, as the group may not be shown', async () => {
  const file = join(folder, 'short.csv');
  writeFileSync(file, 'Place,Damaged\nshort,No\n');
  expect(await run('import', 'run', '--form', formId, '--file', file)).toMatchObject({ exitCode: 0 });
});

it('an import that changes rows is held to a group that it shows', async () => {
  await send({ [place]: ['early'], [damaged]: ['false'] });
  const more = { keyQuestion: place };
  const said = async (line: string) => (await imported([line], more)).said;
  expect(await said('early,Yes,,,,,')).toEqual([{ [what]: [required] }]);
  expect(await said('early,Yes,Door,,,,')).toEqual([]);
  expect(await said('early,Yes,Door,,call back,,')).toEqual([{ [phone]: [oneNeeded] }]);
  expect(await said('early,Yes,Door,,call back,,a@b.example')).toEqual([]);
});

it('a command refuses what is missing before anything is sent', async () => {
  const file = join(folder, 'add.csv');
  const add = (line: string) => {
    writeFileSync(file, `Place,Damaged,What,Remarks\n${line}\n`);
    return run('rows', 'add', '--form', formId, '--name', 'Week 12', '--file', file);
  };
  expect((await add('Gate,Yes,,')).stderr).toContain(required);
  expect((await add('Gate,No,,call back')).stderr).toContain(`${oneNeeded} (line 2, Whom to ask)`);
  const added = await add('Gate,No,Lamp,');
  expect(added.exitCode).toBe(0);
  expect(added.stderr).toContain('line 2: The answer to "What" is left out: it is not asked with');
});

it('a correction is asked a group that its answers show', async () => {
  const { id: rowId } = await send({ [place]: ['returned'], [damaged]: ['false'] });
  const params = { id: sheetId, rowId };
  await server.as(admin, sheets.returnRow, { params, body: { comment: 'Was it damaged?' } });
  const draft = answer(startCorrection(await planOf(), {}, (await rowOf(rowId)).answers), damaged, ['true']);
  expect(Object.fromEntries(draft.issues)).toEqual({ [what]: [required] });
  const correct = (answers: Answered) =>
    server.as(admin, filling.correctRow, { params, body: { answers: given(answers) } });
  const refused = await failure(correct({ [place]: ['returned'], [damaged]: ['true'] }));
  expect(byQuestion(refused.details.errors)).toEqual({ [what]: [required] });
  await correct({ [place]: ['returned'], [damaged]: ['true'], [what]: ['Door'] });
});

it('an edit cannot take the last answer of a group that needs one', async () => {
  const { id: rowId } = await send({ [place]: ['edited'], [remarks]: ['call back'], [phone]: ['55'] });
  const edit = (questionId: string, answers: string[]) =>
    server.as(admin, sheets.saveAnswers, {
      params: { id: sheetId },
      body: { questionId, rowId, answers, comment: 'Wrong' },
    });
  const refused = await failure(edit(phone, []));
  expect(refused.details.errors).toMatchObject([{ path: 'answers', message: oneNeeded }]);
  await edit(mail, ['a@b.example']);
  await edit(phone, []);
});

it('a form with a group is shown, copied and exported as one', async () => {
  const shown = await run('forms', 'show', formId);
  expect(shown.stdout).toContain('Header "Damage", shown with What and Cost if Damaged is Yes');
  const { name } = await server.as(admin, forms.readForm, { params: { id: formId } });
  await run('forms', 'copy', formId, '--name', `${name} again`);
  const copy = await run('forms', 'export', `${name} again`);
  expect(shown.stdout).toContain('At least one of them must be answered.');
  for (const flag of ['group', 'atLeastOne', 'matrix']) expect(copy.stdout).toContain(`"${flag}": true`);
});
