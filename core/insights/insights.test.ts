import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setFormatPreferences } from '#core/format/current.ts';
import { noPreferences } from '#core/format/preferences.ts';
import { bucketEdges, bucketSizeOf } from './buckets.ts';
import { countAlerts, formOrder, insightsOf, mostCountedHere, whoCounts } from './insights.ts';
import {
  currentRange,
  historyAt,
  presetRange,
  pushRange,
  startHistory,
  stepRange,
  zoomRange,
} from './range.ts';
import { presets } from './range-choices.ts';
import { rangeText } from './labels.ts';

const at = (text: string) => Date.parse(text);
const zone = 'America/Toronto';
const clock = { now: at('2026-11-23T07:50:30-05:00'), timeZone: zone };
const hour = 3_600_000;

describe('alerts', () => {
  it('are counted here up to 1,000, else by the server', () => {
    expect(mostCountedHere).toBe(1_000);
    expect([0, 1_000, 1_001].map(whoCounts)).toEqual(['face', 'face', 'server']);
  });

  it('are each in the bucket that they came in', () => {
    const range = { startDate: at('2026-10-30T00:00:00-04:00'), endDate: at('2026-11-02T23:59:59-05:00') };
    const moment = fc.integer({ min: range.startDate, max: range.endDate });
    const alert = fc.record({ date: moment, templateId: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(fc.array(alert), (alerts) => {
        const buckets = countAlerts(alerts, range, zone);
        for (const { from, to, counts } of buckets) {
          const here = alerts.filter(({ date }) => date >= from && date < to);
          for (const form of ['a', 'b'])
            expect(counts[form] ?? 0).toBe(here.filter(({ templateId }) => templateId === form).length);
        }
      }),
    );
  });

  it('are stacked by form: the seven with the most and the others as one, in an order that stays', () => {
    const forms = 'abcdefghij'.split('');
    const counts = Object.fromEntries(forms.map((form, index) => [form, index + 1]));
    const range = presetRange('1h', clock);
    const counted = { range, by: 'minute', buckets: [{ from: 0, to: 1, counts }], formNames: {} } as const;
    const first = insightsOf(counted, new Map([['j', 'Strikes']]));
    expect(first.total).toBe(55);
    expect(first.series.map(({ form }) => form)).toEqual(['j', 'i', 'h', 'g', 'f', 'e', 'd', null]);
    expect(first.series.at(-1)).toMatchObject({ label: 'Other forms', total: 6, values: [6] });
    expect(first.series[0]?.label).toBe('Strikes');
    const order = formOrder([], first);
    const few = { ...counted, buckets: [{ from: 0, to: 1, counts: { d: 9, x: 20, j: 1 } }] };
    expect(insightsOf(few, new Map(), order).series.map(({ form }) => form)).toEqual(['j', 'd', 'x']);
    expect(formOrder(order, insightsOf(few, new Map(), order)).at(-1)).toBe('x');
  });
});

describe('ranges', () => {
  it('of the menu end now, are of whole buckets, and are counted by minutes, hours and days', () => {
    const known = presets.map(({ id }) => {
      const range = presetRange(id, clock);
      const by = bucketSizeOf(range, zone);
      const edges = bucketEdges(range, by, zone);
      expect(range.endDate).toBe(clock.now);
      expect(edges[0]).toBe(range.startDate);
      return [id, by, edges.length - 1];
    });
    expect(known).toEqual([
      ['1h', 'minute', 60],
      ['24h', 'hour', 24],
      // It is a Monday.
      ['week', 'hour', 8],
      ['7d', 'day', 7],
      ['30d', 'day', 30],
    ]);
  });

  it.each([
    [0, '2026-11-22'],
    [1, '2026-11-23'],
    [6, '2026-11-21'],
  ])('of this week begin on the day %i of the week, as somebody wants it', (weekStart, day) => {
    setFormatPreferences({ ...noPreferences, weekStart });
    expect(presetRange('week', clock).startDate).toBe(at(`${day}T00:00:00-05:00`));
    setFormatPreferences(noPreferences);
  });

  it('are looked into from a day over its hours to its minutes, and no further', () => {
    // The day on which the clocks go back has 25 hours.
    const day = { from: at('2026-11-01T00:00:00-04:00'), to: at('2026-11-02T00:00:00-05:00') };
    const hours = zoomRange(day, presetRange('30d', clock), zone);
    expect(hours && bucketEdges(hours, bucketSizeOf(hours, zone), zone)).toHaveLength(26);
    const minutes = hours && zoomRange({ from: day.from, to: day.from + hour }, hours, zone);
    expect(minutes && bucketSizeOf(minutes, zone)).toBe('minute');
    expect(minutes && zoomRange({ from: day.from, to: day.from + 60_000 }, minutes, zone)).toBeNull();
  });

  it('go back and forward, and follow the address', () => {
    const [a, b] = [presetRange('24h', clock), presetRange('1h', clock)];
    const begun = startHistory(null);
    expect(currentRange(begun)).toEqual({ range: null, preset: '7d' });
    expect([stepRange(begun, -1), stepRange(begun, 1)]).toEqual([null, null]);
    const second = pushRange(begun, { range: a, preset: '24h' });
    const third = pushRange(second, { range: b, preset: null });
    const back = stepRange(third, -1) ?? third;
    expect(currentRange(back)).toEqual({ range: a, preset: '24h' });
    expect(stepRange(back, 1)).toEqual(third);
    expect(stepRange(pushRange(back, { range: b, preset: null }), 1)).toBeNull();
    expect(historyAt(third, a)).toEqual(back);
    expect(historyAt(back, { startDate: 1, endDate: 2 }).entries).toHaveLength(3);
    expect(historyAt(third, b)).toEqual(third);
  });

  it('are written as short as they can be', () => {
    const text = (from: string, to: string) => rangeText({ startDate: at(from), endDate: at(to) }, 'UTC');
    expect(text('2026-11-20T00:00:00Z', '2026-11-20T23:59:59.999Z')).toBe('2026-11-20');
    expect(text('2026-11-20T10:00:00Z', '2026-11-20T10:59:59Z')).toBe('2026-11-20 10:00 – 10:59');
    expect(text('2026-11-19T10:00:00Z', '2026-11-20T10:00:00Z')).toBe('2026-11-19 10:00 – 2026-11-20 10:00');
    expect(text('2026-11-01T00:00:00Z', '2026-11-20T10:00:00Z')).toBe('2026-11-01 – 2026-11-20');
  });
});
