import { describe, expect, it } from 'vitest';
import { parseMoment } from './parse-moment.ts';

const read = (text: string, edge: 'start' | 'end', timeZone = 'America/New_York') => {
  const at = parseMoment(text, timeZone, edge);
  return at === null ? null : new Date(at).toISOString();
};

describe('a moment as people type it', () => {
  it.each([
    ['2026-01-31', '2026-01-31T05:00:00.000Z', '2026-02-01T04:59:59.999Z'],
    [' 2026-01-31 14:05 ', '2026-01-31T19:05:00.000Z', '2026-01-31T19:05:59.999Z'],
    ['2026-01-31T14:05:09', '2026-01-31T19:05:09.000Z', '2026-01-31T19:05:09.999Z'],
    ['2026-01-31T14:05:09+01:00', '2026-01-31T13:05:09.000Z', '2026-01-31T13:05:09.999Z'],
    ['2026-01-31T14:05:09.123Z', '2026-01-31T14:05:09.123Z', '2026-01-31T14:05:09.123Z'],
    // Days of 23 and of 25 hours.
    ['2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['9999-12-31', '9999-12-31T05:00:00.000Z', '+010000-01-01T04:59:59.999Z'],
  ])('%j is from %s to %s', (text, start, end) => {
    expect([read(text, 'start'), read(text, 'end')]).toEqual([start, end]);
  });

  it.each(['', 'yesterday', '2026-02-30', '31.01.2026', '2026-01', '14:05'])('is not %j', (text) => {
    expect(read(text, 'start')).toBeNull();
  });
});
