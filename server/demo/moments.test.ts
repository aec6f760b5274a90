import { describe, expect, it } from 'vitest';
import { calendarOf } from './moments.ts';

const zone = 'America/Toronto';
/** A Wednesday, on which it is Thursday in Europe already. */
const now = Date.UTC(2026, 10, 26, 3, 30);
const calendar = calendarOf(now, zone);
const local = (at: number | null, timeZone = zone) =>
  at === null ? null : new Date(at).toLocaleString('sv', { timeZone });

describe('a moment of the demo', () => {
  it.each([
    ['-0 06:44', '2026-11-25 06:44:00'],
    ['-3 23:59', '2026-11-22 23:59:00'],
    ['+2 00:00', '2026-11-27 00:00:00'],
    ['Mon-0 06:44', '2026-11-23 06:44:00'],
    ['Sun-0 06:44', '2026-11-29 06:44:00'],
    ['Mon-3 06:44', '2026-11-02 06:44:00'],
    ['Tue+1 06:44', '2026-12-01 06:44:00'],
    // Before the clocks went back.
    ['-30 12:00', '2026-10-26 12:00:00'],
  ])('%s is %s', (text, moment) => {
    expect(local(calendar.read(text))).toBe(moment);
  });

  it('is nothing else', () => {
    expect(['', '06:44', '3 06:44', 'Mon 06:44', '-3 6:44', '-3 06:44 '].map(calendar.read)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('has to be one where it is needed', () => {
    expect(calendar.at('-0 00:00')).toBe(Date.UTC(2026, 10, 25, 5));
    expect(() => calendar.at('yesterday')).toThrow('"yesterday" is not a moment such as -3 06:44');
  });

  it('is counted from the day of its place', () => {
    expect(local(calendarOf(now, 'Europe/Berlin').read('-0 04:00'), 'Europe/Berlin')).toBe(
      '2026-11-26 04:00:00',
    );
  });

  it('is counted from the day of the company, where it has one', () => {
    // A Monday in Toronto, and a Sunday in Winnipeg still.
    const monday = Date.UTC(2026, 10, 30, 5, 50);
    const winnipeg = 'America/Winnipeg';
    expect(local(calendarOf(monday, winnipeg, zone).read('Thu-1 07:00'), winnipeg)).toBe(
      '2026-11-26 07:00:00',
    );
  });
});

it.each([
  ['week', 'Checks, week of {day}', 'Checks, week of 23 November 2026'],
  ['half-month', 'From {day}', 'From 16 November 2026'],
  ['month', '{month}, SC-{year}-{number}', 'November 2026, SC-2026-11'],
] as const)('a sheet of a %s is called by its first day: %s', (period, name, called) => {
  expect(calendar.fillIn(name, calendar.firstDay(now, period))).toBe(called);
});

it('a setup can have the beginning of its period as an answer', () => {
  const start = Date.UTC(2026, 10, 23, 5);
  expect(calendar.fillIn('{start}', calendar.firstDay(now, 'week'))).toBe(`${start},-18000000`);
});
