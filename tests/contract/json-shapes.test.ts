// docs/json.md: each of its examples is what the command prints. A field that it shows is there, with a value of the same
// kind; the product may print more.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-json-'));
/** What stands for the names and ids of the document. */
const words = new Map<string, string>();

const run = (...argv: string[]) =>
  runCommand(argv, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });

async function json<T>(...argv: string[]): Promise<T> {
  const { stdout, stderr } = await run(...argv, '--json');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

beforeAll(async () => {
  server = await startTestServer();
  let companyId: string;
  ({ id: companyId, admin } = await server.company());
  const reviewer = await server.person(companyId, 'REVIEWER');
  const { form } = exampleForm({
    name: 'Wildlife strikes',
    reviewers: [{ id: admin.id, userName: admin.userName }],
  });
  for (const { text, id } of [...form.contextQuestions, ...form.questions]) words.set(`id of ${text}`, id);
  await server.publish(admin, form);
  words.set('rows.csv', join(folder, 'rows.csv'));
  words.set('strikes.csv', join(folder, 'strikes.csv'));
  writeFileSync(
    join(folder, 'rows.csv'),
    'Place,Speed,Safe,Seen at\nGate 1,120.5,yes,2026-01-31T14:05:00Z\n',
  );
  writeFileSync(join(folder, 'strikes.csv'), 'Place,Speed\nGate 1,7\n,9\n');
  const add = ['rows', 'add', '--form', form.id, '--name', 'Week 12', '--answer', 'Shift=Night'];
  const { sheetId } = await json<{ sheetId: string }>(...add, '--file', join(folder, 'rows.csv'));
  const [row] = await json<{ id: string }[]>('rows', 'list', sheetId);
  words.set('0c8d9e0a', sheetId);
  words.set('5b1f0a52', row?.id ?? '');
  const view = ['views', 'save', 'Wildlife strikes', 'Fast ones', '--filter', 'Speed > 100'];
  await json('groups', 'create', 'Night shift', '--member', reviewer.userName);
  await json('export', 'schedule', 'set', 'Wildlife strikes', '--every', 'week');
  await json(...view);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const documented = [
  ...readFileSync('docs/json.md', 'utf8').matchAll(
    /^#+ `formdeck (.*)`\n(?:(?!#|```).*\n)*```json\n([\s\S]*?)```$/gm,
  ),
].map(([, command = '', example = '']) => ({ command, example: JSON.parse(example) as unknown }));

it('has an example for each kind of thing', () => {
  expect(documented.length).toBeGreaterThan(15);
});

it.each(documented)('formdeck $command prints what docs/json.md shows', async ({ command, example }) => {
  const argv = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
  const { stdout, stderr } = await run(...argv.map((word) => words.get(word) ?? word));
  const printed = JSON.parse(stdout === '' ? stderr : stdout) as unknown;
  expect(differences(example, printed, '')).toEqual([]);
});

/** Where what is printed has no field that the example has, or a value of another kind. */
function differences(example: unknown, printed: unknown, path: string): string[] {
  // What may be absent in one case is null in another.
  if (example === null || printed === null) return [];
  if (Array.isArray(example)) {
    if (!Array.isArray(printed)) return [`${path} is no list`];
    if (example.length > 0 && printed.length === 0) return [`${path} is empty`];
    return example.length === 0 ? [] : differences(example[0], printed[0], `${path}[]`);
  }
  if (typeof example !== typeof printed || Array.isArray(printed))
    return [`${path} is ${typeof printed} in place of ${typeof example}`];
  if (typeof example !== 'object' || typeof printed !== 'object') return [];
  const found = new Map(Object.entries(printed));
  return Object.entries(example).flatMap(([name, value]) => {
    const key = words.get(name) ?? name;
    if (!found.has(key)) return [`${path}.${name} is missing`];
    return differences(value, found.get(key), `${path}.${name}`);
  });
}
