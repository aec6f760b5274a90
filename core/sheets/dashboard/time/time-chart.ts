// What a chart of numbers over time shows: each answer, or the average, the smallest and the largest of each hour, day,
// week or month; of all answers or the newest. The figures above it are those of all answers, whatever is drawn. Both
// faces and the reports draw this.
import type { Formats } from '#core/format/formats.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { AreaBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import {
  type Bin,
  type BinCalendar,
  type Bins,
  binPoints,
  type BinUnit,
  binUnits,
  countOf,
  mergeBins,
} from './bins.ts';
import { labelsFrom, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What one point of a chart stands for. */
export const chartUnits = ['each', ...binUnits] as const;
export type ChartUnit = (typeof chartUnits)[number];

export const chartUnitNames = labelsFrom({
  each: m.eachAnswer,
  hour: m.byHour,
  day: m.byDay,
  week: m.byWeek,
  month: m.byMonth,
});

/** The choice to let the stretch of time decide: `Auto: by week`. */
export function automaticText(fitting: ChartUnit): string {
  return t(m.auto, { unit: fitting });
}

/** What a reader has chosen: `size` newest answers (spec 1, section 2); `auto` fits the unit to their stretch of time. */
export type ChartChoice = { unit: ChartUnit | 'auto'; size: ChartSize };

export type ChartFigures = { average: number; minimum: number; maximum: number; total: number };

/** A point of the chart: an answer, or the answers of a stretch of time. */
export type TimePoint = {
  /** Where it is; for a stretch of time its first moment. */
  at: number;
  /** The first moment after it; for an answer, its own moment. */
  to: number;
  count: number;
  /** An answer, or the average. */
  value: number;
  minimum: number;
  maximum: number;
  /** The row of an answer in the data; -1 for several. */
  row: number;
};

export type TimeChart = {
  unit: ChartUnit;
  /** The unit that `auto` stands for. */
  fitting: ChartUnit;
  /** The units to choose from. */
  offered: ChartUnit[];
  points: TimePoint[];
  /** How many answers there are in all, and how many of the newest are drawn. */
  all: number;
  newest: number;
  figures: ChartFigures;
  /** The same of the period before, its points at the places of this one; null where it is not compared. */
  before: { points: TimePoint[]; figures: ChartFigures } | null;
};

/** Up to so many answers, each has a point of its own. */
const mostEach = 50;
/** More answers than this, next to each other, are a solid block: the newest are drawn. */
const mostDrawn = 1_000;
const hour = 3_600_000;
const day = 24 * hour;

/** The unit that gives a chart of this stretch of time a shape that can be seen. */
function fittingUnit(bins: Bins): ChartUnit {
  const [first = 0, last = 0] = [bins.from[0], bins.from.at(-1)];
  const span = last - first;
  if (countOf(bins) <= mostEach || span < 8 * hour) return 'each';
  return fittingBins(bins);
}

/** The same where each point is a stretch of time. */
export function fittingBins(bins: Bins): BinUnit {
  const [first = 0, last = 0] = [bins.from[0], bins.from.at(-1)];
  const unit = fittingSpan(last - first);
  return binUnits.indexOf(unit) < binUnits.indexOf(bins.unit) ? bins.unit : unit;
}

/** The same for a stretch of time, in milliseconds. */
export function fittingSpan(span: number): BinUnit {
  return span <= 3 * day ? 'hour' : span <= 45 * day ? 'day' : span <= 550 * day ? 'week' : 'month';
}

/** The bins that can be made of these. */
export function offeredBins(bins: Bins): BinUnit[] {
  return binUnits.slice(binUnits.indexOf(bins.unit));
}

/** Draws the answers that the choice covers; the figures are those of all. `before`: what is compared. */
export function timeChart(
  summary: AreaSummary,
  choice: ChartChoice,
  calendar: BinCalendar,
  before: AreaBefore | null = null,
): TimeChart {
  const drawn = newestOf(summary, choice.size, calendar);
  const fitting = fittingUnit(drawn.bins);
  const offered: ChartUnit[] = ['each', ...offeredBins(drawn.bins)];
  const wanted = choice.unit === 'auto' ? fitting : choice.unit;
  const unit = offered.includes(wanted) ? wanted : fitting;
  const points = unit === 'each' ? answersOf(drawn) : mergeBins(drawn.bins, unit, calendar).map(pointOf);
  const all = summary.values.length;
  const newest = unit === 'each' ? points.length : drawn.values.length;
  const { average, minimum, maximum, total } = summary;
  return {
    unit,
    fitting,
    offered,
    points,
    all,
    newest,
    figures: { average, minimum, maximum, total },
    before: before && {
      points: earlierPoints(before, { unit, points, isWhole: newest === all }, calendar),
      figures: before,
    },
  };
}

/** What is drawn of the answers: as many of the newest as somebody chose. */
type Drawn = Pick<AreaSummary, 'at' | 'values' | 'rows' | 'bins'>;

function newestOf(
  { at, values, rows, bins }: AreaSummary,
  size: ChartSize,
  { timeZone }: BinCalendar,
): Drawn {
  if (size === 'all' || size >= values.length) return { at, values, rows, bins };
  const newest = { at: at.slice(-size), values: values.slice(-size) };
  return { ...newest, rows: rows.slice(-size), bins: binPoints(newest, timeZone) };
}

/** The points of the period before below those that are drawn; of single answers, only where all are drawn. */
function earlierPoints(
  before: AreaBefore,
  { unit, points, isWhole }: { unit: ChartUnit; points: readonly TimePoint[]; isWhole: boolean },
  calendar: BinCalendar,
): TimePoint[] {
  if (unit === 'each' && !isWhole) return [];
  const finest = before.bins.unit;
  const isFiner = unit === 'each' || binUnits.indexOf(unit) < binUnits.indexOf(finest);
  const merged = mergeBins(before.bins, isFiner ? finest : unit, calendar).map(pointOf);
  if (isWhole) return merged;
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.to];
  return merged.filter(({ at }) => at >= from && at < to);
}

/** Which part of the answers is drawn: `The newest 10 of 1,485 answers`; null where all are. */
export function newestText({ newest, all }: Pick<TimeChart, 'newest' | 'all'>): string | null {
  return newest < all ? t(m.newestOfAnswers, { newest, all }) : null;
}

/** A point's place in time: a moment, an hour, a day, a week from its first to its last day, or a month. */
export function binText(
  { at, to }: Pick<TimePoint, 'at' | 'to'>,
  unit: ChartUnit,
  formats: Formats,
  timeZone: string,
): string {
  switch (unit) {
    case 'each':
    case 'hour':
      return formats.moment(at, timeZone);
    case 'day':
      return formats.day(at, timeZone);
    case 'week':
      return t(m.timeTo, { at: formats.day(at, timeZone), day: formats.day(to - 1, timeZone) });
    default:
      return formats.month(at, timeZone);
  }
}

function answersOf({ at, values, rows }: Drawn): TimePoint[] {
  const from = Math.max(0, values.length - mostDrawn);
  return Array.from(values.subarray(from), (value, index) => {
    const moment = at[from + index] ?? 0;
    const row = rows[from + index] ?? -1;
    return { at: moment, to: moment, count: 1, value, minimum: value, maximum: value, row };
  });
}

function pointOf({ from, to, count, average, minimum, maximum }: Bin): TimePoint {
  return { at: from, to, count, value: average, minimum, maximum, row: -1 };
}
