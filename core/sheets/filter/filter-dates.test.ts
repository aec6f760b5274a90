import { expect, it } from 'vitest';
import { daysToChoose, lastDaysText, withDates } from './filter-dates.ts';
import { rowFilter } from '#core/sheets/schema.ts';

const at = (text: string) => Date.parse(text);
const inToronto = { now: at('2026-11-03T03:30:00Z'), timeZone: 'America/Toronto' };

it('comes to today and the days before it, on the wall clock of whoever asks', () => {
  // In Toronto it is still the 2nd, and the clocks went back on the 1st: that day has 25 hours.
  expect(withDates(rowFilter.parse({ lastDays: 1 }), inToronto)).toMatchObject({
    minDate: at('2026-11-02T05:00:00Z'),
    maxDate: at('2026-11-03T04:59:59.999Z'),
  });
  expect(withDates(rowFilter.parse({ lastDays: 3 }), inToronto)).toMatchObject({
    minDate: at('2026-10-31T04:00:00Z'),
    maxDate: at('2026-11-03T04:59:59.999Z'),
  });
  expect(withDates(rowFilter.parse({ lastDays: 7 }), { ...inToronto, timeZone: 'UTC' })).toMatchObject({
    minDate: at('2026-10-28T00:00:00Z'),
    maxDate: at('2026-11-03T23:59:59.999Z'),
  });
});

it('leaves dates, and all else that a filter says, as they are', () => {
  const filter = rowFilter.parse({ minDate: 1, maxDate: 2, reviewState: 'PENDING' });
  expect(withDates(filter, inToronto)).toEqual(filter);
  const latest = withDates({ ...filter, minDate: null, maxDate: null, lastDays: 2 }, inToronto);
  expect(latest).toMatchObject({ and: true, reviewState: 'PENDING', filters: [] });
  expect(latest).not.toHaveProperty('lastDays');
});

it('says whose days of the week and hours are meant, only where there are any', () => {
  expect(withDates(rowFilter.parse({ weekdays: [1], hours: [] }), inToronto)).toMatchObject({
    weekdays: [1],
    timeZone: 'America/Toronto',
  });
  expect(withDates(rowFilter.parse({ weekdays: [], hours: null }), inToronto)).not.toHaveProperty('timeZone');
});

it('offers the days that are chosen beside the usual ones', () => {
  expect(daysToChoose(null)).toEqual([1, 7, 30, 90, 365]);
  expect(daysToChoose(7)).toEqual([1, 7, 30, 90, 365]);
  expect(daysToChoose(14).map(lastDaysText)).toContain('Last 14 days');
  expect(lastDaysText(1)).toBe('Today');
});
