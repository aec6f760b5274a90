// `formdeck rows add`, where only the server can judge the answers, what rows are in --json, and `formdeck api`.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let formId: string;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-rows-'));
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
beforeEach(async () => {
  const { form } = exampleForm();
  formId = form.id;
  await server.publish(admin, form);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...words: string[]) =>
  runCommand(words, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });

/** Adds the rows of a file of this name to a new sheet. */
function add(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return run('rows', 'add', '--form', formId, '--name', 'Week 12', '--file', file);
}

describe('a row with an image that the server does not have', () => {
  it('is refused, and the sheet that was started for it is named, to go on with', async () => {
    const refused = await add('rows.csv', `Place,Photo\nGate 1,${randomUUID()}\n`);
    const { content } = await server.as(admin, sheets.listSheets, { params: { id: formId }, query: {} });
    expect(content).toMatchObject([{ name: 'Week 12', rowCount: 0 }]);
    const sheetId = content[0]?.id ?? '';
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('(line 2, Photo)');
    expect(refused.stderr).toContain(`Sheet ${sheetId} was started and is empty`);

    const file = join(folder, 'rows.csv');
    writeFileSync(file, 'Place\nGate 1\n');
    expect(await run('rows', 'add', sheetId, '--file', file)).toMatchObject({
      exitCode: 0,
      stdout: `${sheetId}\n`,
    });
  });
});

describe('what is wrong in a file of rows', () => {
  it.each([
    ['rows.csv', 'Place,Speed\n"Gate\n1",7\n\n,fast\n', '(line 5, Speed)'],
    ['rows.ndjson', '{"Place": "Gate 1"}\n\n{"Place": "Gate 2", "Size": "Huge"}\n', '(line 3, Size)'],
    ['rows.json', '[{"Place": "Gate 1"}, {"Size": "Small"}]', '(row 2, Place)'],
    ['rows.jsonl', '{"Place": "Gate 1"}\n{"Place"\n', 'rows.jsonl is not valid JSON'],
  ])('%s is named by its place and question', async (name, content, said) => {
    const { exitCode, stderr } = await add(name, content);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(said);
  });
});

it('rows in --json have numbers and moments as JSON has them, and go in again as they are', async () => {
  const answers = { Place: 'Gate 1', Speed: 12.5, Safe: false, 'Seen at': '2026-01-31T14:05:00-05:00' };
  expect((await add('first.json', JSON.stringify([answers]))).exitCode).toBe(0);
  const list = ['rows', 'list', '--form', formId, '--json'];
  type Line = { answers: object; answersById: Record<string, unknown> };
  const [first] = JSON.parse((await run(...list)).stdout) as Line[];
  expect(first?.answers).toEqual(answers);
  expect(Object.values(first?.answersById ?? {})).toContain('1769886300000,-18000000');
  const again = (await run(...list, '--jq', '.[].answers')).stdout;
  expect((await add('again.ndjson', again)).exitCode).toBe(0);
  const both = JSON.parse((await run(...list)).stdout) as Line[];
  expect(both.map((line) => line.answers)).toEqual([answers, answers]);
});

describe('formdeck api', () => {
  it('ends JSON with a line break, and shows the head of a reply', async () => {
    const plain = await run('api', 'GET', `/template/${formId}`);
    expect(plain.stdout).toMatch(/^\{.*\}\n$/);
    const whole = await run('api', 'GET', `/template/${formId}`, '--include');
    expect(whole.stdout).toMatch(/^HTTP\/1\.1 200 OK\n(?:[\w-]+: .*\n)+\n\{.*\}\n$/);
    const missing = await run('api', 'GET', '/template/none', '-i');
    expect(missing.stdout).toMatch(/^HTTP\/1\.1 4\d\d .*\n/);
    expect(missing.exitCode).toBe(1);
  });

  it('asks for all pages of a list', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => `Gate ${index}`);
    await add('five.csv', ['Place', ...rows, ''].join('\n'));
    await add('six.csv', ['Place', ...rows, ''].join('\n'));
    const path = `/template/${formId}/sheets?size=1`;
    expect(JSON.parse((await run('api', 'GET', path)).stdout)).toMatchObject({ totalPages: 2 });
    const { stdout } = await run('api', 'GET', path, '--paginate');
    expect(JSON.parse(stdout)).toMatchObject([{ rowCount: 5 }, { rowCount: 5 }]);
  });

  it.each([
    ['GET', '/company/template?page=1', 'leave "page" out'],
    ['PUT', '/company/template', 'give GET or POST'],
    ['GET', '/company/template', 'no page of a list'],
  ])('--paginate refuses %s %s', async (method, path, said) => {
    const { exitCode, stderr } = await run('api', method, path, '--paginate');
    expect(exitCode).toBe(2);
    expect(stderr).toContain(said);
  });
});
