// Computes a widget of numbers in two directions: over time, for each group of each group, or by the day of the week and the
// hour of the day. What is along the axis are its columns; what divides each of them, its series.
import { weekHourOf } from '#core/calendar/week-hours.ts';
import { largest } from '#core/widgets/bars.ts';
import { aggregateBy } from '#core/sheets/dashboard/aggregate.ts';
import type { AnswerData } from '#core/sheets/engine/row-data.ts';
import type { Portions } from '#core/portions/portions.ts';
import type { Groups } from '#core/widgets/groups.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import { t } from '#core/messages/text.ts';
import type { TimeGrain } from './look.ts';
import { m } from './texts.ts';
import { type Span, type SpanGrain, spanOf } from './time-grains.ts';

/**
 * A column, or a series. `answer`: as a filter takes it; null where none finds just its rows. A stretch of time has its
 * first moment and that of the next one instead of a label, an hour and a weekday their number.
 */
export type CellMark = {
  label: string;
  answer: string | null;
  rows: number;
  /** NaN without a number. */
  value: number;
  from?: number;
  to?: number;
};

export type CellsSummary = {
  kind: 'cells';
  /** How many rows pass the widget's filter; `answered`: those with a number, where they are fewer. */
  rows: number;
  answered?: number;
  entriesOf?: string;
  /** What the columns are. */
  by: TimeGrain | 'group';
  columns: CellMark[];
  /** One without a label where nothing divides the columns. */
  series: CellMark[];
  /** By column, then by series; NaN without a number. */
  values: Float64Array;
  /** How many rows each cell has. */
  counts: Float64Array;
  /** How many columns there are, where not all are here; 0: more stretches of time than are counted. */
  all?: number;
};

/**
 * Maximum stretches of time of a widget, the newest ones.
 * @public docs/limits.md names it.
 */
export const mostSpanColumns = 1_000;
/**
 * Maximum groups along the axis of a widget whose groups are divided, the largest ones.
 * @public docs/limits.md names it.
 */
export const mostGroupColumns = 60;
/**
 * Maximum groups that divide another, the largest ones; whatever is beyond is one more.
 * @public docs/limits.md names it.
 */
export const mostSeries = 7;

/** Rows whose moments are looked at in one portion: a few milliseconds. */
const rowsPerPortion = 16_384;

/** Codes of rows, negative for those that are left out, and what each code is. */
type Axis = { codes: Int32Array; marks: Omit<CellMark, 'rows' | 'value'>[]; all?: number };

type CellsInput = {
  values: Float64Array;
  data: AnswerData;
  mask: Uint8Array | undefined;
  aggregation: Aggregation;
  grain: TimeGrain | null;
  /** Along the axis, or, over time, what divides it. */
  groups: Groups | null;
  split: Groups | null;
  timeZone: string;
};

/** The cells; null where the definition names no axis. */
export function* cellsInPortions(
  input: CellsInput,
): Portions<Omit<CellsSummary, 'kind' | 'rows' | 'answered'> | null> {
  const { values, aggregation, mask, grain, groups } = input;
  const along = yield* axesOf(input);
  if (along === null) return null;
  const [columns, series] = along;
  const width = series.marks.length;
  const codes = columns.codes.map((column, row) => {
    const part = series.codes[row] ?? -1;
    return column < 0 || part < 0 ? -1 : column * width + part;
  });
  yield;
  const cells = { codes, count: columns.marks.length * width };
  const counts = aggregateBy(values, 'COUNT', cells, mask);
  yield;
  const numbers = aggregation === 'COUNT' ? counts : aggregateBy(values, aggregation, cells, mask);
  yield;
  function* marksOf(axis: Axis): Portions<CellMark[]> {
    const grouped = {
      codes: axis.codes.map((code, row) => (codes[row] === -1 ? -1 : code)),
      count: axis.marks.length,
    };
    yield;
    const rows = aggregateBy(values, 'COUNT', grouped, mask);
    yield;
    const sums = aggregation === 'COUNT' ? rows : aggregateBy(values, aggregation, grouped, mask);
    return axis.marks.map((mark, code) => ({
      ...mark,
      rows: rows[code] ?? 0,
      value: sums[code] ?? Number.NaN,
    }));
  }
  const made = { by: grain ?? (groups === null ? 'weekHour' : 'group'), values: numbers, counts } as const;
  yield;
  return {
    ...made,
    columns: yield* marksOf(columns),
    series: yield* marksOf(series),
    ...(columns.all !== undefined && { all: columns.all }),
  };
}

function* axesOf(input: CellsInput): Portions<[columns: Axis, series: Axis] | null> {
  const { data, mask, grain, groups, split, timeZone } = input;
  if (grain === 'weekHour') {
    const hours = new Int32Array(data.rows);
    for (let row = 0; row < hours.length; row += 1) {
      hours[row] = weekHourOf(data.created[row] ?? Number.NaN, timeZone);
      if ((row + 1) % rowsPerPortion === 0) yield;
    }
    return [
      { codes: hours.map((hour) => hour % 24), marks: numbered(24) },
      { codes: hours.map((hour) => Math.floor(hour / 24)), marks: numbered(7) },
    ];
  }
  if (grain !== null) {
    const spans = yield* spanAxis(data, mask, grain, timeZone);
    yield;
    return [
      spans,
      groups === null ? undivided(data.rows) : yield* groupAxis(input, groups, mostSeries, true),
    ];
  }
  if (groups === null || split === null) return null;
  const columns = yield* groupAxis(input, groups, mostGroupColumns, false);
  yield;
  return [columns, yield* groupAxis(input, split, mostSeries, true)];
}

/** Everything in one. */
function undivided(rows: number): Axis {
  return { codes: new Int32Array(rows), marks: [{ label: '', answer: null }] };
}

function numbered(count: number): Axis['marks'] {
  return Array.from({ length: count }, (_, number) => ({ label: String(number), answer: null }));
}

/** The stretches of time that have rows, and those between them. */
function* spanAxis(
  data: AnswerData,
  mask: Uint8Array | undefined,
  grain: SpanGrain,
  timeZone: string,
): Portions<Axis> {
  const found: Span[] = [];
  const places = new Int32Array(data.rows).fill(-1);
  for (let place = 0; place < data.byTime.length; place += 1) {
    if ((place + 1) % rowsPerPortion === 0) yield;
    const row = data.byTime[place] ?? 0;
    if (mask?.[row] === 0) continue;
    const at = data.created[row] ?? Number.NaN;
    if (Number.isNaN(at)) continue;
    const end = found.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    if (at >= end) {
      const span = spanOf(at, grain, timeZone);
      // Clocks that go back come twice to a stretch of time that is over.
      found.push({ from: Math.max(span.from, end), to: Math.max(span.to, at + 1) });
    }
    places[row] = found.length - 1;
  }
  const { spans, columnOf, isCut } = withGaps(found, grain, timeZone);
  return {
    codes: places.map((place) => (place < 0 ? -1 : (columnOf[place] ?? -1))),
    marks: spans.map((span) => ({ label: '', answer: null, ...span })),
    ...(isCut && { all: 0 }),
  };
}

/** The newest stretches of time, with those between that have no rows. `columnOf`: where each that was found is. */
function withGaps(found: readonly Span[], grain: SpanGrain, timeZone: string) {
  const newestFirst: Span[] = [];
  const fromEnd = new Map<number, number>();
  let isCut = false;
  for (let place = found.length - 1; place >= 0 && !isCut; place -= 1) {
    const span = found[place] ?? { from: 0, to: 0 };
    for (
      let next = newestFirst.at(-1);
      next !== undefined && next.from > span.to;
      next = newestFirst.at(-1)
    ) {
      if (newestFirst.length >= mostSpanColumns) break;
      const before = spanOf(next.from - 1, grain, timeZone);
      newestFirst.push({ from: Math.max(Math.min(before.from, next.from - 1), span.to), to: next.from });
    }
    if (newestFirst.length >= mostSpanColumns) isCut = true;
    else {
      fromEnd.set(place, newestFirst.length);
      newestFirst.push(span);
    }
  }
  const last = newestFirst.length - 1;
  return {
    spans: newestFirst.toReversed(),
    columnOf: Int32Array.from(found, (_, place) => {
      const reversed = fromEnd.get(place);
      return reversed === undefined ? -1 : last - reversed;
    }),
    isCut,
  };
}

/** The largest groups; `hasRest`: whatever is beyond is one more, instead of left out. */
function* groupAxis(
  { values, mask, aggregation }: CellsInput,
  groups: Groups,
  most: number,
  hasRest: boolean,
): Portions<Axis> {
  const grouped = { codes: groups.codes, count: groups.count };
  const rows = aggregateBy(values, 'COUNT', grouped, mask);
  yield;
  const sizes = aggregation === 'SUM' ? aggregateBy(values, 'SUM', grouped, mask) : rows;
  yield;
  const { chosen, found } = yield* largest(rows, sizes, most);
  if (groups.inOrder) chosen.sort((a, b) => a - b);
  const isCut = found > most;
  const rest = isCut && hasRest ? chosen.length : -1;
  const columnOf = new Int32Array(groups.count).fill(rest);
  chosen.forEach((code, place) => (columnOf[code] = place));
  return {
    codes: groups.codes.map((code) => columnOf[code] ?? -1),
    marks: [
      ...chosen.map((code) => ({ label: groups.labelOf(code), answer: groups.answerOf(code) })),
      ...(rest < 0 ? [] : [{ label: t(m.otherGroups, { count: found - most }), answer: null }]),
    ],
    ...(isCut && !hasRest && { all: found }),
  };
}
