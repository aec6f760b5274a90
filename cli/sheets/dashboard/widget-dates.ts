// Bars over time: the answers to a question for a date, and widgets that group by one; by hour, day, week or month, as
// fits their stretch of time. They are listed from the newest on, and drawn as a chart if they do not fit in a card. Pure.
import { countText } from '#core/count-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { type Bins, countBins } from '#core/sheets/dashboard/time/bins.ts';
import { binText, fittingBins } from '#core/sheets/dashboard/time/time-chart.ts';
import { fittingDays, mergeDays, undatedBar } from '#core/widgets/merge-days.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import type { WidgetBar } from '#core/widgets/bars.ts';
import { calendarOf, overTime } from './widget-area.ts';
import { groupParts } from './widget-bars.ts';
import type { Parts } from './widget-lines.ts';

/** How many answers there are in each stretch of time. */
export function dateParts(bins: Bins, timeZone: string): Parts {
  const unit = fittingBins(bins);
  const merged = countBins(bins, unit, calendarOf(timeZone)).map(({ from, to, count }) => ({
    from,
    label: binText({ at: from, to }, unit, currentFormats.value, timeZone),
    rows: count,
    value: count,
    answer: `${from} ${to - 1}`,
  }));
  const parts = groupParts(merged.toReversed(), null, { textOf: countText });
  return { ...parts, ...overTime(merged, parts, { timeZone, unit }) };
}

/** A figure for each stretch of time; rows without a day have a bar of their own. */
export function dayParts(bars: readonly WidgetBar[], aggregation: Aggregation, note: string | null): Parts {
  const unit = fittingDays(bars);
  const { weekStart } = currentFormats.value.choice;
  const merged = mergeDays(bars, { unit, aggregation, weekStart })
    .filter(({ value }) => !Number.isNaN(value))
    .map((bar) => ({
      ...bar,
      label: binText({ at: bar.from, to: bar.to }, unit, currentFormats.value, 'Etc/UTC'),
    }));
  const undated = undatedBar(bars);
  const parts = groupParts([...merged.toReversed(), ...(undated ? [undated] : [])], note);
  return { ...parts, ...overTime(merged, parts, { timeZone: 'Etc/UTC', unit }) };
}
