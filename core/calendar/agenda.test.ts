import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#core/time/date-format.ts';
import { zonedMoment } from '#tests/support/time-zones.ts';
import { agendaOf } from './agenda.ts';
import { datePlus, monthGrid, startOfDate, weekOf } from './month.ts';
import { nextTime } from './recurrence.ts';

const at = (text: string) => Date.parse(text);

describe('the grid of a month', () => {
  it('has six weeks from Sunday on, also where 31 days start on a Saturday', () => {
    const august = monthGrid(2026, 8);
    expect(august).toHaveLength(42);
    expect(august[0]).toEqual({ isoDate: '2026-07-26', day: 26, isInMonth: false });
    expect(august.filter(({ isInMonth }) => isInMonth).map(({ day }) => day)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    expect(august.findLast(({ isInMonth }) => isInMonth)?.isoDate).toBe('2026-08-31');
    expect(august.at(-1)?.isoDate).toBe('2026-09-05');
  });

  it('starts with the month where that starts on a Sunday', () => {
    expect(monthGrid(2026, 11)[0]).toEqual({ isoDate: '2026-11-01', day: 1, isInMonth: true });
  });

  it('agrees with the week of each of its days', () => {
    const days = monthGrid(2027, 2).map(({ isoDate }) => isoDate);
    for (let week = 0; week < 6; week += 1)
      for (const day of days.slice(week * 7, week * 7 + 7))
        expect(weekOf(day)).toEqual(days.slice(week * 7, week * 7 + 7));
  });
});

describe('the agenda', () => {
  const week = weekOf('2026-03-08');
  const agenda = (interval: 'HOUR' | 'DAY' | 'WEEK' | null, first: string, timeZone = 'America/Toronto') =>
    agendaOf([{ first: at(first), interval, timeZone }], (timing) => timing, {
      dates: week,
      timeZone: 'America/Toronto',
    });

  it('has an hourly reminder once a day, with how often, also on a day of 23 hours', () => {
    const found = agenda('HOUR', '2026-03-07T15:00:00Z');
    expect([...found].map(([date, [entry]]) => [date, entry?.times])).toEqual([
      ['2026-03-08', 23],
      ...week.slice(1).map((date) => [date, 24]),
    ]);
  });

  it('has a daily one at its time of day, when the clocks change', () => {
    const found = agenda('DAY', '2026-03-01T13:00:00Z');
    for (const [entry] of found.values())
      expect(formatDate(entry?.at ?? 0, 'yyyy-MM-dd HH:mm', 'America/Toronto').slice(11)).toBe('08:00');
  });

  it('has one that is due once on its day only', () => {
    const found = agenda(null, '2026-03-10T03:30:00Z');
    expect([...found].filter(([, entries]) => entries.length > 0).map(([date]) => date)).toEqual([
      '2026-03-09',
    ]);
  });

  it('has nothing that has no times', () => {
    const found = agendaOf(['paused'], () => null, { dates: week, timeZone: 'America/Toronto' });
    expect([...found.values()].flat()).toEqual([]);
  });

  it('has both times of a day that holds a daily one twice', () => {
    const timing = {
      first: at('1989-10-29T02:31:00Z'),
      interval: 'DAY' as const,
      timeZone: 'America/St_Johns',
    };
    const found = agendaOf([timing], () => timing, {
      dates: ['1989-10-29'],
      timeZone: 'America/St_Johns',
    });
    expect(found.get('1989-10-29')?.map((entry) => entry.at)).toEqual([
      at('1989-10-29T02:31:00Z'),
      at('1989-10-30T02:31:00Z'),
    ]);
  });

  it('holds each time of a schedule, on the day on which it is', () => {
    const intervals = fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const, null);
    fc.assert(
      fc.property(zonedMoment, intervals, fc.integer({ min: -60, max: 60 }), (moment, interval, days) => {
        const { at: first, timeZone } = moment;
        const start = datePlus(formatDate(first, 'yyyy-MM-dd', timeZone), days);
        const dates = Array.from({ length: 42 }, (_, index) => datePlus(start, index));
        const timing = { first, interval, timeZone };
        const found = agendaOf([timing], () => timing, { dates, timeZone });
        const expected: number[] = [];
        const end = startOfDate(datePlus(start, 42), timeZone);
        let next = nextTime(timing, startOfDate(start, timeZone) - 1);
        while (next !== null && next < end) {
          expected.push(next);
          next = nextTime(timing, next);
        }
        expect([...found.values()].flat().map((entry) => entry.at)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});
