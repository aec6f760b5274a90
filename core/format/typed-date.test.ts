import { expect, it } from 'vitest';
import { choiceOf, createFormats } from './formats.ts';
import { isoLocale, locales } from './locales.ts';
import { noPreferences } from './preferences.ts';
import { type FieldKind, readTypedDate, typedDateExample, writeTypedDate } from './typed-date.ts';

const today = '2026-11-23';
const of = (locale: string, hourCycle: '12' | '24' | null = null) =>
  createFormats(choiceOf({ ...noPreferences, locale, hourCycle }, isoLocale));
const read = (text: string, kind: FieldKind = 'date', locale: string = isoLocale) =>
  readTypedDate(text, { kind, formats: of(locale), today });

it.each(locales)('$id: what is written is read again, in every month and with either clock', ({ id }) => {
  for (const hourCycle of [null, '12', '24'] as const) {
    const formats = of(id, hourCycle);
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-09`;
      const values = { date, 'datetime-local': `${date}T00:30`, time: '12:05' };
      for (const kind of ['date', 'datetime-local', 'time'] as const) {
        const text = writeTypedDate(values[kind], { kind, formats });
        expect(readTypedDate(text, { kind, formats, today }), text).toBe(values[kind]);
      }
    }
  }
});

it.each([
  ['2026-11-23', 'iso', '2026-11-23'],
  [' 2026/3/4 ', 'de-DE', '2026-03-04'],
  ['3/4/2026', 'en-US', '2026-03-04'],
  ['3/4/26', 'en-GB', '2026-04-03'],
  ['3/4', 'en-US', '2026-03-04'],
  ['24.12.', 'de-DE', '2026-12-24'],
  ['4 Mar', 'iso', '2026-03-04'],
  ['March 4, 2027', 'iso', '2027-03-04'],
  ['4 mars 2027', 'fr-CA', '2027-03-04'],
  ['today', 'iso', '2026-11-23'],
  ['Tomorrow', 'de-DE', '2026-11-24'],
  // Which of the two is the month?
  ['3/4/2026', 'iso', ''],
  ['2026-02-30', 'iso', ''],
  ['2026', 'iso', ''],
  ['soon', 'iso', ''],
  ['2026-11-23 14:05', 'iso', ''],
  ['', 'iso', ''],
])('the date "%s" of %s is %s', (text, locale, value) => {
  expect(read(text, 'date', locale)).toBe(value);
});

it.each([
  ['2026-11-23T14:05', '2026-11-23T14:05'],
  ['2026-11-23 9:05', '2026-11-23T09:05'],
  ['2026-11-23, 2 pm', '2026-11-23T14:00'],
  ['tomorrow 12:30 a.m.', '2026-11-24T00:30'],
  ['2026-11-23', '2026-11-23T00:00'],
  ['2026-11-23 25:00', ''],
  ['2026-11-23 13 pm', ''],
  ['14:05', ''],
])('the moment "%s" is %s', (text, value) => {
  expect(read(text, 'datetime-local')).toBe(value);
});

it.each([
  ['8:30', '08:30'],
  ['2 pm', '14:00'],
  ['24:00', ''],
  ['8', ''],
])('the time "%s" is %s', (text, value) => {
  expect(read(text, 'time')).toBe(value);
});

it('gives an example', () => {
  expect(typedDateExample({ kind: 'datetime-local', formats: of('en-US'), today })).toBe(
    'Nov 23, 2026, 2:05 PM',
  );
  expect(writeTypedDate('', { kind: 'date', formats: of('iso') })).toBe('');
});
