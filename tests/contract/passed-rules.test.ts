// Rules that may be passed with a reason: the server judges, and the reason is stored with the row.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { answer, answersToSend, giveReason, startFilling } from '#core/filling/fill-draft.ts';
import { prepareForm } from '#core/filling/fill-plan.ts';
import { maySend } from '#core/filling/fill-view.ts';
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

const [crew, height, speed, limit] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];
const ask = (id: string, text: string, type: string, rules: QuestionRule[], more: object = {}) =>
  question.parse({ id, text, type, rules, ...more });
const setup = [
  ask(crew, 'Crew', 'NUMERIC', [{ kind: 'range', greatest: 4, passable: true }], { context: true }),
];
const questions = [
  ask(
    height,
    'Height',
    'NUMERIC',
    [
      { kind: 'range', least: 0 },
      { kind: 'range', greatest: 100, passable: true },
    ],
    { required: true },
  ),
  ask(speed, 'Speed', 'NUMERIC', [
    { kind: 'expression', expression: { '<=': [{ var: speed }, { var: limit }] }, passable: true },
  ]),
  ask(limit, 'Limit', 'NUMERIC', []),
];

let server: TestServer;
let admin: Person;
let formId: string;
let sheetId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const { form } = exampleForm({ contextQuestions: setup, questions, alerts: [] });
  formId = form.id;
  await server.as(admin, forms.createForm, { body: { ...form, reviewers: [{ id: admin.id }] } });
  await server.as(admin, forms.publishForm, { params: { id: formId } });
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: formId },
    body: { name: 'Week', contextAnswers: [{ questionId: crew, value: '5', reason: 'A trainee' }] },
  });
  sheetId = sheet.id;
  expect(sheet.passed).toMatchObject([{ questionId: crew, reason: 'A trainee', by: { id: admin.id } }]);
});
afterAll(() => server.close());

type Given = Record<string, string | [value: string, reason: string]>;
const given = (answers: Given) =>
  Object.entries(answers).map(([questionId, value]) =>
    typeof value === 'string' ? { questionId, value } : { questionId, value: value[0], reason: value[1] },
  );
const add = (answers: Given) =>
  server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers: given(answers) } });
const edit = (rowId: string, questionId: string, value: string, comment: string | null = null) =>
  server.as(admin, sheets.saveAnswers, {
    params: { id: sheetId },
    body: { rowId, questionId, answers: [value], comment },
  });

it('asks for a reason, and stores it with what the rule said', async () => {
  expect((await failure(add({ [height]: '120' }))).details.errors).toEqual([
    { path: `answers.${height}`, message: 'At most 100.', passable: true },
  ]);
  expect((await failure(add({ [height]: ['120', '  '] }))).details.errors).toHaveLength(1);
  const row = await add({ [height]: ['120', ' Measured twice '] });
  expect(row.passed).toEqual([
    {
      questionId: height,
      rule: 'range',
      message: 'At most 100.',
      id: 'questions.rules.numberAtMost',
      values: { greatest: 100 },
      reason: 'Measured twice',
      by: { id: admin.id, userName: admin.userName },
      at: expect.any(Number) as number,
    },
  ]);
  const read = await server.as(admin, sheets.readRow, { params: { id: sheetId, rowId: row.id } });
  expect(read.passed).toEqual(row.passed);
});

it('a reason passes no rule that must hold, and none that is kept', async () => {
  expect((await failure(add({ [height]: ['-1', 'Below ground'] }))).details.errors).toEqual([
    { path: `answers.${height}`, message: 'At least 0.' },
  ]);
  expect(await add({ [height]: ['50', 'For no reason'] })).not.toHaveProperty('passed');
});

it('the same row sent twice is one row, and with another reason it is another request', async () => {
  const id = randomUUID();
  const send = (reason: string) =>
    server.as(admin, filling.addRow, {
      params: { id: sheetId },
      body: { id, answers: given({ [height]: ['130', reason] }) },
    });
  const [first, second] = [await send('A mast'), await send('A mast')];
  expect(second.passed).toEqual(first.passed);
  expect((await failure(send('A crane'))).code).toBe('conflict');
});

it('the draft asks for the same, and sends it', async () => {
  const form = await server.as(admin, forms.readForm, { params: { id: formId } });
  const plan = prepareForm(form, Date.now);
  const asked = answer(startFilling(plan, { part: 'questions' }), height, ['120']);
  expect(maySend(asked).yes).toBe(false);
  const said = giveReason(asked, height, 'Measured twice');
  expect(maySend(said).yes).toBe(true);
  expect(answersToSend(said)).toEqual([{ questionId: height, value: '120', reason: 'Measured twice' }]);
  expect(answersToSend(answer(said, height, ['20']))).toEqual([{ questionId: height, value: '20' }]);
});

it('an edit keeps the reasons of other answers, and needs one of its own', async () => {
  const row = await add({ [height]: ['120', 'Measured twice'], [speed]: ['60', 'Chasing'], [limit]: '50' });
  const refused = await failure(edit(row.id, height, '125'));
  expect(refused.details.errors).toEqual([{ path: 'answers', message: 'At most 100.', passable: true }]);
  const changed = await edit(row.id, height, '125', 'Measured again');
  const reasonsIn = ({ passed }: typeof changed) => passed?.map(({ reason }) => reason).toSorted();
  expect(reasonsIn(changed)).toEqual(['Chasing', 'Measured again']);
  expect(reasonsIn(await edit(row.id, height, '80'))).toEqual(['Chasing']);
  expect(await edit(row.id, limit, '70')).not.toHaveProperty('passed');
  const log = await server.as(admin, audit.filterAudit, {
    query: {},
    body: { actions: ['rule_passed'], templateId: formId },
  });
  expect(log.content).toMatchObject([
    { questionId: height, comment: 'Measured again', next: ['At most 100.'], sheetRowId: row.id },
  ]);
});

it('an edit is held to the rules of other questions that read it, unless they were broken before', async () => {
  const row = await add({ [height]: '1', [speed]: '40', [limit]: '50' });
  const refused = await failure(edit(row.id, limit, '30'));
  expect(refused.details.errors).toMatchObject([
    {
      path: `others.${speed}`,
      message: 'Speed: This must be true: Speed is at most Limit.',
      passable: true,
    },
  ]);
  const passed = await edit(row.id, limit, '30', 'A sign was missing');
  expect(passed.passed).toMatchObject([{ questionId: speed, reason: 'A sign was missing' }]);
  // It is broken as before: nothing is asked again.
  expect((await edit(row.id, limit, '20')).passed).toMatchObject([{ reason: 'A sign was missing' }]);
});

it('a corrected row keeps the reasons of what stays', async () => {
  const row = await add({ [height]: ['120', 'Measured twice'], [speed]: '10' });
  const params = { id: sheetId, rowId: row.id };
  await server.as(admin, sheets.returnRow, { params, body: { comment: 'Look at the speed' } });
  const correct = (answers: Given) =>
    server.as(admin, filling.correctRow, { params, body: { answers: given(answers) } });
  expect((await failure(correct({ [height]: '121', [speed]: '11' }))).details.errors).toHaveLength(1);
  const corrected = await correct({ [height]: '120', [speed]: '11' });
  expect(corrected.passed).toEqual(row.passed);
});

it('nobody sees the reasons of rows that they do not see', async () => {
  const stranger = await server.person(admin.companyId, 'USER');
  const row = await add({ [height]: ['120', 'Measured twice'] });
  const reading = server.as(stranger, sheets.readRow, { params: { id: sheetId, rowId: row.id } });
  expect((await failure(reading)).code).toBe('not-found');
});

it('rows are filtered by it', async () => {
  const find = (passed: boolean) =>
    server.as(admin, sheets.filterRows, {
      query: {},
      body: { sheetIds: [sheetId], rowFilters: { passed } },
    });
  const [withReasons, without] = [await find(true), await find(false)];
  if (!('content' in withReasons) || !('content' in without)) throw new Error('in columns');
  expect(withReasons.content.length).toBeGreaterThan(2);
  expect(withReasons.content.every((row) => row.passed !== undefined)).toBe(true);
  expect(without.content.every((row) => row.passed === undefined)).toBe(true);
});

it('an import fails rows without a reason, and takes one for all', async () => {
  const load = async (reason?: string) => {
    const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
    const content = 'Height,Speed\n120,1\n60,2\n-5,3\n';
    await fetch(target.url, { method: target.method, headers: target.headers, body: content });
    const body = {
      fileName: target.s3Resource,
      originalFileName: 'rows.csv',
      columnMap: { [height]: 0, [speed]: 1 },
      ...(reason !== undefined && { reason }),
    };
    const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
    for (;;) {
      const status = await server.as(admin, imports.importStatusOf, { params: { id } });
      if (!isRunning(status)) return status;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const waiting = await load();
  expect(waiting).toMatchObject({ completedRows: 1, failedRows: 2 });
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const repaired = await runCommand(['import', 'continue', waiting.id, '--reason', 'Checked', '--json'], {
    env,
  });
  expect(JSON.parse(repaired.stdout)).toMatchObject({ repaired: 1, completedRows: 2, failedRows: 1 });
  const { content } = await passedOf(waiting.sheetId);
  expect(content.flatMap(({ passed }) => passed?.map(({ reason }) => reason) ?? [])).toEqual(['Checked']);
  const done = await load('From the archive');
  expect(done).toMatchObject({ completedRows: 2, failedRows: 1 });
  const rows = await passedOf(done.sheetId);
  expect(rows.content.map(({ passed }) => passed?.[0]?.reason).filter(Boolean)).toEqual(['From the archive']);
});

async function passedOf(id: string) {
  const rows = await server.as(admin, sheets.listRows, { params: { id }, query: {} });
  if (!('content' in rows)) throw new Error('in columns');
  return rows;
}

it('commands refuse rows that break such a rule, unless they say why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-passed-'));
  const file = join(folder, 'rows.csv');
  writeFileSync(file, 'Height,Speed\n120,1\n60,2\n');
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const run = (...words: string[]) => runCommand(words, { env });
  try {
    const refused = await run('rows', 'add', sheetId, '--file', file);
    expect(refused.exitCode).not.toBe(0);
    expect(refused.stderr).toContain('At most 100. (line 2, Height)');
    expect(refused.stderr).toContain('say why with --reason');
    const added = await run('rows', 'add', sheetId, '--file', file, '--reason', 'Calibrated');
    expect(added.stderr).toContain('Added 2 entries');
    const listed = await run('rows', 'list', sheetId, '--passed', 'yes', '--filter', 'Speed = 1', '--json');
    expect(JSON.parse(listed.stdout)).toHaveLength(1);
    const [row] = JSON.parse(listed.stdout) as [{ id: string }];
    const shown = await run('rows', 'show', row.id);
    expect(shown.stdout).toMatch(/At most 100\. Passed by .*: Calibrated/);
    const set = await run('rows', 'set', row.id, '--answer', 'Height=130');
    expect(set.stderr).toContain('If it is right, give a reason for the change.');
    expect((await run('rows', 'set', row.id, '--answer', 'Height=130', '--reason', 'Again')).exitCode).toBe(
      0,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('an export has a column of the reasons', async () => {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { stdout, stderr } = await runCommand(
    ['export', 'sheets', sheetId, '--format', 'csv', '--out', '-'],
    {
      env,
    },
  );
  expect(stdout, stderr).toContain('Passed with a reason');
  expect(stdout).toContain('Height: At most 100. Measured twice');
});
