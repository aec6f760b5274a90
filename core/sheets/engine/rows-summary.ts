// The server's dashboard summary for rows that are too many to load in a browser, in wire format. A long chart has its
// newest points, and all of them in bins; counts and sums are exact.
import * as z from 'zod/mini';
import { id, person } from '#core/primitives.ts';
import { mostBars, type WidgetBar } from '#core/widgets/bars.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import type { AreaSummary, Points, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { placesSummary, readPlaces, wirePlaces } from './places-summary.ts';
import { widgetBefore } from './before-summary.ts';
import { bins, readBins, wireBins } from './bins-summary.ts';
import { cellsSummary, readCells, wireCells } from './cells-summary.ts';

/** Maximum points of a chart, the newest ones. */
export const mostPoints = 1_000;

/** Null stands for NaN on the wire. */
const number = z.nullable(z.number());
const bar = z.object({ value: z.string(), label: z.string(), count: z.number(), share: z.number() });
const listed = z.extend(z.omit(person, { id: true }), { row: z.number(), value: z.string(), at: z.number() });
const points = {
  at: z.array(z.number()),
  values: z.array(z.number()),
  /** Indexes into the reply's `rows`. */
  rows: z.array(z.number()),
};
const area = z.object({
  kind: z.literal('area'),
  answered: z.number(),
  ...points,
  average: number,
  minimum: number,
  maximum: number,
  total: number,
  bins,
});
/** How many of the rows have a number; absent: all. */
const answeredRows = z.exactOptional(z.number());
/** The title of the question whose entries are counted instead of rows. */
const counted = { entriesOf: z.exactOptional(z.string()) };
const counts = { answered: z.number(), bars: z.array(bar) };
const list = { answered: z.number(), items: z.array(listed) };

const summary = z.union([
  z.object({ kind: z.literal('list'), ...list, bins: z.optional(bins) }),
  z.object({ kind: z.literal('images'), ...list }),
  z.object({ kind: z.literal('pie'), ...counts }),
  z.object({ kind: z.literal('ranked'), ...counts }),
  z.object({
    kind: z.literal('ranking'),
    answered: z.number(),
    bars: z.array(z.object({ ...bar.shape, average: z.nullable(z.number()), ranked: z.number() })),
  }),
  z.object({
    kind: z.literal('catalog'),
    ...counts,
    several: z.array(z.object({ items: z.number(), answers: z.number() })),
  }),
  area,
  z.object({ kind: z.literal('line'), ...counted, rows: z.number(), line: area }),
  z.object({
    kind: z.literal('summary'),
    ...counted,
    rows: z.number(),
    answered: answeredRows,
    value: number,
  }),
  z.object({
    kind: z.literal('bar'),
    ...counted,
    rows: z.number(),
    answered: answeredRows,
    bars: z.array(
      z.object({
        label: z.string(),
        rows: z.number(),
        answered: answeredRows,
        value: number,
        answer: z.optional(z.nullable(z.string())),
      }),
    ),
    groups: z.optional(z.number()),
    byDay: z.optional(z.literal(true)),
  }),
  placesSummary,
  cellsSummary,
  z.object({ kind: z.literal('broken'), hasTooManyEntries: z.exactOptional(z.literal(true)) }),
]);
type WireSummary = z.infer<typeof summary>;
type WireArea = z.infer<typeof area>;

export const rowsSummary = z.object({
  /** Number of rows that pass the filter. */
  rowCount: z.number(),
  /** The rows that summaries refer to. */
  rows: z.object({
    id: z.array(id),
    /** Index into `sheetIds`. */
    sheet: z.array(z.number()),
    sheetIds: z.array(id),
  }),
  /** Who submitted the rows, whether they pass the filter or not. */
  people: z.optional(z.array(person)),
  /** By the id of a question or custom widget, for all that are visible. */
  summaries: z.record(id, summary),
  /** Their units, and the questions that make their groups, by the same ids. */
  labels: z.optional(
    z.record(
      id,
      z.object({
        unit: z.optional(z.string()),
        groupedBy: z.optional(z.string()),
        splitBy: z.optional(z.string()),
      }),
    ),
  ),
  /** The same length of time before that of the filter, where that has both dates. */
  before: z.optional(
    z.object({
      period: z.object({
        /** Both ends included. */
        from: z.number(),
        to: z.number(),
        shift: z.number(),
        /** Null: it does not consist of whole days. */
        days: z.nullable(z.number()),
      }),
      rowCount: z.number(),
      /** By the id of those widgets that are compared: numbers, and numbers over time. */
      summaries: z.record(id, widgetBefore),
    }),
  ),
});
export type RowsSummary = z.infer<typeof rowsSummary>;

/** The server reads the rows for the first time, which takes a while: call again; it replies when it is done. */
export const rowsReading = z.object({ reading: z.object({ rows: z.number(), of: z.number() }) });

/**
 * Converts a summary to wire format. `placeOf` maps a row of the data to its index in the reply; charts have at most
 * `most` points, maps at most `mostPlaces`.
 */
export function wireSummary(
  of: QuestionSummary | WidgetSummary,
  placeOf: (row: number) => number,
  { points: most, places: mostPlaces }: { points: number; places: number },
): WireSummary {
  switch (of.kind) {
    case 'list': {
      const { bins: ofAnswers, ...answered } = of;
      const items = of.items.map((item) => ({ ...item, row: placeOf(item.row) }));
      return { ...answered, items, ...(ofAnswers && { bins: wireBins(ofAnswers) }) };
    }
    case 'images':
      return { ...of, items: of.items.map((item) => ({ ...item, row: placeOf(item.row) })) };
    case 'area':
      return wireArea(of, placeOf, most);
    case 'line':
      return { ...of, line: wireArea(of.line, placeOf, most) };
    case 'map':
      return wirePlaces(of, mostPlaces);
    case 'cells':
      return wireCells(of);
    case 'bar':
      if (of.bars.length <= mostBars) return of;
      return { ...of, bars: largestBars(of.bars, mostBars), groups: of.groups ?? of.bars.length };
    default:
      return of;
  }
}

/** Parses a question's summary, null if it is none. */
export function readQuestionSummary(wire: WireSummary | undefined): QuestionSummary | null {
  if (wire === undefined) return null;
  switch (wire.kind) {
    case 'line':
    case 'summary':
    case 'bar':
    case 'map':
    case 'cells':
    case 'broken':
      return null;
    case 'area':
      return readArea(wire);
    case 'list': {
      const { bins: ofAnswers, ...answered } = wire;
      return { ...answered, ...(ofAnswers && { bins: readBins(ofAnswers) }) };
    }
    default:
      return wire;
  }
}

/** Parses a widget's summary, null if it is none. */
export function readWidgetSummary(wire: WireSummary | undefined): WidgetSummary | null {
  switch (wire?.kind) {
    case 'line':
      return { ...wire, line: readArea(wire.line) };
    case 'summary':
      return { ...wire, value: wire.value ?? Number.NaN };
    case 'bar': {
      const { groups, byDay, ...rest } = wire;
      const read = rest.bars.map((each) => ({ ...each, value: each.value ?? Number.NaN }));
      return { ...rest, bars: read, ...(groups !== undefined && { groups }), ...(byDay && { byDay }) };
    }
    case 'map':
      return readPlaces(wire);
    case 'cells':
      return readCells(wire);
    case 'broken':
      return wire;
    default:
      return null;
  }
}

/** The largest bars in their original order; bars without a number count as the smallest. */
function largestBars(all: readonly WidgetBar[], most: number): WidgetBar[] {
  const size = (place: number) => {
    const { value } = all[place] ?? { value: Number.NaN };
    return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
  };
  const bySize = Array.from(all.keys()).sort((a, b) => size(b) - size(a) || a - b);
  const largest = new Set(bySize.slice(0, most));
  return all.filter((_, place) => largest.has(place));
}

function wireArea(of: AreaSummary, placeOf: (row: number) => number, most: number): WireArea {
  const { kind, answered, average, minimum, maximum, total } = of;
  const { length } = of.values;
  const wirePoints = (chosen: readonly number[]) => ({
    at: chosen.map((place) => of.at[place] ?? 0),
    values: chosen.map((place) => of.values[place] ?? 0),
    rows: chosen.map((place) => placeOf(of.rows[place] ?? 0)),
  });
  const newest = Array.from({ length: Math.min(most, length) }, (_, index) => index);
  return {
    kind,
    answered,
    average,
    minimum,
    maximum,
    total,
    ...wirePoints(newest.map((index) => length - newest.length + index)),
    bins: wireBins(of.bins),
  };
}

function readArea(wire: WireArea): AreaSummary {
  const nan = Number.NaN;
  return {
    ...wire,
    ...readPoints(wire),
    average: wire.average ?? nan,
    minimum: wire.minimum ?? nan,
    maximum: wire.maximum ?? nan,
    total: wire.total ?? nan,
    bins: readBins(wire.bins),
  };
}

function readPoints({ at, values, rows }: Pick<WireArea, 'at' | 'values' | 'rows'>): Points {
  return { at: Float64Array.from(at), values: Float64Array.from(values), rows: Int32Array.from(rows) };
}
