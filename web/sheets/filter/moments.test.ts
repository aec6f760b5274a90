import { expect, it } from 'vitest';
import { dayOf, endOfDayText, minuteOf, startOfDayText } from './moments.ts';

it('reads and writes date fields on the wall clock of a time zone', () => {
  const zone = 'America/Toronto';
  const start = startOfDayText('2026-11-20', zone) ?? 0;
  const end = endOfDayText('2026-11-20', zone) ?? 0;
  expect(new Date(start).toISOString()).toBe('2026-11-20T05:00:00.000Z');
  expect(end - start).toBe(24 * 3_600_000 - 1);
  expect([dayOf(end, zone), minuteOf(start, zone)]).toEqual(['2026-11-20', '2026-11-20T00:00']);
  expect(startOfDayText(minuteOf(start, zone), zone)).toBe(start);
  expect(startOfDayText('', zone)).toBeNull();
});
