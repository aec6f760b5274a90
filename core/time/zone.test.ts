import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { zonedMoment } from '#tests/support/time-zones.ts';
import { isTimeZone, type LocalTime, localToUtc, offsetAt } from './zone.ts';

const zoned = (at: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
const hour = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const local = (text: string): LocalTime => {
  const [year = 0, month = 0, day = 0, hours = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour: hours, minute, second };
};

describe('offsetAt', () => {
  it.each([
    ['2020-01-15T12:00:00Z', 'UTC', 0],
    ['2020-01-15T12:00:00Z', 'Europe/Paris', 1],
    ['2020-07-15T12:00:00Z', 'Europe/Paris', 2],
    ['2020-07-15T12:00:00Z', 'Asia/Kolkata', 5.5],
    ['2020-07-15T12:00:00Z', 'America/St_Johns', -2.5],
    // The clocks change at 01:00 UTC.
    ['2020-03-29T00:59:59.999Z', 'Europe/Paris', 1],
    ['2020-03-29T01:00:00.000Z', 'Europe/Paris', 2],
    ['2020-10-25T00:59:59.999Z', 'Europe/Paris', 2],
    ['2020-10-25T01:00:00.000Z', 'Europe/Paris', 1],
    // Samoa went over the date line and left out 30 December.
    ['2011-12-30T09:59:59.999Z', 'Pacific/Apia', -10],
    ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', 14],
  ])('at %s in %s is %d hours', (moment, timeZone, hours) => {
    expect(offsetAt(Date.parse(moment), timeZone)).toBe(hours * hour);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
  });

  it('is that of Temporal', () => {
    fc.assert(
      fc.property(zonedMoment, ({ at, timeZone }) => {
        expect(offsetAt(at, timeZone)).toBe(zoned(at, timeZone).offsetNanoseconds / 1_000_000);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('localToUtc', () => {
  it.each([
    ['an ordinary day', '2020-07-15 12:00:00', 'America/New_York', '2020-07-15T16:00:00.000Z'],
    ['half hours', '2020-07-15 12:00:00', 'Asia/Kolkata', '2020-07-15T06:30:00.000Z'],
    ['just before the gap', '2020-03-08 01:59:59', 'America/New_York', '2020-03-08T06:59:59.000Z'],
    ['in the gap: an hour later', '2020-03-08 02:30:00', 'America/New_York', '2020-03-08T07:30:00.000Z'],
    ['just after the gap', '2020-03-08 03:00:00', 'America/New_York', '2020-03-08T07:00:00.000Z'],
    ['what comes twice: the first', '2020-11-01 01:30:00', 'America/New_York', '2020-11-01T05:30:00.000Z'],
    ['what comes twice in the east', '2020-10-25 02:30:00', 'Europe/Paris', '2020-10-25T00:30:00.000Z'],
    ['after what comes twice', '2020-10-25 03:00:00', 'Europe/Paris', '2020-10-25T02:00:00.000Z'],
    ['a gap of half an hour', '2020-10-04 02:15:00', 'Australia/Lord_Howe', '2020-10-03T15:45:00.000Z'],
    ['a day that was left out', '2011-12-30 12:00:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['the first century', '0050-01-01 00:00:00', 'UTC', '0050-01-01T00:00:00.000Z'],
  ])('%s', (_, time, timeZone, expected) => {
    expect(iso(localToUtc(local(time), timeZone))).toBe(expected);
  });

  it('is what Temporal makes of the same clock, also of one that is skipped or comes twice', () => {
    fc.assert(
      fc.property(zonedMoment, ({ at, timeZone }) => {
        // A clock that is read in UTC is just any time close to a change in that zone.
        const clock = zoned(at + offsetAt(at - 86_400_000, timeZone), 'UTC').toPlainDateTime();
        const { year, month, day, hour: hours, minute, second, millisecond } = clock;
        const found = localToUtc({ year, month, day, hour: hours, minute, second, millisecond }, timeZone);
        expect(found).toBe(clock.toZonedDateTime(timeZone).epochMilliseconds);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Paris', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta'])('knows %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+02:00', 'Paris', '__proto__'])('does not know "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
