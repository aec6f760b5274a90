// Repeated entries in files: a line for each, in workbooks, ZIPs, files of their own and changes.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { outcomeOf, preferJob } from '#core/exports/outcome.ts';
import { cursorHeader, type SheetExport } from '#core/exports/schema.ts';
import { addRows, createSheet } from '#core/filling/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { deleteRow, saveAnswers } from '#core/sheets/calls.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { patience } from '#tests/support/patience.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { unzip } from '#tests/support/unzip.ts';

let server: TestServer;
let admin: Person;
let stranger: Person;
let sheetId: string;
const { form, ids } = exampleForm();
const like = (text: string, some: Partial<Question> = {}): Question => {
  const [plain] = form.questions;
  if (plain === undefined) throw new Error('The form has no question');
  return { ...plain, id: crypto.randomUUID(), text, required: false, ...some };
};
const part = like('Part');
const length = like('Length', { type: 'NUMERIC' });
const spot = like('Spot', { type: 'PLACE' });
const since = like('Since', { type: 'DATE' });
// A name that no worksheet may have, and one that a worksheet has already.
const damages = like('Damages: [front/rear]', { type: 'ENTRIES', questions: [part, length, since, spot] });
const crew = like('Context', { type: 'ENTRIES', context: true, questions: [like('Name')] });
const member = crew.questions?.[0]?.id ?? '';

const entry = (of: object) => ({ questionId: damages.id, value: JSON.stringify(of) });
const gate = (value: string) => ({ questionId: ids.place, value });

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  stranger = (await server.company()).admin;
  await server.publish(admin, {
    ...form,
    contextQuestions: [...form.contextQuestions, crew],
    questions: [...form.questions, damages],
  });
  const crewOf = (name: string) => ({ questionId: crew.id, value: JSON.stringify({ [member]: name }) });
  const body = { name: 'Monday', contextAnswers: [crewOf('Ann'), crewOf('Bob')] };
  sheetId = (await server.as(admin, createSheet, { params: { id: form.id }, body })).id;
  const first = { [part.id]: '=Cab', [length.id]: '12.50', [since.id]: '2026-01-31' };
  const add = (answers: { questionId: string; value: string }[]) =>
    server.as(admin, addRows, { params: { id: sheetId }, body: { rows: [{ answers }] } });
  await add([gate('Gate 1')]);
  await add([gate('Gate 2'), entry(first), entry({ [part.id]: 'Door' })]);
  await add([gate('Gate 3'), entry({ [length.id]: '3', [spot.id]: 'geo:-36.85,174.76' })]);
});
afterAll(() => server.close());

const exported = (some: Partial<SheetExport>, by = admin) =>
  server.as(by, exportCalls.exportSheets, { body: { sheetIds: [sheetId], ...some } });
const bytesOf = async (some: Partial<SheetExport>) => Buffer.from(await (await exported(some)).arrayBuffer());
const linesOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);

it('a workbook has a worksheet for each question, which join to the rows by number, and to the sheets by id', async () => {
  const sheets = readXlsx(await bytesOf({}));
  expect(sheets.map(({ name }) => name)).toEqual([
    'Rows',
    'Context',
    'Context (2)',
    'Damages front rear',
    'About',
  ]);
  const [rows = [], context = [], members = [], lines = [], about = []] = sheets.map((sheet) => sheet.rows);
  // The first sheet has what imports read back: all entries as JSON, and how many there are.
  const numberOf = rows[0]?.indexOf('Damages: [front/rear] (number of entries)') ?? -1;
  expect(rows.slice(1).map((cells) => cells[numberOf])).toEqual([undefined, 2, 1]);
  const at = expect.any(Number);
  const placeColumns = ['latitude', 'longitude', 'altitude (m)', 'accuracy (m)'].map((of) => `Spot ${of}`);
  expect(lines).toEqual([
    ['Row', 'Row ID', 'Sheet', 'Date', 'Entry', 'Part', 'Length', 'Since', ...placeColumns],
    [2, uuid, 'Monday', at, 1, '=Cab', 12.5, 46_053],
    [2, uuid, 'Monday', at, 2, 'Door'],
    [3, uuid, 'Monday', at, 1, null, 3, null, -36.85, 174.76],
  ]);
  expect(context[1]).toContain(sheetId);
  expect(members).toEqual([
    ['Sheet ID', 'Sheet', 'Entry', 'Name'],
    [sheetId, 'Monday', 1, 'Ann'],
    [sheetId, 'Monday', 2, 'Bob'],
  ]);
  expect(about).toContainEqual(['Entries', 'Damages: [front/rear]: 3 entries']);
});

it('a workbook is imported again by itself: its rows are taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-again-'));
  const path = join(folder, 'again.xlsx');
  writeFileSync(path, await bytesOf({}));
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const { stdout } = await runCommand(['import', 'check', '--form', form.id, '--file', path, '--json'], {
    env,
  });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toMatchObject({ totalRows: 3 });
});

it('a ZIP has a CSV for each, and a CSV the entries of one question', async () => {
  const files = unzip(await bytesOf({ format: 'CSV', zip: true }));
  const name = `${form.name} - Damages- [front-rear].csv`;
  expect([...files.keys()]).toEqual([
    `${form.name}.csv`,
    `${form.name} - Context.csv`,
    name,
    'manifest.json',
  ]);
  const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
  expect(manifest).toMatchObject({
    rows: 3,
    entries: [{ count: 2 }, { questionId: damages.id, question: damages.text, count: 3 }],
    files: [{ rows: 3 }, { rows: 2 }, { name, rows: 3 }],
  });
  const alone = await (await exported({ format: 'CSV', entries: damages.id })).text();
  const rows = linesOf(await (await exported({ format: 'CSV', ids: true })).text());
  expect(rows.find((row) => row['Row ID'] === linesOf(alone)[0]?.['Row ID'])).toMatchObject({
    'Sheet ID': sheetId,
    Sheet: 'Monday',
  });
  expect(alone).toBe(files.get(name)?.toString());
  expect(linesOf(alone)[0]).toMatchObject({
    Row: '2',
    Entry: '1',
    Part: '=Cab',
    Length: '12.50',
    Since: '2026-01-31',
  });
  const excel = await (await exported({ format: 'EXCEL_CSV', entries: damages.id })).text();
  expect(excel).toContain(`,"'=Cab",`);
  expect(linesOf(await (await exported({ format: 'CSV', entries: crew.id })).text())).toHaveLength(2);
});

it('the command names the question, says what is not in it, and previews it', async () => {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const to = (out: string, ...more: string[]) =>
    runCommand(['export', 'sheets', sheetId, '--out', out, ...more], { env });
  const run = (...more: string[]) => to('-', ...more);
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-entries-'));
  const done = await to(join(folder, '{form}.csv'), '--entries', damages.text, '--json');
  rmSync(folder, { recursive: true });
  expect(JSON.parse(done.stdout)).toMatchObject({
    file: join(folder, `${form.name} - Damages- [front-rear].csv`),
    entries: [{ question: damages.text, count: 3 }],
    leftOut: [{ what: 'rows', count: 1, why: 'without entries of "Damages: [front/rear]"' }],
  });
  const { stdout, stderr } = await run('--entries', damages.text);
  expect(stderr).toMatch(/^Exported the repeated entries of 3 entries, /);
  expect(linesOf(stdout).map(({ Part }) => Part)).toEqual(['=Cab', 'Door', '']);
  expect(await run('--entries', 'Place')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Repeated entries are "Context", "Damages: [front/rear]"'),
  });
  expect((await run('--entries', damages.text, '--dry-run')).stderr).toContain(
    'a line for each entry of "Damages',
  );
  expect((await run('--format', 'xlsx', '--dry-run')).stderr).toContain('a table each: "Context", "Damages');
});

/** The worksheets that the e-mails of exports have attached. */
function attachedSheets(): string[] {
  const outbox = join(server.dataFolder, 'outbox');
  return readdirSync(outbox).flatMap((name) => {
    const [, attached = ''] = readFileSync(join(outbox, name), 'utf8').split(
      'Content-Disposition: attachment',
    );
    const [, content = ''] = attached.split(/\n\n/);
    return content === '' ? [] : readXlsx(Buffer.from(content, 'base64')).map((sheet) => sheet.name);
  });
}

it('a scheduled one has the worksheets of entries, and a job that is thrown away leaves nothing', async () => {
  const body = {
    templateIds: [form.id],
    schedule: { interval: 'DAY' as const, timeInterval: 1, scheduleTime: Date.now() + 3_600_000 },
  };
  const { jobId } = await server.as(admin, exportCalls.createSchedule, { body });
  await server.as(admin, exportCalls.runSchedule, { params: { id: form.id, jobId: jobId ?? '' } });
  await expect.poll(() => attachedSheets(), { timeout: patience }).toContain('Damages front rear');

  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...preferJob(0) },
    body: JSON.stringify({ sheetIds: [sheetId], format: 'CSV', entries: damages.id }),
  };
  const outcome = await outcomeOf(await server.fetch(admin, '/export/sheet', asked));
  if (outcome.kind === 'file') throw new Error('A job was expected.');
  const params = { id: outcome.job.id };
  await server.as(admin, exportCalls.removeExportJob, { params });
  await expect(server.as(admin, exportCalls.readExportFile, { params })).rejects.toMatchObject({
    status: 404,
  });
  const key = exportFileKey(admin.companyId, params.id);
  await expect.poll(() => server.region.services.files.size(key), { timeout: patience }).toBeNull();
});

it('a file of changes says which entries to remove', async () => {
  const changes = async (earlier: string | null) => {
    const response = await exported({ format: 'CSV', entries: damages.id, since: earlier });
    return { lines: linesOf(await response.text()), cursor: response.headers.get(cursorHeader) };
  };
  const shown = (lines: Record<string, string>[]) =>
    lines.map(({ Change, Entry, Part }) => [Change, Entry, Part].join(' '));
  const { lines, cursor } = await changes(null);
  expect(shown(lines)).toEqual(['new  ', 'new 1 =Cab', 'new 2 Door', 'new 1 ']);
  const [, second = '', , third = ''] = lines.map((line) => line['Row ID'] ?? '');
  const answer = { rowId: second, questionId: damages.id, answers: [] };
  await server.as(admin, saveAnswers, { params: { id: sheetId }, body: answer });
  await server.as(admin, deleteRow, { params: { id: sheetId, rowId: third } });
  expect(shown((await changes(cursor)).lines)).toEqual(['changed  ', 'deleted  ']);
});

it('refuses what cannot be, and whom it does not concern', async () => {
  const refused = (some: Partial<SheetExport>, message: RegExp) =>
    expect(exported(some)).rejects.toMatchObject({ status: 400, message });
  await refused({ entries: damages.id }, /in a table of their own/);
  await refused({ format: 'CSV', zip: true, entries: damages.id }, /in a table of their own/);
  await refused({ format: 'CSV', entries: ids.place }, /no question of repeated entries/);
  await refused({ format: 'CSV', entries: crew.id, since: null }, /belong to sheets/);
  await expect(exported({ format: 'CSV', entries: damages.id }, stranger)).rejects.toMatchObject({
    status: 404,
  });
});

it('is nothing where no row has an entry', async () => {
  const rowFilters = { filters: [{ questionId: ids.place, operator: 'EQ' as const, values: ['Gate 1'] }] };
  expect((await exported({ format: 'CSV', entries: damages.id, rowFilters })).status).toBe(204);
});
