// Some of the rows of a dashboard, one after the other: views of the same columns, to compute over them in portions.
import type { Column } from '#core/logic/columns/column-table.ts';
import { type Portions, stepsPerPortion } from '#core/portions/portions.ts';
import type { AnswerData } from './row-data.ts';

/** What masks and formulas are computed from. */
export type SlicedData = Pick<
  AnswerData,
  'rows' | 'created' | 'userIds' | 'reviewStates' | 'alerts' | 'passed' | 'answers' | 'table'
>;

/** Fewer rows at once take longer: each slice is looked at anew. */
const leastRows = 128;
const mostRows = 65_536;

/** A value for each row, computed for some rows at a time; `steps` for one row. Null if that is null for some. */
export function* valuesBySlices<Values extends Uint8Array | Float64Array>(
  data: SlicedData,
  steps: number,
  values: Values,
  compute: (slice: SlicedData) => Values | null,
): Portions<Values | null> {
  const size = Math.min(mostRows, Math.max(leastRows, Math.floor(stepsPerPortion / Math.max(1, steps))));
  if (data.rows <= size) return compute(data);
  for (let from = 0; from < data.rows; from += size) {
    const part = compute(sliceOf(data, from, Math.min(data.rows, from + size)));
    if (part === null) return null;
    values.set(part, from);
    yield;
  }
  return values;
}

function sliceOf(data: SlicedData, from: number, to: number): SlicedData {
  const answers: SlicedData['answers'] = {};
  for (const id of Object.keys(data.answers))
    Object.defineProperty(answers, id, {
      get: () => (data.answers[id] ?? []).slice(from, to),
      enumerable: true,
    });
  return {
    rows: to - from,
    created: data.created.subarray(from, to),
    passed: data.passed.subarray(from, to),
    get userIds() {
      return data.userIds.slice(from, to);
    },
    get reviewStates() {
      return data.reviewStates.slice(from, to);
    },
    get alerts() {
      return data.alerts.slice(from, to);
    },
    answers,
    table: {
      rows: to - from,
      columns: columnsOnDemand((id) => {
        const column = data.table.columns.get(id);
        return column && sliceColumn(column, from, to);
      }),
    },
  };
}

/** Columns that are made when they are first asked for. */
export function columnsOnDemand(make: (id: string) => Column | undefined): ReadonlyMap<string, Column> {
  const made = new Map<string, Column>();
  const get = (id: string): Column | undefined => {
    const column = made.get(id) ?? make(id);
    if (column !== undefined) made.set(id, column);
    return column;
  };
  return Object.assign(new Map<string, Column>(), { get });
}

function sliceColumn(column: Column, from: number, to: number): Column {
  if (column.kind !== 'text') {
    return column.kind === 'number'
      ? { kind: 'number', values: column.values.subarray(from, to) }
      : { kind: 'boolean', values: column.values.subarray(from, to) };
  }
  const codes = column.codes.subarray(from, to);
  if (column.values.length <= to - from) return { kind: 'text', codes, values: column.values };
  // Whatever is computed once for each distinct value must not be computed for those of other rows.
  const places = new Map<number, number>();
  const own = codes.map((code) => {
    if (code < 0) return code;
    const place = places.get(code) ?? places.size;
    places.set(code, place);
    return place;
  });
  return { kind: 'text', codes: own, values: Array.from(places.keys(), (code) => column.values[code] ?? '') };
}
