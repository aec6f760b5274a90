// The answers to a question for a date, and groups by day, as columns over time.
import type { ReportBlock } from '#core/reports/document.ts';
import { rounded } from '#core/reports/cell-text.ts';
import { type Bins, type BinCalendar, type BinUnit, countBins } from '#core/sheets/dashboard/time/bins.ts';
import { binText, fittingBins } from '#core/sheets/dashboard/time/time-chart.ts';
import { formatDate } from '#core/time/date-format.ts';
import { fittingDays, mergeDays } from '#core/widgets/merge-days.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import type { WidgetBar } from '#core/widgets/bars.ts';
import type { Reader } from './form-rows.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The reader's calendar. */
export function calendarOf({ formats, timeZone }: Reader): BinCalendar {
  return { timeZone, weekStart: formats.choice.weekStart };
}

/** What is below columns over time: their beginnings, with the year only where there are several. */
function axisTexts(starts: readonly number[], unit: BinUnit, { formats, timeZone }: Reader): string[] {
  if (unit === 'month') return starts.map((at) => formats.month(at, timeZone));
  const years = new Set(starts.map((at) => formatDate(at, 'yyyy-MM-dd', timeZone).slice(0, 4)));
  return starts.map((at) => {
    if (unit === 'hour') return `${formats.monthDay(at, timeZone)} ${formats.time(at, timeZone)}`;
    return years.size > 1 ? formats.day(at, timeZone) : formats.monthDay(at, timeZone);
  });
}

/** The answers to a question for a date, by day, week or month. */
export function ofDates(name: string, bins: Bins, { formats, timeZone }: Reader): ReportBlock[] {
  const unit = fittingBins(bins);
  const merged = countBins(bins, unit, calendarOf({ formats, timeZone }));
  if (merged.length < 2) return [];
  const axis = axisTexts(
    merged.map(({ from }) => from),
    unit,
    { formats, timeZone },
  );
  const points = merged.map(({ from, to, count }, place) => ({
    label: binText({ at: from, to }, unit, formats, timeZone),
    value: count,
    axis: axis[place] ?? '',
  }));
  return [{ kind: 'chart', name, shape: 'columns', unit: t(m.answersBy, { unit }), points }];
}

/** Groups by day as columns of days, weeks or months, all of them. */
export function byDays(
  name: string,
  aggregation: Aggregation,
  bars: readonly WidgetBar[],
  { formats }: Reader,
): ReportBlock {
  const unit = fittingDays(bars);
  const merged = mergeDays(bars, { unit, aggregation, weekStart: formats.choice.weekStart }).filter(
    ({ value }) => !Number.isNaN(value),
  );
  const axis = axisTexts(
    merged.map(({ from }) => from),
    unit,
    { formats, timeZone: 'UTC' },
  );
  const points = merged.map(({ from, to, value }, place) => ({
    label: binText({ at: from, to }, unit, formats, 'UTC'),
    value: rounded(value, 4),
    axis: axis[place] ?? '',
  }));
  return { kind: 'chart', name, shape: 'columns', unit: t(m.valueBy, { unit }), points };
}
