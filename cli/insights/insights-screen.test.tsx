import { afterEach, describe, expect, it } from 'vitest';
import type { TimeRange } from '#core/insights/buckets.ts';
import { insightsOf } from '#core/insights/insights.ts';
import { presetRange } from '#core/insights/range.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { insightLines } from './insight-lines.ts';
import { insightRange, insightRangeOptions } from './range-options.ts';

const [strikes, checks] = [
  '00000000-0000-4000-8000-000000000401',
  '00000000-0000-4000-8000-000000000402',
] as const;
/** The app's clock is at noon of the last day of January. */
const noon = Date.UTC(2026, 0, 31, 12);
const hour = 3_600_000;
const alert = (templateId: string, hoursAgo: number, place: number) => ({
  id: `00000000-0000-4000-8000-0000000005${String(place).padStart(2, '0')}`,
  date: noon - hoursAgo * hour,
  templateId,
  templateName: templateId === strikes ? 'Strikes' : 'Checks',
  sheetId: strikes,
  sheetRowId: strikes,
  alertId: strikes,
});
const all = [1, 1.1, 25, 26].map((ago, place) => alert(place === 1 ? checks : strikes, ago, place));

let terminal: DrawnTerminal | undefined;
afterEach(() => terminal?.end());

describe('the Insights screen', () => {
  it('draws a bar for each day, looks into one, and goes back', async () => {
    const asked: unknown[] = [];
    const server = {
      answer(call: string, input: { query?: object }) {
        if (call === 'forms.list') return [];
        if (call !== 'insights.alerts' || input.query === undefined) return undefined;
        const { startDate, endDate } = input.query as TimeRange;
        asked.push(input.query);
        const content = all.filter(({ date }) => date >= startDate && date <= endDate);
        return { content, page: 0, size: 1_000, totalElements: content.length, totalPages: 1 };
      },
    };
    terminal = await drawApp(server, { screen: 'insights' }, 'Last 7 days  4 alerts by day');
    expect(terminal.text()).toMatch(/› 2026-01-31 +2 +█+▒+/);
    expect(terminal.text()).toMatch(/2026-01-30 +2 +█+\n/);
    expect(terminal.text()).toMatch(/2026-01-29 +·\n/);
    expect(terminal.text()).toContain('█ Strikes 3   ▒ Checks 1');
    await terminal.type(keys.enter);
    await expect.poll(terminal.text).toContain('2 alerts by hour');
    expect(asked.at(-1)).toMatchObject({
      startDate: Date.UTC(2026, 0, 31),
      endDate: Date.UTC(2026, 1, 1) - 1,
      size: 1_000,
    });
    await terminal.type('[');
    await expect.poll(terminal.text).toContain('Last 7 days');
    await terminal.type('t');
    await expect.poll(terminal.text).toMatch(/When +Alerts +Strikes +Checks/);
    await terminal.type(']');
    await expect.poll(terminal.text).toContain('2 alerts by hour');
  });
});

describe('bars in text', () => {
  it('are as long as their numbers, and show all that there is', () => {
    const bucket = (from: number, counts: Record<string, number>) => ({ from, to: from + 1, counts });
    const buckets = [bucket(0, { a: 100, b: 1 }), bucket(1, { a: 1 }), bucket(2, {})];
    const range = { startDate: 0, endDate: 2 };
    const insights = insightsOf({ range, by: 'day', buckets, formNames: {} }, new Map());
    const bars = insightLines(insights, 20, 'UTC').map(({ parts, rest }) => parts.join('') + rest);
    expect(bars).toEqual([' '.repeat(20), `█${' '.repeat(19)}`, `${'█'.repeat(19)}▒`]);
  });
});

describe('the range of a command', () => {
  const clock = { now: noon, timeZone: 'UTC' };
  const read = (flags: object) => insightRange(insightRangeOptions(flags), clock);

  it('is the last 7 days, one of the menu, or from a moment to another', () => {
    expect(read({})).toEqual(presetRange('7d', clock));
    expect(read({ range: '24H' })).toEqual(presetRange('24h', clock));
    expect(read({ from: '2026-01-02' })).toEqual({ startDate: Date.UTC(2026, 0, 2), endDate: noon });
    expect(read({ from: '2026-01-02', to: '2026-01-02' }).endDate).toBe(Date.UTC(2026, 0, 3) - 1);
  });

  it.each([
    [{ range: '5d' }, '--range does not take "5d".'],
    [{ range: '7d', from: '2026-01-02' }, 'Give either --range or --from and --to.'],
    [{ to: '2026-01-02' }, '--to needs --from.'],
    [{ from: '2025-01-02' }, 'The maximum range is 90 days.'],
  ])('refuses %o', (flags, message) => {
    expect(() => read(flags)).toThrow(message);
  });
});
