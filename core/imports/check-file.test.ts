import { compileFormRules } from '#core/filling/form-rules.ts';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { question, type Question } from '#core/questions/schema.ts';
import { createFileCheck, type FileCheckOptions, type FileReport } from './check-file.ts';
import type { DateReader } from './column-report.ts';
import { fileDecoder } from './csv/csv-encoding.ts';
import { createCsvReader } from './csv/csv-read.ts';
import { checkHeaders } from './csv/headers.ts';
import { matchColumns } from './match-columns.ts';

const ask = (text: string, type: string, required = false, options: string[] = []): Question =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type,
    required,
    questionOptions: options.map((value, order) => ({ value, order })),
  });

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const utc = (year?: string, month?: string, day?: string): number | null => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) ? date.getTime() : null;
};
const dayFirst = (text: string) => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return utc(year, month, day);
};
const monthFirst = (text: string) => {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return utc(year, month, day);
};
const yearFirst = (text: string) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return utc(year, month, day);
};
const dateReaders: DateReader[] = [
  { format: 'dd/MM/yyyy', read: dayFirst },
  { format: 'MM/dd/yyyy', read: monthFirst },
  { format: 'yyyy-MM-dd', read: yearFirst },
];

function checkFile(
  file: Uint8Array,
  questions: readonly Question[],
  dates: { column: string; format: string },
): FileReport {
  let check: ReturnType<typeof createFileCheck> | undefined;
  const reader = createCsvReader({
    onHeaders(headers) {
      expect(checkHeaders(headers)).toEqual([]);
      const dateColumn = headers.indexOf(dates.column);
      const options: FileCheckOptions = {
        headers,
        questions,
        matches: matchColumns(headers, questions, { dateColumn }).matches,
        dateColumn,
        dateFormat: dates.format,
        parseDate: dateReaders.find(({ format }) => format === dates.format)!.read,
        dateReaders,
        timeZone: 'UTC',
        offsetAt: () => 0,
        rules: compileFormRules({ questions, contextQuestions: [], elements: [], alerts: [] }, Date.now),
      };
      check = createFileCheck(options);
    },
    onRows: (rows) => check?.add(rows),
  });
  const decode = fileDecoder();
  for (let start = 0; start < file.length; start += 65_536) {
    expect(
      reader.push(decode(file.subarray(start, start + 65_536), start + 65_536 >= file.length)),
    ).toBeNull();
  }
  expect(reader.end()).toBeNull();
  return check!.report();
}

describe('checking a file before it is imported', () => {
  const name = ask('Inspector', 'TEXT', true);
  const size = ask('Size', 'RADIO', false, ['Small', 'Large']);
  const file = bytesOf(
    'When;Inspecter;SIZE;Shoe\n01/02/2026;Ann;Small;\n03/04/2026;;Huge;38\n05/06/2026;Ben;Huge;\n31.12.2026;Cy;Tiny;\n',
  );

  it('counts the rows and groups what is wrong', () => {
    const report = checkFile(file, [name, size], { column: 'When', format: 'dd/MM/yyyy' });
    expect(report).toMatchObject({ totalRows: 4, okRows: 1, failedRows: 3, furtherFailures: 0 });
    expect(report.failures).toEqual([
      { questionId: size.id, message: '"Huge" is not one of the options', count: 2, csvRows: [2, 3] },
      { questionId: name.id, message: 'This question is required', count: 1, csvRows: [2] },
      {
        questionId: null,
        message: '"31.12.2026" is not a date in the format dd/MM/yyyy',
        count: 1,
        csvRows: [4],
      },
      { questionId: size.id, message: '"Tiny" is not one of the options', count: 1, csvRows: [4] },
    ]);
  });

  it('fails a row with an answer of a row further up, where answers must be unique', () => {
    const tag: Question = { ...ask('Tag', 'TEXT', true), rules: [{ kind: 'unique', within: 'sheet' }] };
    const report = checkFile(bytesOf('When;Tag\n01/02/2026;A1\n01/02/2026;A2\n01/02/2026;a1\n'), [tag], {
      column: 'When',
      format: 'dd/MM/yyyy',
    });
    expect(report.failures).toEqual([
      {
        questionId: tag.id,
        message: 'No other entry of the sheet may have the same answer.',
        count: 1,
        csvRows: [3],
      },
    ]);
  });

  it('shows what each column is matched to, and what stands in it', () => {
    const { columns } = checkFile(file, [name, size], { column: 'When', format: 'dd/MM/yyyy' });
    expect(columns).toMatchObject([
      { columnIndex: 0, header: 'When', isRowDate: true, questionId: null, filled: 4 },
      { columnIndex: 1, header: 'Inspecter', questionId: name.id, filled: 3, samples: ['Ann', 'Ben', 'Cy'] },
      { columnIndex: 2, header: 'SIZE', questionId: size.id, score: 1, samples: ['Small', 'Huge', 'Tiny'] },
      { columnIndex: 3, header: 'Shoe', questionId: null, score: 0, filled: 1, samples: ['38'] },
    ]);
  });

  it('says of each column of a place that it answers its question', () => {
    const where = ask('Where', 'PLACE');
    const placed = bytesOf('When,Where latitude,Where longitude,Shoe\n01/02/2026,1.5,2.5,38\n');
    const { columns } = checkFile(placed, [where], { column: 'When', format: 'dd/MM/yyyy' });
    expect(columns.map(({ questionId }) => questionId)).toEqual([null, where.id, where.id, null]);
  });

  it.each([
    ['every date could be two days', '01/02/2026\n03/04/2026', ['MM/dd/yyyy']],
    ['one date can be one day only', '01/02/2026\n31/01/2026', []],
    ['both ways give the same days', '01/01/2026\n02/02/2026', []],
  ])('warns where %s', (_, dates, otherDateFormats) => {
    const date = ask('Checked on', 'DATETIME');
    const report = checkFile(bytesOf(`Checked on\n${dates}`), [date], {
      column: 'Checked on',
      format: 'dd/MM/yyyy',
    });
    expect(report.columns[0]?.otherDateFormats).toEqual(otherDateFormats);
  });

  it('keeps the report short however many different faults there are', () => {
    const rows = Array.from({ length: 300 }, (_, i) => `01/02/2026;Ann;size ${i}`).join('\n');
    const report = checkFile(bytesOf(`When;Inspector;Size\n${rows}`), [name, size], {
      column: 'When',
      format: 'dd/MM/yyyy',
    });
    expect(report).toMatchObject({ failedRows: 300, furtherFailures: 200 });
    expect(report.failures).toHaveLength(100);
  });
});

const birdstrikes = new URL('../../../shared/data/birdstrikes.csv', import.meta.url);

describe.skipIf(!existsSync(birdstrikes))(
  '10,000 wildlife strikes (../shared/data/birdstrikes.csv, skipped without it)',
  () => {
    const damage = ask('Effect Amount of damage', 'RADIO', true, ['None', 'Minor', 'Medium', 'Substantial']);
    const phases = ['Parked', 'Taxi', 'Take-off run', 'Climb', 'Descent', 'Approach', 'Landing Roll'];
    const questions = [
      ask('Airport Name', 'TEXT', true),
      ask('Aircraft Make Model', 'TEXT'),
      damage,
      ask('Aircraft Airline Operator', 'TEXT'),
      ask('Origin State', 'TEXT'),
      ask('Phase of flight', 'RADIO', true, phases),
      ask('Wildlife Size', 'RADIO', false, ['Small', 'Medium', 'Large']),
      ask('Wildlife Species', 'TEXT'),
      ask('Time of day', 'RADIO', false, ['Dawn', 'Day', 'Dusk', 'Night']),
      ask('Cost Other', 'NUMERIC'),
      ask('Cost Repair', 'NUMERIC'),
      ask('Cost Total $', 'NUMERIC'),
      ask('Speed IAS in knots', 'NUMERIC'),
    ];

    it('come in but for the 15 whose damage is B or C', () => {
      const report = checkFile(readFileSync(birdstrikes), questions, {
        column: 'Flight Date',
        format: 'yyyy-MM-dd',
      });
      expect(report).toMatchObject({ totalRows: 10_000, okRows: 9_985, failedRows: 15 });
      expect(report.failures).toMatchObject([
        { questionId: damage.id, message: '"C" is not one of the options', count: 14 },
        { questionId: damage.id, message: '"B" is not one of the options', count: 1 },
      ]);
      expect(report.columns.filter(({ questionId, isRowDate }) => questionId === null && !isRowDate)).toEqual(
        [],
      );
      expect(report.columns.find(({ header }) => header === 'Speed IAS in knots')?.filled).toBe(
        10_000 - 2_836,
      );
    });
  },
);
