// What `formdeck __complete` offers: the names and ids that its server knows.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { makeReportSchedule } from '#tests/support/report-schedules.ts';
import { makeReport } from '#tests/support/reports.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let formId: string;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-complete-'));
  server = await startTestServer();
  ({ admin } = await server.company());
  const { form } = exampleForm({ name: 'Vehicle check' });
  formId = form.id;
  await server.as(admin, forms.createForm, { body: form });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...words: string[]): Promise<string[]> {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token, FORMDECK_CONFIG: folder };
  const { stdout } = await runCommand(words, { env });
  return stdout.split('\n').filter(Boolean);
}
const offered = (...words: string[]) => run('__complete', 'bash', ...words);

it('offers forms, and the questions of a form that ask for images', async () => {
  expect(await offered('export', 'images')).toEqual(['Vehicle check']);
  expect(await offered('export', 'images', '"Vehicle check"', '--question')).toEqual(['Photo']);
  expect(await offered('export', 'images', '--question')).toEqual([]);
});

it('offers all questions to those who count by one, and those with operators to filters', async () => {
  const ofForm = ['rows', 'list', '--form', '"Vehicle check"'];
  const all = await offered('rows', 'count', '--form', '"Vehicle check"', '--by');
  expect(all).toEqual(expect.arrayContaining(['Place', 'Photo', 'Shift']));
  expect(await offered(...ofForm, '--filter')).toEqual(all.filter((title) => title !== 'Photo'));
  expect(await offered(...ofForm, '--columns')).toEqual(all);
  expect(await offered('rows', 'list', '--filter')).toEqual([]);
});

it('offers imports, and the questions of the form of a sheet', async () => {
  await server.as(admin, forms.publishForm, { params: { id: formId } });
  const file = join(folder, 'checks.csv');
  writeFileSync(file, 'Place,Speed\nHere,1\n,2\n');
  await run('import', 'run', '--form', 'Vehicle check', '--file', file, '--no-failed-file');
  const ids = await offered('import', 'undo');
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(await offered('import', 'continue')).toEqual(ids);
  expect(await offered('import', 'cancel')).toEqual([]);

  await run('import', 'continue', ids[0] ?? '', '--complete', '--yes');
  const [sheetId = ''] = await offered('rows', 'list');
  expect(await offered('rows', 'list', sheetId, '--filter')).toContain('Speed');
});

it('offers reports, each where something can be done with it, and their schedules', async () => {
  const make = (name: string, published: boolean) =>
    makeReport(server, admin, { key: 'submissions', formIds: [formId], name, published });
  await make('Draft', false);
  const { id } = await make('Weekly', true);
  await makeReportSchedule(server, admin, id);
  expect(await offered('reports', 'run')).toEqual(['Draft', 'Weekly']);
  expect(await offered('reports', 'publish')).toEqual(['Draft']);
  expect(await offered('reports', 'schedule', 'set')).toEqual(['Weekly']);
  expect(await offered('reports', 'schedule', 'list', '--report')).toEqual(['Draft', 'Weekly']);
  expect(await offered('reports', 'unsubscribe')).toEqual(['Weekly']);
  expect(await offered('reports', 'subscribe')).toEqual([]);
  expect(await offered('reports', 'schedule', 'show')).toEqual(['Weekly']);

  const { id: other } = await makeReportSchedule(server, admin, id, { interval: 'WEEK' });
  expect(await offered('reports', 'schedule', 'show')).toContain(other);
});
