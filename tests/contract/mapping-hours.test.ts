// What was chosen for local times that the clocks of Berlin skip or show twice, saved with a mapping: a nightly import reads its
// file as the person did who saved it, in the browser or by a command.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { chooseHour, createImportDraft } from '#core/imports/import-draft.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { saveMapping } from '#core/mappings/calls.ts';
import { mappingOfDraft } from '#core/mappings/draft-mapping.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const { form } = exampleForm();
const params = { id: form.id };
const folder = mkdtempSync(join(tmpdir(), 'formdeck-mapping-hours-'));
const path = join(folder, 'seen.csv');
const file = 'Date,Place\n2026-03-29 02:30,Spring\n2026-10-25 02:30,Autumn\n';
beforeAll(async () => {
  writeFileSync(path, file);
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.as(admin, changeUser, { params: { id: admin.id }, body: { timeZone: 'Europe/Berlin' } });
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...words: string[]) => {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token, FORMDECK_CONFIG: folder };
  return runCommand(['import', ...words], { env });
};
const ofFile = ['--form', form.id, '--file', path, '--date-column', 'Date'];

/** The moments of the rows that come in. */
async function night(...options: string[]): Promise<string[]> {
  const { stdout } = await run('run', ...ofFile, ...options, '--json');
  const { sheetId } = JSON.parse(stdout) as ImportStatus;
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId } });
  if (!('content' in page)) throw new Error('Rows were expected');
  return page.content.map(({ dates }) => new Date(dates.created).toISOString()).toSorted();
}

it('is what the person chose in the browser, and an option is about its own kind alone', async () => {
  const bytes = new TextEncoder().encode(file);
  const csv = await readCsvFile({ name: 'seen.csv', size: bytes.length }, [bytes]);
  const draft = createImportDraft(await server.as(admin, forms.readForm, { params }), csv);
  const content = mappingOfDraft(chooseHour(draft, 'skipped', 'LATER'));
  await server.as(admin, saveMapping, { params, body: { ...content, name: 'Browser' } });
  expect(await night('--mapping', 'Browser')).toEqual(['2026-03-29T01:30:00.000Z']);
  expect(await night('--mapping', 'Browser', '--double-hour', 'earlier')).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ]);
});

it('is what the command that saved it was told, for everybody and for this machine', async () => {
  const saved = await run('mappings', 'save', 'Night', ...ofFile, '--double-hour', 'later');
  expect(saved.exitCode).toBe(0);
  const shown = await run('mappings', 'show', 'Night', '--form', form.id);
  expect(shown.stdout).toMatch(/^Clock changes +Times that come twice are the later of the two$/m);
  expect(await night('--mapping', 'Night')).toEqual(['2026-10-25T01:30:00.000Z']);
  await run('check', ...ofFile, '--skipped-hour', 'earlier', '--save-mapping', 'machine');
  expect(await night('--mapping', 'machine')).toEqual(['2026-03-29T00:30:00.000Z']);
});
