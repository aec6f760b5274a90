// Names, answers, file names and errors that hold what a terminal would obey: no command writes any of it raw, neither
// into tables nor as JSON, neither on stdout nor on stderr, whatever the server says.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { json } from '#tests/support/json.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

/** Sets the title of a window, colours, and reorders letters: C0, C1 and bidi controls. */
const hostile = 'x\u001b]0;owned\u0007\u009b31m\u202eabc\u2066';
// oxlint-disable-next-line no-control-regex
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

let server: TestServer;
let admin: Person;
let formId: string;
let sheetId: string;
let folder: string;
let file: string;
const { form, ids } = exampleForm({ name: `Form ${hostile}`, description: `About ${hostile}` });

beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  folder = mkdtempSync(join(tmpdir(), 'formdeck-hostile-'));
  file = join(folder, `rows ${hostile}.csv`);
  writeFileSync(file, `Place ${hostile},Speed,${hostile}\nHere,fast ${hostile},a\nThere ${hostile},1\n`);
  formId = form.id;
  const questions = form.questions.map((each) =>
    each.id === ids.place || each.id === ids.size
      ? {
          ...each,
          text: `${each.text} ${hostile}`,
          questionOptions: each.questionOptions.map((option) => ({
            ...option,
            value: `${option.value} ${hostile}`,
            name: `${option.value} ${hostile}`,
          })),
        }
      : each,
  );
  const alerts = form.alerts.map((each) => ({ ...each, name: `Alert ${hostile}` }));
  await server.as(admin, forms.createForm, { body: { ...form, questions, alerts } });
  await server.as(admin, forms.publishForm, { params: { id: formId } });
  const sheet = await server.fetch(
    admin,
    `/template/${formId}/sheet`,
    json('POST', { name: `Sheet ${hostile}` }),
  );
  sheetId = ((await sheet.json()) as { id: string }).id;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.close();
});

async function run(words: readonly string[], terminal: boolean, stdin = '') {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  return runCommand(words, { env, stdin, terminal });
}

/** What each command is called with, and what it is told where it asks. The words of a command that fails are shown. */
const commands = (): [words: string[], answer?: string][] => [
  [['forms', 'list']],
  [['forms', 'show', formId]],
  [['forms', 'show', hostile]],
  [['forms', 'copy', formId, '--name', `Copy ${hostile}`]],
  [['forms', 'copy', formId, '--name', `Form ${hostile}`]],
  [['forms', 'publish', `Copy ${hostile}`], 'n'],
  [['forms', 'archive', formId], 'n'],
  [['forms', 'delete', `Copy ${hostile}`], 'n'],
  [['forms', 'diff', formId, file]],
  [['forms', 'apply', file]],
  [['forms', 'import-xlsform', file]],
  [['forms', 'export-xlsform', formId, '--out', join(folder, `${hostile}.xlsx`)]],
  [['rows', 'add', formId, '--file', file]],
  [['import', 'check', formId, '--file', file]],
  [['import', 'check', formId, file]],
  [['import', 'run', formId, file, '--header-align']],
  [['import', 'run', formId, file]],
  [['import', 'list', formId]],
  [['import', 'list']],
  [['sheets', 'list']],
  [['sheets', 'show', sheetId]],
  [['rows', 'list', '--form', formId]],
  [['rows', 'list', sheetId]],
  [['rows', 'delete', '--form', formId, '--last', '7d'], 'n'],
  [['rows', 'review', '--form', formId, hostile], 'n'],
  [['export', 'form', formId, '--out', join(folder, hostile, 'x.csv')]],
  [['export', 'form', formId, '--out', join(folder, `${hostile}.csv`)]],
  [['export', 'list']],
  [['views', 'save', formId, `View ${hostile}`]],
  [['views', 'list', formId]],
  [['views', 'delete', formId, `View ${hostile}`], 'n'],
  [['tokens', 'create', `Token ${hostile}`, '--scope', 'rows:read']],
  [['tokens', 'list']],
  [['users', 'list']],
  [['audit', 'list', '--last', '7d']],
  [['notifications', 'list']],
  [['whoami']],
  [['whoami', '--account', hostile]],
  [['doctor']],
  [['regions', '--region', hostile]],
  [['login', '--server', `http://${hostile}`]],
  [['__complete', 'zsh', 'forms', 'show', '']],
  [[hostile]],
  [['forms', hostile]],
  [['forms', 'list', `--${hostile}`]],
  [['forms', 'list', '--state', hostile]],
  [['fill', formId]],
];

it('no command writes what a terminal would obey', { timeout: 240_000 }, async () => {
  const leaks: string[] = [];
  let naming = 0;
  for (const [words, answer = ''] of commands()) {
    for (const line of [words, [...words, '--json']]) {
      const ran = await run(line, answer !== '', `${answer}\r`);
      if (/owned/.test(ran.stdout + ran.stderr)) naming += 1;
      // A prompt is drawn with the sequences of readline, between which names may stand.
      const asked = answer === '' ? ran.stderr : ran.stderr.replaceAll(promptSequences, '');
      for (const text of [ran.stdout, asked]) {
        if (obeyed.test(text)) leaks.push(`${JSON.stringify(line)}: ${JSON.stringify(text)}`);
      }
    }
  }
  expect(leaks).toEqual([]);
  // The names did come up, in most of them.
  expect(naming).toBeGreaterThan(40);
});

it('a reply that api prints is harmless as JSON', async () => {
  const { stdout } = await run(['api', 'GET', `/template/${formId}`, '--json'], false);
  expect(stdout).toContain('owned');
  expect(stdout).not.toMatch(obeyed);
  expect(JSON.parse(stdout)).toMatchObject({ name: `Form ${hostile}` });
});

/** What readline writes around a question: sequences that move the cursor or erase, and returns. */
const promptSequences = new RegExp(`${String.fromCodePoint(0x1b)}\\[\\d*[A-Z]|\\r`, 'g');
