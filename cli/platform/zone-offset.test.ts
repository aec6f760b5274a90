import { describe, expect, it } from 'vitest';
import { offsetAt } from '#core/time/zone.ts';
import { clockOffset } from './zone-offset.ts';

const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  'Asia/Calcutta',
  'America/Argentina/Buenos_Aires',
  'UTC',
];
const moments = ['1973-07-01', '1987-03-29', '2011-12-30', '2026-01-15', '2026-07-15', '2026-11-24'].map(
  Date.parse,
);

describe('the offset from the clock of Node', () => {
  it('is that of Intl, or none', () => {
    let known = 0;
    for (const zone of zones)
      for (const moment of moments) {
        const offset = clockOffset(moment, zone);
        if (offset === null) continue;
        known += 1;
        expect([zone, moment, offset]).toEqual([zone, moment, offsetAt(moment, zone)]);
      }
    expect(known).toBeGreaterThan((zones.length * moments.length) / 2);
  });

  it('leaves what it cannot know to Intl, and the zone of the process as it was', () => {
    const before = process.env['TZ'];
    expect(clockOffset(Date.UTC(1960, 0, 1), 'America/Toronto')).toBeNull();
    expect(clockOffset(Date.UTC(2026, 0, 1), 'Nowhere/Atall')).toBeNull();
    expect(clockOffset(Date.UTC(2026, 0, 1), 'EST5EDT,M3.2.0,M11.1.0')).toBeNull();
    expect(process.env['TZ']).toBe(before);
  });
});
