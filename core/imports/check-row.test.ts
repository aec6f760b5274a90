import { describe, expect, it } from 'vitest';
import { question, type Question } from '#core/questions/schema.ts';
import { compileFormRules } from '#core/filling/form-rules.ts';
import type { HourChoices } from './dates/hours-schema.ts';
import { compileDateFormat, doubtfulTime } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';
import { compileRowCheck, type RowCheckOptions } from './check-row.ts';
import { type CheckedRow } from './check-row.ts';
import { createRowsCheck } from './check-rows.ts';

const ask = (fields: { text: string; type: string } & Partial<Question>): Question =>
  question.parse({ id: crypto.randomUUID(), ...fields });

const name = ask({ text: 'Name', type: 'TEXT', required: true });
const cost = ask({ text: 'Cost', type: 'NUMERIC' });
const condition = JSON.stringify({ '>': [{ var: cost.id }, 100] });
const reason = ask({ text: 'Reason', type: 'TEXT', required: true, condition });
const photo = ask({ text: 'Photo', type: 'IMAGE', required: true });

const rulesOf = (...questions: Question[]) =>
  compileFormRules({ questions, contextQuestions: [], elements: [], alerts: [] }, Date.now);

const options: RowCheckOptions = {
  questions: [name, cost, reason, photo],
  columnMap: { [name.id]: 1, [cost.id]: 2, [reason.id]: 3 },
  dateColumn: 0,
  dateFormat: 'yyyy-MM-dd',
  parseDate: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : null),
  timeZone: 'UTC',
  offsetAt: () => 0,
  decimalSeparator: null,
  rules: rulesOf(name, cost, reason, photo),
};
const checkRow = compileRowCheck(options);
const check = (cells: readonly string[], csvRow: number) => checkRow({ cells, csvRow, issue: null });

describe('checking a row', () => {
  it('gives the date and the answers, and no key for what was not answered', () => {
    expect(check(['1970-01-02', 'Ann', '5'], 7)).toEqual({
      ok: true,
      csvRow: 7,
      rowDate: 86_400_000,
      answers: { [name.id]: 'Ann', [cost.id]: '5' },
    });
  });

  it('says everything that is wrong with a row, and keeps what was written', () => {
    expect(check(['2 January', ' ', 'a lot', ''], 3)).toEqual({
      ok: false,
      csvRow: 3,
      rowDate: null,
      cells: { [name.id]: ' ', [cost.id]: 'a lot', [reason.id]: '' },
      errors: [
        { questionId: null, message: '"2 January" is not a date in the format yyyy-MM-dd' },
        { questionId: cost.id, message: 'Please enter a number' },
        { questionId: name.id, message: 'This question is required' },
      ],
    });
  });

  it('misses a required answer only where the question is asked', () => {
    expect(check(['1970-01-02', 'Ann', '101', 'broken'], 1).ok).toBe(true);
    expect(check(['1970-01-02', 'Ann', '100', ''], 1).ok).toBe(true);
    expect(check(['1970-01-02', 'Ann', '101', ''], 1)).toMatchObject({
      rowDate: 86_400_000,
      errors: [{ questionId: reason.id, message: 'This question is required' }],
    });
  });

  it('misses a date', () => {
    expect(check(['', 'Ann'], 1)).toMatchObject({
      errors: [{ questionId: null, message: 'A date in the format yyyy-MM-dd is required' }],
    });
    expect(
      compileRowCheck({ ...options, dateColumn: null })({ cells: ['', 'Ann'], csvRow: 1, issue: null }),
    ).toMatchObject({
      ok: true,
      rowDate: null,
    });
  });

  it('takes nothing from a row whose cells belong to unknown columns, and keeps all of them', () => {
    const issue = 'This row has 5 cells, the header has 4';
    expect(checkRow({ csvRow: 1, cells: ['1970-01-02', 'Ann', 'a lot', '', 'what?'], issue })).toEqual({
      ok: false,
      csvRow: 1,
      rowDate: 86_400_000,
      cells: { [name.id]: 'Ann', [cost.id]: 'a lot', [reason.id]: '' },
      raw: ['1970-01-02', 'Ann', 'a lot', '', 'what?'],
      errors: [{ questionId: null, message: issue }],
    });
  });
});

describe('checking the rows of a file', () => {
  it('reads a number by what the rest of the file says, in the order of the file', () => {
    const rows: CheckedRow[] = [];
    const all = createRowsCheck(
      { ...options, dateColumn: null, rules: { ...options.rules, isRelevant: () => false } },
      (some) => rows.push(...some),
    );
    const add = (csvRow: number, costCell: string) =>
      all.add([{ csvRow, cells: ['', 'Ann', costCell], issue: null }]);
    for (let csvRow = 1; csvRow <= 1_200; csvRow += 1) add(csvRow, csvRow === 900 ? '2,5' : '1,234');
    all.end();
    expect(rows.map(({ csvRow }) => csvRow)).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1));
    expect(new Set(rows.map((row) => row.ok && row.answers[cost.id]))).toEqual(new Set(['1.234', '2.5']));
  });
});

describe('a time that the clocks skip or show twice', () => {
  const when = ask({ text: 'When', type: 'DATETIME' });
  const format = 'yyyy-MM-dd HH:mm';
  const zonedOptions = {
    ...options,
    questions: [when],
    columnMap: { [when.id]: 1 },
    dateFormat: format,
    parseDate: (text: string, zone: string) => compileDateFormat(format)?.(text, zone) ?? null,
    timeZone: 'Europe/Berlin',
    offsetAt,
  };
  const zoned = compileRowCheck(zonedOptions);
  const issuesOf = (date: string, answer: string) => {
    const row = zoned({ cells: [date, answer], csvRow: 1, issue: null });
    return row.ok ? [] : row.errors.map(({ message }) => message);
  };
  const skipped =
    '"2026-03-29 02:30" does not exist in Europe/Berlin, where the clocks skipped that hour: enter 2026-03-29T01:30:00+01:00 or 2026-03-29T03:30:00+02:00, or choose "Skipped hour" (--skipped-hour) for all such times';
  const twice =
    '"2026-10-25 02:30" comes twice in Europe/Berlin, where the clocks went back: enter 2026-10-25T02:30:00+02:00 or 2026-10-25T02:30:00+01:00, or choose "Double hour" (--double-hour) for all such times';

  it('fails with the two that may be meant, as the date of the row and as an answer', () => {
    expect(issuesOf('2026-03-29 02:30', '2026-03-29 03:00')).toEqual([skipped]);
    expect(issuesOf('2026-03-29 01:59', '2026-03-29 02:30')).toEqual([skipped]);
    expect(issuesOf('2026-10-25 02:30', '2026-10-25 01:59')).toEqual([twice]);
    expect(issuesOf('2026-10-25 03:00', '2026-10-25 02:30')).toEqual([twice]);
  });

  it('is no matter of days, and of times with an offset', () => {
    const day = compileDateFormat('yyyy-MM-dd');
    const midnight = day?.('2018-11-04', 'America/Sao_Paulo') ?? 0;
    const ofDay = { text: '2018-11-04', format: 'yyyy-MM-dd', at: midnight };
    expect(doubtfulTime(ofDay, 'America/Sao_Paulo')).toBeNull();
    const at = Date.parse('2026-10-25T02:30:00+01:00');
    const iso = "yyyy-MM-dd'T'HH:mm:ssXXX";
    const withOffset = { text: '2026-10-25T02:30:00+01:00', format: iso, at };
    expect(doubtfulTime(withOffset, 'Europe/Berlin')).toBeNull();
  });

  it('is the earlier or the later of the two, where that was chosen for the file', () => {
    const read = (hours: HourChoices, time: string) => {
      const row = compileRowCheck({ ...zonedOptions, hours })({
        cells: [time, time],
        csvRow: 1,
        issue: null,
      });
      return row.ok ? [new Date(row.rowDate ?? 0).toISOString(), row.answers[when.id]] : 'fails';
    };
    const [spring, autumn] = ['2026-03-29 02:30', '2026-10-25 02:30'];
    const at = (iso: string, hours: number) => [iso, `${Date.parse(iso)},${hours * 3_600_000}`];
    expect(read({ skipped: 'EARLIER', double: 'FAIL' }, spring)).toEqual(at('2026-03-29T00:30:00.000Z', 1));
    expect(read({ skipped: 'LATER', double: 'FAIL' }, spring)).toEqual(at('2026-03-29T01:30:00.000Z', 2));
    expect(read({ skipped: 'FAIL', double: 'EARLIER' }, autumn)).toEqual(at('2026-10-25T00:30:00.000Z', 2));
    expect(read({ skipped: 'FAIL', double: 'LATER' }, autumn)).toEqual(at('2026-10-25T01:30:00.000Z', 1));
    expect(read({ skipped: 'LATER', double: 'FAIL' }, autumn)).toBe('fails');
  });
});
