// Names of charts, stretches of time and colours, and how a stretch of time is written.
import { hourText, weekdayText } from '#core/calendar/week-hours.ts';
import type { Formats } from '#core/format/formats.ts';
import { binText } from '#core/sheets/dashboard/time/time-chart.ts';
import { labelsFrom, t } from '#core/messages/text.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CellMark, CellsSummary } from './cells.ts';
import type { ThresholdColour, TimeGrain, WidgetChart } from './look.ts';
import { m as widgets } from '#core/widgets/texts.ts';
import { m } from './texts.ts';

export const chartNames: Readonly<Record<WidgetChart, string>> = labelsFrom({
  number: m.number,
  line: m.line,
  area: m.area,
  bar: m.bars,
  stacked: m.stacked,
  donut: m.donut,
  table: m.table,
  heatmap: m.heatmap,
  map: m.map,
});

export const grainNames: Readonly<Record<TimeGrain, string>> = labelsFrom({
  hour: m.byHour,
  day: m.byDay,
  week: m.byWeek,
  month: m.byMonth,
  year: m.byYear,
  weekHour: m.byWeekHour,
});

export const colourNames: Readonly<Record<ThresholdColour, string>> = labelsFrom({
  green: m.green,
  amber: m.amber,
  red: m.red,
  blue: m.blue,
  grey: m.grey,
});

type Reader = { formats: Formats; timeZone: string };

/** Whatever is beyond the groups that have a colour of their own: `3 others`. */
export function restText(count: number): string {
  return t(m.otherGroups, { count });
}

/** The heading of the columns: `Time`, `Hour`, or the question that makes the groups. */
export function axisTitle(
  { by }: Pick<CellsSummary, 'by'>,
  { groupedBy }: { groupedBy?: string | undefined },
): string {
  if (by === 'weekHour') return t(m.hour);
  return by === 'group' ? (groupedBy ?? t(widgets.group)) : t(m.time);
}

/** Said where not all columns are here; null where they are. */
export function cellsNote({ by, columns, all }: Pick<CellsSummary, 'by' | 'columns' | 'all'>): string | null {
  if (all === undefined) return null;
  const shown = columns.length;
  return by === 'group' ? t(m.largestGroups, { shown, all }) : t(m.newestSpans, { shown });
}

/** What is along the axis: a stretch of time, an hour of the day, or a group. */
export function columnText({ label, from, to }: CellMark, by: CellsSummary['by'], reader: Reader): string {
  if (by === 'weekHour') return hourText(Number(label), reader.formats);
  if (from === undefined || to === undefined || by === 'group') return label;
  return spanText({ from, to }, by, reader);
}

/** What divides the columns: a day of the week, or a group. */
export function seriesText({ label }: CellMark, by: CellsSummary['by']): string {
  return by === 'weekHour' ? weekdayText(Number(label)) : label;
}

/** Both, as one: `Monday, 08:00`. */
export function cellText(column: CellMark, series: CellMark, by: CellsSummary['by'], reader: Reader): string {
  const [first, second] = [columnText(column, by, reader), seriesText(series, by)];
  if (second === '') return first;
  return t(m.bothOf, by === 'weekHour' ? { first: second, second: first } : { first, second });
}

/** The same in few letters, below a bar: a month, or a day without its year. */
export function shortSpanText(from: number, by: CellsSummary['by'], { formats, timeZone }: Reader): string {
  if (by === 'month' || by === 'year') return spanText({ from, to: from }, by, { formats, timeZone });
  const day = formats.monthDay(from, timeZone);
  return by === 'hour' ? `${day} ${formats.time(from, timeZone)}` : day;
}

function spanText(
  { from, to }: { from: number; to: number },
  grain: Exclude<TimeGrain, 'weekHour'>,
  { formats, timeZone }: Reader,
): string {
  if (grain === 'year') return String(new Date(from + offsetAt(from, timeZone)).getUTCFullYear());
  return binText({ at: from, to }, grain, formats, timeZone);
}
