import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, exactNumber, type ClockKind } from './table.ts';

describe('a decimal text as a number', () => {
  it.each<[text: string, number: number]>([
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['007', 7],
    ['-0.10', -0.1],
    ['.5', 0.5],
    ['0.000', 0],
    ['1e3', 1000],
    ['1.5E-7', 1.5e-7],
    ['100000000000000000000000', 1e23],
    ['9007199254740992', 9_007_199_254_740_992],
  ])('%s is exactly %d', (text, number) => {
    expect(exactNumber(text)).toBe(number);
  });

  it.each([
    '12345678901234567890',
    '9007199254740993',
    '0.1000000000000000055511151231257827',
    '1e400',
    '1e-400',
    'NaN',
    'Infinity',
    '0x10',
    '1,5',
    ' 1',
    '',
    'twelve',
  ])('%s is not, and stays a text', (text) => {
    expect(exactNumber(text)).toBeNull();
  });

  it('is found for every number that a program writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(exactNumber(String(number))).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});

describe('a wall clock time as text', () => {
  it.each<[kind: ClockKind, at: number, text: string]>([
    ['date', Date.UTC(2026, 10, 20, 10, 15), '2026-11-20'],
    ['date-time', Date.UTC(2026, 10, 20, 10, 15), '2026-11-20T10:15:00'],
    ['date-time', Date.UTC(2026, 0, 2, 3, 4, 5, 6), '2026-01-02T03:04:05.006'],
    ['date-time', Date.UTC(1899, 11, 31, 23, 59, 59), '1899-12-31T23:59:59'],
    ['time', Date.UTC(2026, 10, 20, 10, 15), '10:15:00'],
    ['time', 43_200_000, '12:00:00'],
    ['date', Date.UTC(12_026, 0, 1), '+012026-01-01'],
    ['date-time', 9e15, '9000000000000000'],
  ])('as a %s, %d is %s', (kind, at, text) => {
    expect(clockText(at, kind)).toBe(text);
  });

  it('may have a space in the middle', () => {
    expect(clockText(0, 'date-time', ' ')).toBe('1970-01-01 00:00:00');
  });
});
