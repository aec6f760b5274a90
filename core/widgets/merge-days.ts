// The bars of a widget that groups by the days of an answer, by week or month: each is computed from those of its days,
// as it would be from their rows. Days are those of the respondents, here as moments of UTC.
import { assertNever } from '#core/assert-never.ts';
import { binEnd, binStart, type BinUnit, withEmpty } from '#core/sheets/dashboard/time/bins.ts';
import { fittingSpan } from '#core/sheets/dashboard/time/time-chart.ts';
import type { Aggregation } from './schema.ts';
import type { WidgetBar } from './bars.ts';

/** `to` is the first moment after it. `answer`: as that of a bar. */
export type DatedBar = { from: number; to: number; rows: number; value: number; answer: string | null };

/** The bars that have a day. */
function datedBars(bars: readonly WidgetBar[]): WidgetBar[] {
  return bars.filter(({ label }) => isDay(label));
}

/** The bar of the rows without a day. */
export function undatedBar(bars: readonly WidgetBar[]): WidgetBar | undefined {
  return bars.find(({ label }) => !isDay(label));
}

/** The unit by which so many days can be seen. */
export function fittingDays(bars: readonly WidgetBar[]): BinUnit {
  const days = datedBars(bars).map(({ label }) => Date.parse(label));
  if (days.length === 0) return 'day';
  const unit = fittingSpan(days.reduce((a, b) => Math.max(a, b)) - days.reduce((a, b) => Math.min(a, b)));
  return unit === 'hour' ? 'day' : unit;
}

/** The bars in the order of time, with the empty ones where they are counted; days without a number count as none, as they do in a widget of one number. */
export function mergeDays(
  bars: readonly WidgetBar[],
  { unit, aggregation, weekStart }: { unit: BinUnit; aggregation: Aggregation; weekStart: number },
): DatedBar[] {
  const calendar = { timeZone: 'UTC', weekStart };
  const span = unit === 'hour' ? 'day' : unit;
  const days = datedBars(bars)
    .map((bar) => ({ ...bar, at: Date.parse(bar.label) }))
    .toSorted((a, b) => a.at - b.at);
  const groups = Map.groupBy(days, ({ at }) => binStart(at, span, calendar));
  const merged = [...groups].map(([from, some]) => ({
    from,
    to: binEnd(from, span, calendar),
    rows: some.reduce((sum, { rows }) => sum + rows, 0),
    value: valueOf(some, aggregation),
    answer: spanOf(some),
  }));
  if (aggregation !== 'COUNT') return merged;
  return withEmpty(merged, span, calendar, (empty) => ({ ...empty, rows: 0, value: 0, answer: null }));
}

function valueOf(days: readonly WidgetBar[], aggregation: Aggregation): number {
  const known = days.filter(({ value }) => !Number.isNaN(value));
  if (known.length === 0) return Number.NaN;
  const values = known.map(({ value }) => value);
  switch (aggregation) {
    case 'COUNT':
    case 'SUM':
      return values.reduce((sum, value) => sum + value, 0);
    case 'AVG':
      // The sum of all values, divided by the number of all rows.
      return (
        known.reduce((sum, { value, rows }) => sum + value * rows, 0) /
        days.reduce((sum, { rows }) => sum + rows, 0)
      );
    case 'MIN':
      return Math.min(...values);
    case 'MAX':
      return Math.max(...values);
    default:
      return assertNever(aggregation);
  }
}

/** The answer that finds the rows of all these days; null where that of one day is missing. */
function spanOf(days: readonly WidgetBar[]): string | null {
  const spans = days.map(({ answer }) => answer?.split(' ') ?? null);
  const [first, last] = [spans[0], spans.at(-1)];
  if (spans.includes(null) || first == null || last == null) return null;
  return `${first[0]} ${last.at(-1)}`;
}

function isDay(label: string): boolean {
  return /^[+-]?\d{4,6}-\d{2}-\d{2}$/.test(label) && !Number.isNaN(Date.parse(label));
}
