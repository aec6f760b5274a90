import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileDateFormat, dateFormats, detectDateFormats, formatDate } from './date-format.ts';

const read = (text: string, format: string, timeZone = 'UTC') => {
  const ms = compileDateFormat(format)?.(text, timeZone) ?? null;
  return ms === null ? null : new Date(ms).toISOString();
};

describe('the formats of an import', () => {
  it('begin with the default one and have an example each', () => {
    expect(dateFormats[0]).toEqual({
      format: 'yyyy-MM-dd HH:mm:ss',
      example: '2024-01-31 14:05:09',
      order: 0,
    });
    const moment = Date.parse('2024-01-31T14:05:09Z');
    for (const { format, example } of dateFormats) expect(formatDate(moment, format, 'UTC')).toBe(example);
  });

  it('read what they write', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata');
    const noons = fc.integer({ min: 0, max: 30_000 }).map((days) => days * 86_400_000 + 43_200_000);
    fc.assert(
      fc.property(fc.constantFrom(...dateFormats), zones, noons, ({ format }, timeZone, ms) => {
        const text = formatDate(ms, format, timeZone);
        const again = compileDateFormat(format)?.(text, timeZone) ?? Number.NaN;
        expect(formatDate(again, format, timeZone)).toBe(text);
        if (/[Hh]/.test(format)) expect(again).toBe(ms);
      }),
    );
  });
});

describe('reading a date', () => {
  it.each([
    ['2020-03-04 05:06:07', 'yyyy-MM-dd HH:mm:ss', 'UTC', '2020-03-04T05:06:07.000Z'],
    ['2020-03-04 05:06:07', 'yyyy-MM-dd HH:mm:ss', 'America/New_York', '2020-03-04T10:06:07.000Z'],
    ['1990-01-08', 'yyyy-MM-dd', 'Asia/Kolkata', '1990-01-07T18:30:00.000Z'],
    ['2020-02-29', 'yyyy-MM-dd', 'UTC', '2020-02-29T00:00:00.000Z'],
    ['3/4/2020', 'dd/MM/yyyy', 'UTC', '2020-04-03T00:00:00.000Z'],
    ['3/4/2020', 'MM/dd/yyyy', 'UTC', '2020-03-04T00:00:00.000Z'],
    ['04.03.2020 5:06', 'dd.MM.yyyy HH:mm', 'UTC', '2020-03-04T05:06:00.000Z'],
    ['03/04/2020 12:00 am', 'MM/dd/yyyy h:mm a', 'UTC', '2020-03-04T00:00:00.000Z'],
    ['03/04/2020 12:30 PM', 'MM/dd/yyyy h:mm a', 'UTC', '2020-03-04T12:30:00.000Z'],
    ['4-MAR-2020', 'dd-MMM-yyyy', 'UTC', '2020-03-04T00:00:00.000Z'],
    ['Mar 4, 2020 5:06 PM', 'MMM d, yyyy h:mm a', 'UTC', '2020-03-04T17:06:00.000Z'],
    ['20200304', 'yyyyMMdd', 'UTC', '2020-03-04T00:00:00.000Z'],
    // An offset of its own wins over the zone.
    ['2020-03-04T05:06:07+05:30', "yyyy-MM-dd'T'HH:mm:ssXXX", 'America/New_York', '2020-03-03T23:36:07.000Z'],
    ['2020-03-04T05:06:07-0800', "yyyy-MM-dd'T'HH:mm:ssXXX", 'UTC', '2020-03-04T13:06:07.000Z'],
    ['2020-03-04T05:06:07.089Z', "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 'Europe/Paris', '2020-03-04T05:06:07.089Z'],
    ['1583298367000', 'epochMillis', 'Europe/Paris', '2020-03-04T05:06:07.000Z'],
    [' 2020-03-04 ', 'yyyy-MM-dd', 'UTC', '2020-03-04T00:00:00.000Z'],
    // Clocks went from 02:00 to 03:00, and from 02:00 back to 01:00.
    ['2020-03-08 02:30:00', 'yyyy-MM-dd HH:mm:ss', 'America/New_York', '2020-03-08T07:30:00.000Z'],
    ['2020-11-01 01:30:00', 'yyyy-MM-dd HH:mm:ss', 'America/New_York', '2020-11-01T05:30:00.000Z'],
  ])('"%s" as %s in %s', (text, format, timeZone, expected) => {
    expect(read(text, format, timeZone)).toBe(expected);
  });

  it.each([
    ['2020-02-31', 'yyyy-MM-dd'],
    ['2019-02-29', 'yyyy-MM-dd'],
    ['1900-02-29', 'yyyy-MM-dd'],
    ['2020-04-31', 'yyyy-MM-dd'],
    ['2020-13-01', 'yyyy-MM-dd'],
    ['2020-00-10', 'yyyy-MM-dd'],
    ['2020-10-00', 'yyyy-MM-dd'],
    ['20-10-10', 'yyyy-MM-dd'],
    ['2020-10-10 and more', 'yyyy-MM-dd'],
    ['2020-10-10 10:00:00', 'yyyy-MM-dd'],
    ['2020-10-10', 'yyyy-MM-dd HH:mm:ss'],
    ['2020-10-10 24:00:00', 'yyyy-MM-dd HH:mm:ss'],
    ['2020-10-10 10:60:00', 'yyyy-MM-dd HH:mm:ss'],
    ['2020-10-10 10:00:60', 'yyyy-MM-dd HH:mm:ss'],
    ['2020-10-10 10:0:00', 'yyyy-MM-dd HH:mm:ss'],
    ['03/04/2020 13:00 PM', 'MM/dd/yyyy h:mm a'],
    ['03/04/2020 0:30 AM', 'MM/dd/yyyy h:mm a'],
    ['04-Xyz-2020', 'dd-MMM-yyyy'],
    ['2020304', 'yyyyMMdd'],
    ['2020-03-04T05:06:07+25:00', "yyyy-MM-dd'T'HH:mm:ssXXX"],
    ['2020x03x04', 'yyyy.MM.dd'],
    ['yesterday', 'epochMillis'],
    ['1e12', 'epochMillis'],
    ['', 'yyyy-MM-dd'],
  ])('"%s" is no date as %s', (text, format) => {
    expect(read(text, format)).toBeNull();
  });

  it.each(['', 'HH:mm', 'yyyy-MM', 'yyyy-MM-dd QQ', "yyyy-MM-dd'T", 'date'])(
    'does not understand the format "%s"',
    (format) => {
      expect(compileDateFormat(format)).toBeNull();
      expect(() => formatDate(0, format, 'UTC')).toThrow(RangeError);
    },
  );
});

describe('writing a date', () => {
  it.each([
    ["yyyy-MM-dd'T'HH:mm:ssXXX", 'Asia/Kolkata', '2024-07-01T02:35:09+05:30'],
    ["yyyy-MM-dd'T'HH:mm:ssXXX", 'America/St_Johns', '2024-06-30T18:35:09-02:30'],
    ['dd.MM.yyyy HH:mm', 'Europe/Paris', '30.06.2024 23:05'],
    ['MMM d, yyyy h:mm a', 'UTC', 'Jun 30, 2024 9:05 PM'],
    ['hh a, d/M/yyyy', 'Europe/Paris', '11 PM, 30/6/2024'],
  ])('as %s in %s: %s', (format, timeZone, expected) => {
    expect(formatDate(Date.parse('2024-06-30T21:05:09Z'), format, timeZone)).toBe(expected);
  });
});

describe('the format of a column', () => {
  it.each([
    [['1990-01-08', '1990-12-31', ''], 'yyyy-MM-dd', 2, false],
    [['13/04/2020', '01/02/2020'], 'dd/MM/yyyy', 2, false],
    [['04/13/2020', '01/02/2020'], 'MM/dd/yyyy', 2, false],
    [['03/04/2020', '01/02/2020'], 'dd/MM/yyyy', 2, true],
    [['05/05/2020'], 'dd/MM/yyyy', 1, false],
    [['2020-03-04T05:06:07.000Z'], "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", 1, false],
    [['1583298367000'], 'epochMillis', 1, false],
    [['2020-03-04', '2020-03-05', 'unknown'], 'yyyy-MM-dd', 2, false],
    [['03/04/2020', 'unknown'], 'dd/MM/yyyy', 1, true],
  ])('of %j is %s', (samples, format, matches, ambiguous) => {
    const detected = detectDateFormats(samples);
    expect(detected.formats[0]).toEqual({ format, matches });
    expect(detected.ambiguous).toBe(ambiguous);
  });

  it.each([[[]], [['', ' ']], [['12', '5000']], [['Climb', 'Approach']]])('of %j is none', (samples) => {
    expect(detectDateFormats(samples)).toEqual({ formats: [], ambiguous: false });
  });
});
