import { describe, expect, it } from 'vitest';
import { exportRange } from './range.ts';

const iso = (range: ReturnType<typeof exportRange>) => {
  if ('message' in range) return range.message;
  return [
    range.from,
    range.to,
    new Date(range.startDate).toISOString(),
    new Date(range.endDate).toISOString(),
  ];
};
const now = Date.parse('2026-11-20T03:30:00Z');

describe('the range of an export', () => {
  it.each([
    [
      'days of the user, the end the day after',
      'America/Toronto',
      { from: '2026-01-01', to: '2026-01-31' },
      ['2026-01-01', '2026-01-31', '2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z'],
    ],
    [
      'one day',
      'Etc/UTC',
      { from: '2026-02-28', to: '2026-02-28' },
      ['2026-02-28', '2026-02-28', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ],
    [
      'until today, which is still yesterday in Toronto',
      'America/Toronto',
      { from: '2026-11-18', to: null },
      ['2026-11-18', '2026-11-19', '2026-11-18T05:00:00.000Z', '2026-11-20T05:00:00.000Z'],
    ],
    [
      'a day of 25 hours',
      'Europe/Berlin',
      { from: '2026-10-25', to: '2026-10-25' },
      ['2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ],
    [
      'a day that does not exist',
      'Etc/UTC',
      { from: '2026-02-30', to: null },
      '"2026-02-30" is not a date such as 2026-01-31',
    ],
    [
      'the wrong way round',
      'Etc/UTC',
      { from: '2026-02-02', to: '2026-02-01' },
      'The last day is before the first day',
    ],
  ])('%s', (_, zone, days, expected) => {
    expect(iso(exportRange({ kind: 'days', ...days }, now, zone))).toEqual(expected);
  });

  it('takes all days that have a part in the last 7 times 24 hours', () => {
    expect(iso(exportRange({ kind: 'last', last: '7d' }, now, 'Etc/UTC'))).toEqual([
      '2026-11-13',
      '2026-11-20',
      '2026-11-13T00:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
    ]);
    expect(iso(exportRange({ kind: 'last', last: 'week' }, now, 'Etc/UTC'))).toContain('not a period');
  });
});
