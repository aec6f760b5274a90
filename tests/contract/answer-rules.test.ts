// The rules of questions, in each place where answers come in: one answer has one verdict and one text.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { answer, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import * as forms from '#core/forms/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { question } from '#core/questions/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const [place = '', speed = '', limit = '', seen = '', damages = '', part = '', size = ''] = Array.from(
  { length: 7 },
  () => randomUUID(),
);
const ask = (id: string, text: string, type: string, rules: QuestionRule[], more: object = {}) =>
  question.parse({ id, text, type, rules, ...more });
const questions = [
  ask(place, 'Place', 'TEXT', [{ kind: 'pattern', pattern: 'custom', expression: 'Gate \\d+' }], {
    required: true,
  }),
  ask(speed, 'Speed', 'NUMERIC', [
    { kind: 'range', least: 0, greatest: 999_999 },
    { kind: 'decimals', most: 1, message: 'One decimal is enough.' },
    { kind: 'expression', expression: { '<=': [{ var: speed }, { var: limit }] } },
  ]),
  ask(limit, 'Limit', 'NUMERIC', []),
  ask(seen, 'Seen', 'DATETIME', [{ kind: 'dates', least: { days: -7 }, greatest: { days: 0 } }]),
  ask(damages, 'Damages', 'ENTRIES', [], {
    questionMeta: [{ key: 'entryName', value: 'Damage' }],
    questions: [
      ask(part, 'Part', 'TEXT', [], { required: true }),
      ask(size, 'Size', 'NUMERIC', [{ kind: 'range', least: 0 }], {
        condition: JSON.stringify({ '==': [{ var: part }, 'Wing'] }),
      }),
    ],
  }),
];
const entry = (answers: Record<string, string>) => JSON.stringify(answers);
const day = 86_400_000;

/** What is answered, and the texts that it is refused with, by question. */
const cases: [name: string, answers: Record<string, string>, said: Record<string, string[]>][] = [
  ['Gate 1', { [place]: 'Gate 1', [speed]: '12.5', [limit]: '20' }, {}],
  ['a pattern', { [place]: 'gate 1' }, { [place]: ['It must match the pattern Gate \\d+.'] }],
  [
    'two rules',
    { [place]: 'Gate 2', [speed]: '-1.25' },
    { [speed]: ['Between 0 and 999,999.', 'One decimal is enough.'] },
  ],
  [
    'a rule over answers',
    { [place]: 'Gate 3', [speed]: '30', [limit]: '20' },
    { [speed]: ['This must be true: Speed is at most Limit.'] },
  ],
  ['an entry', { [place]: 'Gate 6', [damages]: entry({ [part]: 'Wing', [size]: '3' }) }, {}],
  [
    'a wrong entry',
    { [place]: 'Gate 7', [damages]: entry({ [part]: 'Wing', [size]: '-3' }) },
    { [damages]: ['Damage 1: Size: At least 0.'] },
  ],
  [
    'half an entry',
    { [place]: 'Gate 8', [damages]: entry({ [size]: '3' }) },
    { [damages]: ['Damage 1: Part: This question is required'] },
  ],
  ['a day', { [place]: 'Gate 4', [seen]: `${Date.now() + 2 * day},0` }, { [seen]: ['Not after today.'] }],
];
const given = (answers: Record<string, string>) =>
  Object.entries(answers).map(([questionId, value]) => ({ questionId, value }));

let server: TestServer;
let admin: Person;
let formId: string;
let sheetId: string;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-rules-'));

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const { form } = exampleForm({ contextQuestions: [], questions, alerts: [] });
  formId = form.id;
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params: { id: formId } });
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: formId },
    body: { name: 'Week' },
  });
  sheetId = sheet.id;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(cases)('%s: the form that is filled in says the same as the server', async (_, answers, said) => {
  const form = await server.as(admin, forms.readForm, { params: { id: formId } });
  let draft = startFilling(prepareForm(form, Date.now), { part: 'questions' });
  for (const [id, value] of Object.entries(answers)) draft = answer(draft, id, [value]);
  expect(Object.fromEntries(draft.issues)).toEqual(said);

  const body = { answers: given(answers) };
  const sending = server.as(admin, filling.addRow, { params: { id: sheetId }, body });
  if (Object.keys(said).length === 0) await sending;
  else expect(byQuestion((await failure(sending)).details.errors)).toEqual(said);
});

function byQuestion(errors: readonly { path: string; message: string }[] = []): Record<string, string[]> {
  const groups = Map.groupBy(errors, ({ path }) => path.slice(path.lastIndexOf('.') + 1));
  return Object.fromEntries([...groups].map(([id, all]) => [id, all.map(({ message }) => message)]));
}

it('says them with the id and the values of their messages, for other languages', async () => {
  const reply = await fetch(`${server.origin}/sheet/${sheetId}/row`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ answers: given({ [place]: 'Gate 1', [speed]: '-1' }) }),
  });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toHaveProperty('errors', [
    {
      path: `answers.${speed}`,
      message: 'Between 0 and 999,999.',
      id: 'questions.rules.numberBetween',
      values: { least: 0, greatest: 999_999 },
    },
  ]);
});

it('an import fails the same rows with the same texts', async () => {
  const iso = (value: string | undefined) =>
    value === undefined ? '' : new Date(Number(value.split(',')[0])).toISOString().slice(0, 10);
  const lines = cases.map(([, each]) =>
    [
      each[place],
      each[speed] ?? '',
      each[limit] ?? '',
      iso(each[seen]),
      each[damages] === undefined ? '' : `"[${each[damages].replaceAll('"', '""')}]"`,
    ].join(','),
  );
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  const content = `Place,Speed,Limit,Seen,Damages\n${lines.join('\n')}\n`;
  await fetch(target.url, { method: target.method, headers: target.headers, body: content });
  const body = {
    fileName: target.s3Resource,
    originalFileName: 'rows.csv',
    columnMap: { [place]: 0, [speed]: 1, [limit]: 2, [seen]: 3, [damages]: 4 },
    dateFormats: { [seen]: 'yyyy-MM-dd' },
  };
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id } });
    if (!isRunning(status)) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const { failed } = await server.as(admin, imports.readImport, { params: { id }, query: {} });
  const said = cases.map(([, , each]) => each).filter((each) => Object.keys(each).length > 0);
  expect(
    failed.content.map(({ errors }) =>
      byQuestion(errors.map(({ questionId, message }) => ({ path: questionId ?? '', message }))),
    ),
  ).toEqual(said);
});

it('a command refuses them before anything is sent', async () => {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, 'Place,Speed\nGate 1,-1.25\n');
  const words = ['rows', 'add', '--form', formId, '--name', 'Week 12', '--file', file];
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { exitCode, stderr } = await runCommand(words, { env });
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain('Between 0 and 999,999.');
  expect(stderr).toContain('One decimal is enough.');
});

it('an edit of an answer is held to the rules of its question, with the others as they are', async () => {
  const row = await server.as(admin, filling.addRow, {
    params: { id: sheetId },
    body: { answers: given({ [place]: 'Gate 9', [limit]: '20' }) },
  });
  const edit = (questionId: string, value: string) =>
    server.as(admin, sheets.saveAnswers, {
      params: { id: sheetId },
      body: { rowId: row.id, questionId, answers: [value] },
    });
  expect((await failure(edit(speed, '30'))).details.errors).toMatchObject([
    { path: 'answers', message: 'This must be true: Speed is at most Limit.' },
  ]);
  await edit(speed, '20');
  expect(
    (await failure(edit(damages, entry({ [part]: 'Wing', [size]: '-3' })))).details.errors,
  ).toMatchObject([{ path: 'answers', message: 'Damage 1: Size: At least 0.' }]);
  await edit(damages, entry({ [size]: '3', [part]: 'Wing' }));
  const { answers } = await server.as(admin, sheets.readRow, { params: { id: sheetId, rowId: row.id } });
  expect(answers.find(({ questionId }) => questionId === damages)?.value).toBe(
    entry({ [part]: 'Wing', [size]: '3' }),
  );
});

it('a phone that sends later is judged by the day on which it was filled in', async () => {
  const then = Date.now() - 20 * day;
  const answers = given({ [place]: 'Gate 5', [seen]: `${then},0` });
  const send = (more: object) =>
    server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers, ...more } });
  expect((await failure(send({}))).details.errors).toMatchObject([{ message: 'Not more than 7 days ago.' }]);
  await send({ filledAt: then });
});

it('a form with a rule that is none is refused, and the rule is named', async () => {
  const wrong = questions.map((each) =>
    each.id === place
      ? { ...each, rules: [{ kind: 'pattern', pattern: 'custom', expression: '(?=a)' }] }
      : each,
  );
  const { form } = exampleForm({ contextQuestions: [], questions: wrong as typeof questions, alerts: [] });
  const refused = await failure(server.as(admin, forms.createForm, { body: { ...form, id: randomUUID() } }));
  expect(refused.details.errors).toMatchObject([{ path: 'questions.0.rules.0.expression' }]);
});
