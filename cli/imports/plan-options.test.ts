import { describe, expect, it } from 'vitest';
import { question, type Question } from '#core/forms/schema.ts';
import { mappingOf, planFile, planOptions, type PlanFlags } from './plan-options.ts';
import { withChoices } from './mappings.ts';

const ask = (text: string): Question => question.parse({ id: crypto.randomUUID(), text, type: 'TEXT' });
const airport = ask('Airport Name');
const damage = ask('Damage');
const headers = ['Airport Name', 'When', 'Damage = size'];
const rows = (...dates: string[]) =>
  dates.map((date, index) => ({ csvRow: index + 1, cells: ['A', date, 'x'] }));
const plan = (dates: string[], flags: PlanFlags = {}) =>
  planFile(headers, rows(...dates), [airport, damage], {
    ...planOptions({ dateColumn: 'When', ...flags }),
    saved: null,
  });

describe('the date format of a file', () => {
  it.each([
    ['is the one that all dates fit', ['13/04/2020', '01/02/2020'], 'dd/MM/yyyy', null],
    [
      'is uncertain where two of them fit',
      ['03/04/2020'],
      'dd/MM/yyyy',
      'The dates of "When" fit several formats: dd/MM/yyyy, MM/dd/yyyy',
    ],
    [
      'is unknown where none does',
      ['soon'],
      'yyyy-MM-dd HH:mm:ss',
      'The texts of "When" are dates in no format that is known here',
    ],
  ])('%s', (_, dates, dateFormat, dateProblem) => {
    expect(plan(dates)).toMatchObject({ dateFormat, dateProblem });
  });

  it('is the user’s, whatever the dates look like', () => {
    expect(plan(['03/04/2020'], { dateFormat: 'MM/dd/yyyy' })).toMatchObject({
      dateFormat: 'MM/dd/yyyy',
      dateProblem: null,
    });
  });
});

describe('a saved mapping', () => {
  it('is written by the names that people use', () => {
    expect(mappingOf(plan(['13/04/2020'], { map: ['Damage = size=Damage'] }), [airport, damage])).toEqual({
      columns: { 'Airport Name': 'Airport Name', 'Damage = size': 'Damage' },
      dateColumn: 'When',
      dateFormat: 'dd/MM/yyyy',
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
