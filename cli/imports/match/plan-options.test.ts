import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { HourChoices } from '#core/imports/dates/hours-schema.ts';
import { question, type Question } from '#core/questions/schema.ts';
import { type SavedMapping, withChoices } from '#cli/imports/mappings/local.ts';
import { mappingOf } from '#cli/imports/mappings/plan-mapping.ts';
import { type FilePlan, planFile, planOptions, type PlanFlags } from './plan-options.ts';

const ask = (text: string): Question => question.parse({ id: crypto.randomUUID(), text, type: 'TEXT' });
const airport = ask('Airport Name');
const damage = ask('Damage');
const headers = ['Airport Name', 'When', 'Damage = size'];
const rows = (...dates: string[]) =>
  dates.map((date, index) => ({ csvRow: index + 1, issue: null, cells: ['A', date, 'x'] }));
const plan = (dates: string[], flags: PlanFlags = {}) =>
  planFile(headers, rows(...dates), [airport, damage], {
    ...planOptions({ dateColumn: 'When', ...flags }),
    saved: null,
  });

describe('the date format of a file', () => {
  it.each([
    ['is the one that all dates fit', ['13/04/2020', '01/02/2020'], 'dd/MM/yyyy', []],
    [
      'is uncertain where two of them fit',
      ['03/04/2020'],
      'dd/MM/yyyy',
      ['The dates of "When" fit several formats: dd/MM/yyyy, MM/dd/yyyy'],
    ],
    [
      'is unknown where none does',
      ['soon'],
      'yyyy-MM-dd HH:mm:ss',
      ['The dates in "When" are in an unknown format'],
    ],
  ])('%s', (_, dates, dateFormat, problems) => {
    const planned = plan(dates);
    expect(planned.dateFormat).toBe(dateFormat);
    expect(planned.dateProblems.map(({ message }) => message)).toEqual(problems);
  });

  it('is the user’s, whatever the dates look like', () => {
    expect(plan(['03/04/2020'], { dateFormat: ['MM/dd/yyyy'] })).toMatchObject({
      dateFormat: 'MM/dd/yyyy',
      dateProblems: [],
    });
  });
});

describe('a saved mapping', () => {
  it('is written by the names that people use', () => {
    expect(mappingOf(plan(['13/04/2020'], { map: ['Damage = size=Damage'] }), [airport, damage])).toEqual({
      columns: { 'Airport Name': 'Airport Name', 'Damage = size': 'Damage' },
      dateColumn: 'When',
      dateFormat: 'dd/MM/yyyy',
      dateFormats: {},
    });
  });

  it('gives way to what the command line says about the same column or question', () => {
    const saved = {
      columns: { Airport: 'Airport Name', Size: 'Damage', Notes: 'Notes' },
      dateColumn: null,
      dateFormat: null,
    };
    const choices = [
      { header: 'airport', question: null },
      { header: 'Harm', question: 'damage' },
    ];
    expect(withChoices(saved, choices)).toEqual([{ header: 'Notes', question: 'Notes' }, ...choices]);
  });
});

describe('times that the clocks skip or show twice', () => {
  const planned = (flags: PlanFlags, hours?: HourChoices) => {
    const saved = { columns: { 'Airport Name': 'Airport Name' }, dateColumn: null, dateFormat: null, hours };
    return planFile(headers, [], [airport], { ...planOptions(flags), saved });
  };

  it('are what the mapping says, and each kind what its option says', () => {
    const saved = { skipped: 'EARLIER', double: 'LATER' } as const;
    expect(planned({}).hours).toBeUndefined();
    expect(planned({}, saved).hours).toEqual(saved);
    expect(planned({ doubleHour: 'fail' }, saved).hours).toEqual({ skipped: 'EARLIER', double: 'FAIL' });
    expect(planned({ skippedHour: 'later' }).hours).toEqual({ skipped: 'LATER', double: 'FAIL' });
  });

  it('are saved with the mapping', () => {
    const { hours } = mappingOf(planned({ doubleHour: 'earlier' }), [airport]);
    expect(hours).toEqual({ skipped: 'FAIL', double: 'EARLIER' });
  });
});

describe('a file that no import can take', () => {
  it('has two columns of one name', () => {
    expect(() => planFile(['A', 'a'], [], [airport], { ...planOptions({}), saved: null })).toThrow(
      'Column 2 has the same name as column 1',
    );
  });

  it('lacks a column that the user names; the columns that it has are in the hint', () => {
    expect(() => plan([], { dateColumn: 'Day' })).toThrow('The file has no column "Day"');
  });
});

describe('the dates of questions', () => {
  const when: Question = question.parse({ id: crypto.randomUUID(), text: 'When', type: 'DATETIME' });
  const until: Question = question.parse({ id: crypto.randomUUID(), text: 'Until', type: 'DATETIME' });
  const dated = (cells: string[][], flags: PlanFlags = {}, saved: SavedMapping | null = null) =>
    planFile(
      ['Airport Name', 'When', 'Until'],
      cells.map((texts, index) => ({ csvRow: index + 1, issue: null, cells: ['A', ...texts] })),
      [airport, when, until],
      { ...planOptions(flags), saved },
    );
  const iso = "yyyy-MM-dd'T'HH:mm:ssXXX";
  const formatsIn = (filePlan: FilePlan) => filePlan.dates.map(({ header, format }) => [header, format]);

  it('are read column by column, without any option', () => {
    const planned = dated([['2024-01-31T14:05:09Z', '31/01/2024']]);
    expect(formatsIn(planned)).toEqual([
      ['When', iso],
      ['Until', 'dd/MM/yyyy'],
    ]);
    expect(planned).toMatchObject({
      dateColumn: null,
      dateFormat: iso,
      dateFormats: { [until.id]: 'dd/MM/yyyy' },
      dateProblems: [],
    });
  });

  it('have to be named where they could mean two days, and the option that does is', () => {
    const cells = [['2024-01-31T14:05:09Z', '03/04/2024']];
    expect(dated(cells).dateProblems).toEqual([
      {
        header: 'Until',
        message: 'The dates of "Until" fit several formats: dd/MM/yyyy, MM/dd/yyyy',
        hint: 'Choose one, such as --date-format "Until=dd/MM/yyyy".',
      },
    ]);
    expect(formatsIn(dated(cells, { dateFormat: ['Until=MM/dd/yyyy'] }))).toEqual([
      ['When', iso],
      ['Until', 'MM/dd/yyyy'],
    ]);
  });

  it('are those of another column where they fit its format too', () => {
    const planned = dated([['31/01/2024', '03/04/2024']]);
    expect(planned.dates[1]).toMatchObject({
      format: 'dd/MM/yyyy',
      source: 'like-others',
      likeColumn: 'When',
    });
    expect(planned.dateProblems).toEqual([]);
  });

  it('are all in the format that the user names for all', () => {
    const planned = dated([['2024-01-31', '03/04/2024']], { dateFormat: ['MM/dd/yyyy'] });
    expect(planned).toMatchObject({ dateFormat: 'MM/dd/yyyy', dateFormats: {}, dateProblems: [] });
  });

  it('may hold answers as the server keeps them', () => {
    expect(dated([['1706709909000,0', '1706709909000,0']]).dateProblems).toEqual([]);
  });

  it.each([
    ['When=soon', '"soon" is not a date format'],
    ['Then=dd/MM/yyyy', '"Then" is not a question of the form or a column of the file'],
    ['Airport Name=dd/MM/yyyy', 'is not a column that dates the rows or answers a date question'],
  ])('refuse --date-format %s', (text, message) => {
    expect(() => dated([['2024-01-31', '2024-01-31']], { dateFormat: [text] })).toThrow(message);
  });

  it('are asked of the columns that are there, where a name is unknown', () => {
    const hintOf = (dateFormat: string) => {
      try {
        dated([['2024-01-31', '2024-01-31']], { dateFormat: [dateFormat] });
      } catch (error) {
        return error instanceof AppError ? error.hint : undefined;
      }
      return undefined;
    };
    expect(hintOf('Then=dd/MM/yyyy')).toBe('The file has the columns "Airport Name", "When", "Until".');
    expect(hintOf('When=soon')).toMatch(/^Formats are yyyy-MM-dd/);
  });

  it('fill the question of their name also where they date the rows', () => {
    const planned = dated([['31/01/2024', '2024-01-31']], { dateColumn: 'When' });
    expect(planned).toMatchObject({ dateColumn: 1, columnMap: { [when.id]: 1, [until.id]: 2 } });
    const left = dated([['31/01/2024', '2024-01-31']], { dateColumn: 'When', map: ['When='] });
    expect(left.columnMap).not.toHaveProperty(when.id);
  });

  it('keep their formats in a mapping, and are read by it whatever the next file looks like', () => {
    const first = dated([['2024-01-31T14:05:09Z', '31/01/2024']]);
    const saved = mappingOf(first, [airport, when, until]);
    expect(saved).toMatchObject({ dateFormat: null, dateFormats: { When: iso, Until: 'dd/MM/yyyy' } });
    const next = dated([['2024-02-01T00:00:00Z', '01/02/2024']], {}, saved);
    expect(next).toMatchObject({
      dateFormat: iso,
      dateFormats: { [until.id]: 'dd/MM/yyyy' },
      dateProblems: [],
    });
  });

  it('are all in the one format of a mapping of an earlier version', () => {
    const saved = { columns: { When: 'When' }, dateColumn: 'Until', dateFormat: 'MM/dd/yyyy' };
    const planned = dated([['01/02/2024', '01/02/2024']], {}, saved);
    expect(planned).toMatchObject({ dateFormat: 'MM/dd/yyyy', dateFormats: {}, dateProblems: [] });
  });
});
