import { describe, expect, it } from 'vitest';
import type { QuestionOption } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { type CellResult, compileCell } from './parse-cell.ts';

const options: QuestionOption[] = [
  { value: 'S', name: 'Small', order: 0 },
  { value: 'L', name: 'Large', order: 1 },
  { value: 'Large', name: 'Extra large', order: 2 },
  { value: 'red; dark', name: null, order: 3 },
];
const read = (type: QuestionType, text: string): CellResult =>
  compileCell(
    { type, questionOptions: options },
    {
      decimalSeparator: null,
      readDate: (date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : null),
      offsetAt: () => 3_600_000,
      dateFormat: 'yyyy-MM-dd',
    },
  )(text);

describe('reading a cell', () => {
  it.each<[QuestionType, string, CellResult]>([
    ['TEXT', '  as it is ', '  as it is '],
    ['TEXT', '   ', null],
    ['SCANNED_CODE', '0012', '0012'],
    ['NUMERIC', ' 12.50 ', '12.50'],
    ['NUMERIC', '12,5', '12.5'],
    ['NUMERIC', '', null],
    ['NUMERIC', 'none', { issue: 'Please enter a number' }],
    ['MULTI_NUMERIC', '1; 2,5|3\n4;', ['1', '2.5', '3', '4']],
    ['MULTI_NUMERIC', '1;x', { issue: 'Please enter a number' }],
    ['MULTI_NUMERIC', ' ; ', null],
    ['BOOLEAN', 'Yes', 'true'],
    ['BOOLEAN', 'TRUE', 'true'],
    ['BOOLEAN', '1', 'true'],
    ['BOOLEAN', 'n', 'false'],
    ['BOOLEAN', '0', 'false'],
    ['BOOLEAN', 'maybe', { issue: 'Please choose Yes (True) or No (False)' }],
    ['RADIO', ' S ', 'S'],
    ['RADIO', 'Small', 'S'],
    ['RADIO', 'SMALL', 'S'],
    ['RADIO', 'Large', 'Large'],
    ['RADIO', 'l', 'L'],
    ['RADIO', 'Medium', { issue: '"Medium" is not one of the options' }],
    ['CHECKBOXES', 'L;small', ['L', 'S']],
    ['CHECKBOXES', 'S|Small\nS', ['S']],
    ['CHECKBOXES', 'red; dark', ['red; dark']],
    ['CHECKBOXES', 'S;Medium', { issue: '"Medium" is not one of the options' }],
    ['DATETIME', '1970-01-02', '86400000,3600000'],
    ['DATETIME', '86400000,-7200000', '86400000,-7200000'],
    ['DATETIME', '2/1/1970', { issue: '"2/1/1970" is not a date in the format yyyy-MM-dd' }],
    ['DATE', '1970-01-02', '1970-01-02'],
    ['DATE', '2024-02-29', '2024-02-29'],
    ['DATE', '2023-02-29', { issue: '"2023-02-29" is not a date in the format yyyy-MM-dd' }],
    ['TIME', '8:30', '08:30'],
    ['TIME', '2:05:09 pm', '14:05:09'],
    ['TIME', '12:00 AM', '00:00'],
    ['TIME', '14:05:00.000', '14:05'],
    ['TIME', '24:00', { issue: 'Please enter a time' }],
    ['IMAGE', 'x.jpg', { issue: 'Answers to a question of this type cannot be imported' }],
  ])('%s "%s" is %j', (type, text, result) => {
    expect(read(type, text)).toEqual(result);
  });

  it('refuses what is longer than any answer before it is taken apart', () => {
    const longest = Array.from({ length: 150_000 }, () => '1').join(';');
    expect(read('MULTI_NUMERIC', longest)).toHaveLength(150_000);
    expect(read('MULTI_NUMERIC', `${longest};;`)).toEqual({ issue: 'At most 300,000 characters' });
    expect(read('CHECKBOXES', `"S"${' '.repeat(300_000)}x`)).toEqual({ issue: 'At most 300,000 characters' });
    expect(read('NUMERIC', '1'.repeat(10_001))).toEqual({ issue: 'At most 10,000 characters' });
    expect(read('RADIO', `S${' '.repeat(400_000)}`)).toBe('S');
  });
});
