import { expect, it } from 'vitest';
import { createFormats } from '#core/format/formats.ts';
import { groupedDigits, withoutGroups } from './grouped-digits.ts';

const toll = { type: 'NUMERIC', text: 'Toll collected (CAD)' } as const;

it.each([
  ['17250', '17,250'],
  ['-1234567.5', '-1,234,567.5'],
  ['999', '999'],
  ['0012', '0012'],
  ['1e21', '1e21'],
  ['12345678901234567890', '12345678901234567890'],
  ['', ''],
])('groups the digits of a quantity: %s', (text, shown) => expect(groupedDigits(toll, text)).toBe(shown));

it.each([
  [{ type: 'NUMERIC', text: 'Year built' }],
  [{ type: 'NUMERIC', text: 'Badge (front)' }],
  [{ type: 'TEXT', text: 'Weight (kg)' }],
  [undefined],
] as const)('leaves what may be no quantity as it was answered: %j', (question) =>
  expect(groupedDigits(question, '2026')).toBe('2026'),
);

it('writes as the reader does', () => {
  const german = createFormats({ locale: 'de-DE', hourCycle: null, weekStart: 1 });
  expect(groupedDigits(toll, '17257,5', german)).toBe('17.257,5');
});

it('finds the answer to what somebody reads', () => {
  expect(['17,250', '-1.234.567', "1'000", '17250', '1,23', 'a,123'].map(withoutGroups)).toEqual([
    '17250',
    '-1234567',
    '1000',
    null,
    null,
    null,
  ]);
});
