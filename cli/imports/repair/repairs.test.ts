import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#cli/context.ts';
import { question, type Question } from '#core/questions/schema.ts';
import { tableFromFile, tableFromServer, writeFailedFile } from './failed-file.ts';
import { readRepairedFile } from './repaired-file.ts';
import { collectedFixes } from './repairs.ts';
import type { StartedImport } from '#cli/imports/started.ts';

const ask = (text: string, type: string, options: string[] = []): Question =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport Name', 'TEXT');
const damage = ask('Ratio: damage', 'RADIO', ['None', 'Minor', 'Medium']);
const questions = [airport, damage];
const titles = new Map(questions.map(({ id, text }) => [id, text]));
const user = { id: 'pat', timeZone: 'Etc/UTC' };
const day = 86_400_000;

/** The file that came in: the first and the third row have failed, and the fourth has no good date. */
const file =
  'error;When;Airport Name;Damage\n=A1;02.01.1970;Zürich;B\nx;03.01.1970;Bern;None\n-;02.01.1970;"Genf; GE";C\ny;31.02.1970;Basel;None\n';
const issue = (questionId: string | null, message: string) => [{ questionId, message }];
const failed = [
  {
    csvRow: 1,
    rowDate: day,
    cells: { [airport.id]: 'Zürich', [damage.id]: 'B' },
    errors: issue(damage.id, '"B" is not one of the options'),
  },
  {
    csvRow: 3,
    rowDate: day,
    cells: { [airport.id]: 'Genf; GE', [damage.id]: 'C' },
    errors: issue(damage.id, '"C" is not one of the options'),
  },
  {
    csvRow: 4,
    rowDate: null,
    cells: { [airport.id]: 'Basel', [damage.id]: 'None' },
    errors: issue(null, 'no date'),
  },
];
const started: StartedImport = {
  file: 'strikes.csv',
  headers: ['error', 'When', 'Airport Name', 'Damage'],
  delimiter: ';',
  columns: { [airport.id]: 'Airport Name', [damage.id]: 'Damage' },
  dateColumn: 'When',
  dateFormat: 'dd.MM.yyyy',
};

const plan = {
  dateColumn: null,
  dateFormat: [],
  headerAlign: null,
  map: [],
  separator: [],
  items: [],
  mapping: null,
  saveMapping: null,
};
const context = { user: async () => user, signal: () => new AbortController().signal } as unknown as Context;
const wishes = { set: [] as string[], skipFailed: false, skipMissing: false, dateFormat: [] as string[] };
const formats = { dateFormat: 'dd.MM.yyyy', dateFormats: {}, cellFormats: {}, timeZone: 'Etc/UTC' };
const collect = (
  change: Partial<typeof wishes>,
  repaired: Awaited<ReturnType<typeof readRepairedFile>> | null,
  importedBy = user.id,
) =>
  collectedFixes({
    options: { ...wishes, ...change },
    failed,
    file: repaired,
    questions,
    user,
    importedBy,
    decimalSeparator: null,
    formats,
  });

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-repairs-'));
  path = join(folder, 'strikes.failed.csv');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(): Promise<void> {
  const table = await tableFromFile([new TextEncoder().encode(file)], failed);
  await writeFailedFile(path, table, failed, titles);
}
const edit = (change: (text: string) => string) => writeFileSync(path, change(readFileSync(path, 'utf8')));
const read = (from: StartedImport | null = started) =>
  readRepairedFile(context, path, plan, {
    form: { id: 'f', name: 'Form', questions },
    started: from,
    formats,
  });

describe('the file of failed rows', () => {
  it('has every column as it came in, safe for a spreadsheet', async () => {
    await write();
    expect(readFileSync(path, 'utf8')).toBe(
      [
        '\ufeffcsvRow;error;error;When;Airport Name;Damage',
        '1;"Ratio: damage: ""B"" is not one of the options";"\'=A1";02.01.1970;Zürich;B',
        '3;"Ratio: damage: ""C"" is not one of the options";-;02.01.1970;"Genf; GE";C',
        '4;no date;y;31.02.1970;Basel;None\r\n',
      ].join('\r\n'),
    );
  });

  it('changes nothing when nobody has edited it', async () => {
    await write();
    edit((text) => text.replace('31.02.1970', ''));
    expect(collect({}, await read())).toEqual({ fixes: [], issues: new Map(), notes: [] });
  });

  it('tells what was repaired, skipped, dated; rows that were removed stay failed', async () => {
    await write();
    edit((text) =>
      text
        .replace('csvRow;error;error', 'csvRow;error;skip;error')
        .replace(/^1;("[^;]*");/m, '1;$1;;')
        .replace('Zürich;B', 'Zürich;medium')
        .replace(/^3;.*\r\n/m, '')
        .replace('4;no date;y;31.02.1970', '4;no date;;y;28.02.1970'),
    );
    const { fixes } = collect({}, await read());
    expect(fixes).toEqual([
      { csvRow: 1, answers: [{ questionId: damage.id, value: 'Medium' }] },
      { csvRow: 4, answers: [], rowDate: 58 * day },
    ]);
    expect(collect({ skipMissing: true }, await read()).fixes[1]).toEqual({
      csvRow: 3,
      skip: true,
      answers: [],
    });
  });

  it('says which date it could not read, and leaves dates of another time zone alone', async () => {
    await write();
    expect(collect({}, await read()).issues).toEqual(
      new Map([[4, '"31.02.1970" is not a date in the format dd.MM.yyyy']]),
    );
    edit((text) => text.replaceAll('02.01.1970', '05.01.1970'));
    expect(collect({}, await read()).fixes.map(({ rowDate }) => rowDate)).toEqual([4 * day, 4 * day]);
    expect(collect({}, await read(), 'sam').fixes).toEqual([]);
  });

  it('can be written by what the server knows, and read where the import was not started', async () => {
    await writeFailedFile(path, tableFromServer(failed, titles, null, user.timeZone), failed, titles);
    expect(readFileSync(path, 'utf8')).toContain('csvRow,error,rowDate,Airport Name,Ratio: damage');
    edit((text) =>
      text.replace('Zürich,B', 'Zürich,Minor').replace('4,no date,,', '4,no date,1970-01-03 00:00:00,'),
    );
    expect(collect({}, await read(null)).fixes).toEqual([
      { csvRow: 1, answers: [{ questionId: damage.id, value: 'Minor' }] },
      { csvRow: 4, answers: [], rowDate: 2 * day },
    ]);
  });

  it.each([
    ['a file that is none', 'Airport Name;Damage\nA;B\n', 'The file has no column "csvRow"'],
    ['a row without its number', 'csvRow;error;Damage\n;x;B\n', 'Line 1 below the header'],
    ['a row that comes twice', 'csvRow;error;Damage\n1;x;B\n1;x;C\n', 'repeats the row 1'],
  ])('refuses %s', async (_, text, message) => {
    writeFileSync(path, text);
    await expect(read()).rejects.toThrow(message);
  });
});

describe('values to replace', () => {
  it('are found after a title that holds the separator itself', () => {
    const { fixes, notes } = collect(
      { set: ['Ratio: damage:B=Medium', 'ratio damage:C=minor', 'Airport Name:X=Y'] },
      null,
    );
    expect(fixes.map(({ csvRow, answers }) => [csvRow, answers.map(({ value }) => value)])).toEqual([
      [1, ['Medium']],
      [3, ['Minor']],
    ]);
    expect(notes).toEqual(['No failed row contains the value that --set "Airport Name:X=Y" replaces.']);
  });

  it('can be followed by skipping the rest', () => {
    const { fixes } = collect({ set: ['Ratio: damage:B=Medium'], skipFailed: true }, null);
    expect(fixes.map(({ csvRow, skip = false }) => [csvRow, skip])).toEqual([
      [1, false],
      [3, true],
      [4, true],
    ]);
  });

  it.each([
    ['Damage', 'is not understood'],
    ['Harm:B=C', 'The form has no question "Harm"'],
    ['Ratio: damage:B', 'is not understood'],
  ])('%s is refused', (text, message) => {
    expect(() => collect({ set: [text] }, null)).toThrow(message);
  });
});
