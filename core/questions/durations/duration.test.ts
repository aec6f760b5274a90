import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFormats, internationalFormats } from '#core/format/formats.ts';
import { maximumSeconds, plainDuration, secondsOf } from './duration.ts';
import { type ColonReading, durationTexts, parseDuration, readDuration } from './parse-duration.ts';

const hour = 3_600;

it.each<[text: string, seconds: number]>([
  ['1 h 30 min', 5_400],
  ['1h30', 5_400],
  ['1h 30m', 5_400],
  ['1 hr, 30 min and 5 sec', 5_405],
  ['90 min', 5_400],
  ['90 minutes', 5_400],
  ['1.5 h', 5_400],
  ['1,5 h', 5_400],
  ['0.25 min', 15],
  ['45s', 45],
  ['0 s', 0],
  ['PT1H30M', 5_400],
  ['pt90m', 5_400],
  ['P1DT1H', 25 * hour],
  ['PT1.5H', 5_400],
  ['1:30:05', 5_405],
  ['36:00:00', 36 * hour],
  ['1:30 h', 5_400],
  ['1:30 min', 90],
])('%s is an amount of time, however a colon is read', (text, seconds) => {
  for (const colon of ['hours', 'minutes', null] as ColonReading[])
    expect(parseDuration(` ${text} `, colon)).toBe(seconds);
});

it('hours and minutes, or minutes and seconds, as the question says', () => {
  expect(parseDuration('1:30', 'hours')).toBe(5_400);
  expect(parseDuration('1:30', 'minutes')).toBe(90);
  expect(parseDuration('100:05', 'hours')).toBe(100 * hour + 300);
  expect(parseDuration('1:30', null)).toMatch(/hours and minutes, or minutes and seconds/);
});

it.each<[text: string, says: RegExp]>([
  ['90', /add a unit/],
  ['1.5', /add a unit/],
  ['1:75', /At most 59/],
  ['1:30:60', /At most 59/],
  ['1,500 s', /fraction or thousands/],
  ['2 days', /working day/],
  ['30 min 1 h', /hours before minutes/],
  ['1 h 1 h', /hours before minutes/],
  ['0.001 s', /whole seconds/],
  ['87600 h', /87,599/],
  ['P1M', /amount of time/],
  ['P', /amount of time/],
  ['PT', /amount of time/],
  ['-1:30', /amount of time/],
  ['soon', /amount of time/],
  ['1 h soon', /amount of time/],
  ['1:30:00 min', /amount of time/],
  ['1 '.repeat(200), /amount of time/],
])('%s is refused and says why', (text, says) => {
  expect(parseDuration(text, 'hours')).toMatch(says);
});

it('a number without a unit is seconds in a file, and not in a field', () => {
  expect(readDuration('90', 'hours')).toBe(90);
  const { read } = durationTexts('hours');
  expect(secondsOf(read('90'))).toBeNull();
  expect(parseDuration(read('90'), 'hours')).toMatch(/add a unit/);
});

const anySeconds = fc.oneof(
  fc.integer({ min: 0, max: maximumSeconds }),
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 0, max: 999 }).map((hours) => hours * hour),
);

it('what a field writes is read as the same, whatever a colon is', () => {
  fc.assert(
    fc.property(anySeconds, fc.constantFrom('hours', 'minutes'), (seconds, colon) => {
      const { read, write } = durationTexts(colon);
      expect(read(write(String(seconds)))).toBe(String(seconds));
    }),
  );
});

it('no text takes long, and what is read is a value', () => {
  const piece = fc.constantFrom(
    '1',
    '30',
    ':',
    ' ',
    'h',
    'min',
    's',
    ',',
    '.',
    'P',
    'T',
    'and',
    '59',
    'x',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const read = parseDuration(pieces.join(''), 'hours');
      if (typeof read === 'number') expect(secondsOf(String(read))).toBe(read);
    }),
  );
});

it('is written as people of a locale do, and without one in units', () => {
  const duration = (locale: string, seconds: number) =>
    createFormats({ locale, hourCycle: null, weekStart: 1 }).duration(seconds).replaceAll(/\s/g, ' ');
  expect(internationalFormats().duration(5_405)).toBe('1 h 30 min 5 s');
  expect(plainDuration(0)).toBe('0 s');
  expect(duration('en-GB', 5_400)).toBe('1h 30m');
  expect(duration('en-US', 0)).toBe('0s');
  expect(duration('de', 5_400)).toMatch(/^1 ?h.{0,2} 30 ?[Mm]in/);
});
