// What the server draws is in the language of its reader: reports, printed rows, exports for people, calendars and pages. None has
// a word of English in a pseudo-language, but for what the company has written.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as appearance from '#core/appearance/calls.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { formatSetting, noPreferences } from '#core/format/preferences.ts';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import { designKeys } from '#core/reports/designs.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import * as users from '#core/users/calls.ts';
import { englishIn } from '#tests/journeys/pseudo-texts.ts';
import { exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { readXlsx } from '#tests/support/read-xlsx.ts';
import { makeReport } from '#tests/support/reports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let form: ReturnType<typeof exampleFormWithCatalog>['form'];
let ids: ReturnType<typeof exampleFormWithCatalog>['ids'];
let sheetId: string;
let rowIds: string[];
beforeAll(async () => {
  server = await startTestServer({ previewLanguages: ['en-xa', 'fr'] });
  ({ admin } = await server.company('Nörd'));
  ({ form, ids } = exampleFormWithCatalog({ reviewers: [{ id: admin.id }] }));
  await server.publish(admin, form);
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Ñîght', contextAnswers: [] },
  });
  sheetId = sheet.id;
  const rows = await server.as(admin, filling.addRows, {
    params: { id: sheetId },
    body: {
      rows: [90.5, 1_234.5].map((speed) => ({
        answers: [
          { questionId: ids.place, value: 'Zäune' },
          { questionId: ids.speed, value: String(speed) },
          { questionId: ids.tools, value: 'Radio' },
          { questionId: ids.tools, value: 'Rope' },
          { questionId: ids.safe, value: 'true' },
          { questionId: ids.at, value: '1700000000000,3600000' },
        ],
      })),
    },
  });
  rowIds = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const day = 86_400_000;
const days = { start_date: Date.now() - day, end_date: Date.now() + day };
const inPseudo = { 'content-type': 'application/json', 'accept-language': 'en-XA' };

/** Strings of the company, and states as programs read them, the longest first. */
const ownTexts = () =>
  [...JSON.stringify([form, admin, 'PENDING']).matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length);
/** What is English in a text, without what the company has written. */
function english(text: string): string[] {
  let rest = text.replaceAll(/Etc.UTC|SHA-256/g, '|');
  for (const own of ownTexts()) rest = rest.replaceAll(own, '|');
  return englishIn(rest, { without: (part) => part, add: () => undefined, mayBePart: () => false });
}
const readIn = (html: string) =>
  html.replaceAll(/<style>[^]*?<\/style>|<[^>]+>|&\w+;/g, ' | ').replaceAll(/data:\S+/g, '');
const post = (path: string, body: object, headers: Record<string, string> = inPseudo) =>
  server.fetch(admin, path, { method: 'POST', headers, body: JSON.stringify(body) });

describe('in a pseudo-language', () => {
  it.each(designKeys)('a report says nothing in English: %s', async (key) => {
    const name = 'Été';
    const { id } = await makeReport(server, admin, { key, formIds: [form.id], name });
    const reply = await post(`/report/${id}`, { format: 'HTML', parameters: days });
    expect(english(readIn(await reply.text()))).toEqual([]);
  });

  it('a report by a design of its own has no word of English beside it', async () => {
    const design: DesignInput = {
      name: 'Détail',
      form: { id: form.id },
      parameters: [
        { name: 'start_date', label: 'Début', dataType: 7 },
        { name: 'end_date', label: 'Fîn', dataType: 7 },
      ],
      sections: [
        { kind: 'figures', figures: [{ value: 'rows' }, { value: 'people' }] },
        { kind: 'widget', source: { from: 'question', question: ids.tools } },
        {
          kind: 'table',
          title: 'Töut',
          columns: [
            { of: 'sheet' },
            { of: 'user' },
            { of: 'date' },
            { of: 'question', question: ids.speed, total: 'average' },
            { of: 'question', question: ids.safe },
          ],
          groupBy: { of: 'question', question: ids.safe },
          listsRows: true,
        },
      ],
    };
    const { id: reportId } = await server.as(admin, designs.createDesign, { body: design });
    const body = { reportId, templateIds: [form.id], name: 'Été' };
    const { id } = await server.as(admin, reports.createReport, { body });
    const reply = await post(`/report/${id}`, { format: 'HTML', parameters: days });
    expect(english(readIn(await reply.text()))).toEqual([]);
  });

  it('printed rows say nothing in English, in one document or each', async () => {
    for (const some of [rowIds, rowIds.slice(0, 1)]) {
      const reply = await post(reports.printRows.path, { rowIds: some, format: 'HTML' });
      expect(english(readIn(await reply.text()))).toEqual([]);
    }
  });

  it('a workbook has its headings and what is about it in the language, a file for programs has not', async () => {
    const body = (format: string) => ({ sheetIds: [sheetId], format });
    const { path } = exportCalls.exportSheets;
    const book = await post(path, body('XLSX'));
    const worksheets = readXlsx(Buffer.from(await book.arrayBuffer()));
    const cells = worksheets.flatMap(({ name, rows }) => [name, ...rows.flat()]);
    const texts = cells.filter((cell) => typeof cell === 'string' && !/^[\da-f]{8,}/i.test(cell));
    expect(english(texts.join(' | '))).toEqual([]);
    const csv = await (await post(path, body('CSV'))).text();
    expect(csv).toContain('Sheet,User,Date');
  });

  it('the page of a link that leads nowhere is in the language of the browser, its problem in English', async () => {
    const path = `/export/file/${'a'.repeat(60)}`;
    const page = await server.fetch(null, path, { headers: { ...inPseudo, accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<html lang="en-xa" dir="ltr">');
    expect(english(readIn(html))).toEqual([]);
    const problem = await server.fetch(null, path, { headers: inPseudo });
    expect(english(JSON.stringify(await problem.json()))).not.toEqual([]);
  });
});

it('the language of a person comes before that of their browser, and the company’s before none', async () => {
  const { id } = await makeReport(server, admin, { key: 'submissions', formIds: [form.id] });
  const dates = async (headers: Record<string, string>) => {
    const reply = await post(`/report/${id}`, { format: 'HTML', parameters: days }, headers);
    return readIn(await reply.text());
  };
  const program = { 'content-type': 'application/json' };
  const german = { ...program, 'accept-language': 'de-DE' };
  expect(await dates(program)).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d \(/);
  await server.as(admin, appearance.saveLanguage, { body: { locale: 'en-US' } });
  expect(await dates(program)).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M \(/);
  expect(await dates(german)).toMatch(/\d\d\.\d\d\.\d{4}, \d\d:\d\d \(/);
  const own = formatSetting({ ...noPreferences, locale: 'en-GB' });
  await server.as(admin, users.saveSetting, { body: own });
  expect(await dates(german)).toMatch(/\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d \(/);
});
