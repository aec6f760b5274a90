// Alerts over time for both faces: by bucket and form, counted here from the alerts or by the server.
import { bucketEdges, bucketSizeOf, type TimeRange } from './buckets.ts';
import type { BucketSize } from './range-choices.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import type { InsightAlert } from './schema.ts';
import { insightTexts } from './labels.ts';

/** Maximum alerts counted by a face; above it the server counts them (spec 1, section 9). */
export const mostCountedHere = 1_000;

/** `to` is excluded. Forms without alerts are left out. */
export type Bucket = { from: number; to: number; counts: Readonly<Record<string, number>> };

export type AlertCounts = {
  range: TimeRange;
  by: BucketSize;
  buckets: readonly Bucket[];
  /** As far as the alerts contain them. */
  formNames: Readonly<Record<string, string>>;
};

/** Who counts this many alerts. */
export function whoCounts(total: number): 'face' | 'server' {
  return total <= mostCountedHere ? 'face' : 'server';
}

/** Counts alerts by bucket, like the server. */
export function countAlerts(
  alerts: readonly Pick<InsightAlert, 'date' | 'templateId'>[],
  range: TimeRange,
  timeZone: string,
  by: BucketSize = bucketSizeOf(range, timeZone),
): Bucket[] {
  const edges = bucketEdges(range, by, timeZone);
  const counts = edges.slice(0, -1).map((): Record<string, number> => ({}));
  for (const { date, templateId } of alerts) {
    const counted = counts[placeOf(edges, date)];
    if (counted !== undefined) counted[templateId] = (counted[templateId] ?? 0) + 1;
  }
  return counts.map((byForm, place) => ({
    from: edges[place] ?? 0,
    to: edges[place + 1] ?? 0,
    counts: byForm,
  }));
}

/** Binary search for the bucket of a moment: there may be thousands of alerts. */
function placeOf(edges: readonly number[], at: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The default number of separate forms; the others are combined. */
const mostFormsApart = 8;

/** A form's alerts in a range, by bucket; `form` is null for the combined forms. */
export type InsightSeries = { form: string | null; label: string; values: number[]; total: number };

export type Insights = AlertCounts & {
  total: number;
  /** In stacking order. */
  series: InsightSeries[];
};

/**
 * The series to draw. A form keeps its position, and so its colour, across ranges: `before` is the current order. Names
 * come from the alerts, otherwise from `names`.
 */
export function insightsOf(
  counted: AlertCounts,
  names: ReadonlyMap<string, string>,
  before: readonly string[] = [],
  most = mostFormsApart,
): Insights {
  const totals = new Map<string, number>();
  for (const { counts } of counted.buckets)
    for (const [form, count] of Object.entries(counts)) totals.set(form, (totals.get(form) ?? 0) + count);
  const ranked = [...totals.keys()].toSorted(
    (a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const apart = ranked.slice(0, ranked.length > most ? most - 1 : most);
  const rest = new Set(ranked.slice(apart.length));
  const nameOf = (form: string) => names.get(form) ?? counted.formNames[form] ?? insightTexts.goneForm;
  const series = placed(apart, before).map((form) => ({
    form,
    label: nameOf(form),
    values: counted.buckets.map(({ counts }) => counts[form] ?? 0),
    total: totals.get(form) ?? 0,
  }));
  const others: InsightSeries = {
    form: null,
    label: insightTexts.rest,
    values: counted.buckets.map(({ counts }) => sumOf([...rest].map((form) => counts[form] ?? 0))),
    total: sumOf([...rest].map((form) => totals.get(form) ?? 0)),
  };
  return {
    ...counted,
    total: sumOf([...totals.values()]),
    series: rest.size > 0 ? [...series, others] : series,
  };
}

/** The known ones in their order, then the others. */
function placed(forms: readonly string[], before: readonly string[]): string[] {
  const known = before.filter((form) => forms.includes(form));
  return [...known, ...forms.filter((form) => !known.includes(form))];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The updated order of forms: new ones come last. */
export function formOrder(
  before: readonly string[],
  { series }: Pick<Insights, 'series'>,
): readonly string[] {
  const added = series.flatMap(({ form }) => (form === null || before.includes(form) ? [] : [form]));
  return added.length === 0 ? before : [...before, ...added];
}

/** The filter that finds the rows with alerts in a range, both ends included. */
export function alertRowsFilter({ startDate, endDate }: TimeRange): RowFilter {
  return { and: true, minDate: startDate, maxDate: endDate, reviewState: null, alerts: true, filters: [] };
}

/** The part of a range that a bucket covers. */
export function bucketRange({ from, to }: Pick<Bucket, 'from' | 'to'>, range: TimeRange): TimeRange {
  return { startDate: Math.max(from, range.startDate), endDate: Math.min(to - 1, range.endDate) };
}
