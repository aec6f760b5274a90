// Exports over HTTP: what went in comes out, nothing that a spreadsheet would run, nothing where there is nothing.
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#core/errors.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { listAudit } from '#core/audit/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { json } from '#tests/support/json.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const { form, ids } = exampleForm();
const hostile = [
  '=cmd|calc',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\tx',
  'plain, with "quotes"\nand a line',
  '日本語 😀',
];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.publish(admin, form);
  const body = { name: 'Monday', contextAnswers: [{ questionId: ids.shift, value: 'Early' }] };
  sheetId = (await server.as(admin, filling.createSheet, { params: { id: form.id }, body })).id;
  const rows = hostile.map((place, index) => ({
    answers: [
      { questionId: ids.place, value: place },
      { questionId: ids.speed, value: `${index * 50}.50` },
      { questionId: ids.tools, value: 'Radio' },
      { questionId: ids.tools, value: 'Rope' },
      { questionId: ids.at, value: '1700000000000,3600000' },
      { questionId: ids.safe, value: 'true' },
    ],
  }));
  await server.as(admin, filling.addRows, { params: { id: sheetId }, body: { rows } });
});
afterAll(() => server.close());

const columns = [
  'Sheet',
  'User',
  'Date',
  'Alerts',
  'Shift',
  'Place',
  'Speed',
  'Size',
  'Tools',
  'Seen at',
  'Safe',
  'Photo',
];

describe('the command for exports of sheets', () => {
  it('names the one that is not there, and says so of sheets of two forms', async () => {
    const other = exampleForm();
    await server.publish(admin, other.form);
    const made = { params: { id: other.form.id }, body: { name: 'Tuesday' } };
    const { id: otherId } = await server.as(admin, filling.createSheet, made);
    const run = (...wanted: string[]) => {
      const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
      return runCommand(['export', 'sheets', ...wanted, '--out', '-'], { env });
    };
    expect(await run(sheetId, otherId)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('The sheets are of several forms: "'),
    });
    const nowhere = randomUUID();
    for (const wanted of [[nowhere], [sheetId, nowhere]]) {
      expect(await run(...wanted)).toMatchObject({
        exitCode: 1,
        stderr: `There is no sheet ${nowhere}, or you do not have access to it.\nSee \`formdeck sheets list\`.\n`,
      });
    }
  });
});

describe('an export', () => {
  it('as CSV has the answers to the letter', async () => {
    const response = await server.as(admin, exportCalls.exportSheets, {
      body: { sheetIds: [sheetId], format: 'CSV' },
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Runway inspection .*\.csv"/,
    );
    expect(response.headers.get('x-row-count')).toBe(String(hostile.length));
    const { data } = Papa.parse<string[]>(await response.text(), { skipEmptyLines: true });
    expect(data[0]).toEqual(columns);
    const byPlace = data.slice(1).toSorted((a, b) => Number(a[6]) - Number(b[6]));
    expect(byPlace.map((cells) => cells[5])).toEqual([...hostile]);
    expect(byPlace[3]?.slice(3)).toEqual([
      'Fast',
      'Early',
      '@SUM(A1)',
      '150.50',
      '',
      'Radio; Rope',
      '2023-11-14T22:13:20',
      'true',
      '',
    ]);
  });

  it('as CSV for Excel has formulas made harmless, but where they are wanted', async () => {
    const placesIn = async (verbatim: boolean) => {
      const body = { sheetIds: [sheetId], format: 'EXCEL_CSV' as const, verbatim };
      const response = await server.as(admin, exportCalls.exportSheets, { body });
      const { data } = Papa.parse<string[]>(await response.text(), { skipEmptyLines: true });
      return data
        .slice(1)
        .map((cells) => cells[5])
        .toSorted();
    };
    expect(await placesIn(true)).toEqual(hostile.toSorted());
    const shielded = hostile.map((text, index) => (index < 5 ? `'${text}` : text));
    expect(await placesIn(false)).toEqual(shielded.toSorted());
  });

  it('as XLSX has typed cells and no formula', async () => {
    const response = await server.as(admin, exportCalls.exportSheets, { body: { sheetIds: [sheetId] } });
    const workbook = readXlsx(Buffer.from(await response.arrayBuffer()));
    const text = JSON.stringify(workbook);
    for (const place of hostile) expect(text).toContain(JSON.stringify(place).slice(1, -1));
  });

  it('takes the filter that a table shows', async () => {
    const rowFilters = { filters: [{ questionId: ids.speed, operator: 'GT' as const, values: ['200'] }] };
    const body = { sheetIds: [sheetId], format: 'CSV' as const, rowFilters };
    const response = await server.as(admin, exportCalls.exportSheets, { body });
    expect(Papa.parse<string[]>(await response.text(), { skipEmptyLines: true }).data).toHaveLength(1 + 3);
  });

  it('of days without rows is empty: 204', async () => {
    const body = { templateIds: [form.id], startDate: 0, endDate: 1_000 };
    const response = await server.fetch(admin, '/export/template', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(204);
  });

  it('of days that end before they begin is refused, by the field that is wrong', async () => {
    const days = { templateIds: [form.id], startDate: 2, endDate: 1 };
    const refused = await server.fetch(admin, '/export/template', json('POST', days));
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ path: 'endDate', message: 'Choose an end date that is not before the start date' }] },
    ]);
  });

  it('of a form has the rows of its days, and leaves an entry in the audit log', async () => {
    // A sheet without rows: neither the manifest nor the log counts it.
    await server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name: 'Empty' } });
    const body = {
      templateIds: [form.id],
      startDate: Date.now() - 3_600_000,
      endDate: Date.now() + 3_600_000,
      format: 'CSV' as const,
    };
    const response = await server.as(admin, exportCalls.exportForm, { body });
    expect(Papa.parse<string[]>(await response.text(), { skipEmptyLines: true }).data).toHaveLength(
      1 + hostile.length,
    );
    // It is written once the last byte has left, which may be a moment after it has arrived.
    const newest = async () => {
      const log = await server.as(admin, listAudit, { query: { tag: `template.${form.id}` } });
      return log.content[0];
    };
    await expect.poll(newest).toMatchObject({
      action: 'export_downloaded',
      next: ['7 rows', '1 sheet', 'CSV', expect.stringMatching(/^from /), expect.stringMatching(/^before /)],
    });
  });

  it('is not for role USER', async () => {
    const user = await server.person(admin.companyId, 'USER');
    const refused = server.as(user, exportCalls.exportSheets, { body: { sheetIds: [sheetId] } });
    await expect(refused).rejects.toSatisfy((error: AppError) => error.status === 403);
  });
});
