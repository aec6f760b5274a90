// The cells of a widget on the wire. Null stands for a cell without a number.
import * as z from 'zod/mini';
import type { CellMark, CellsSummary } from '#core/widgets/chart/cells.ts';
import { timeGrains } from '#core/widgets/chart/look.ts';

const number = z.nullable(z.number());
const mark = z.object({
  label: z.string(),
  answer: z.nullable(z.string()),
  rows: z.number(),
  value: number,
  /** Of a stretch of time: its first moment, and that of the next one. */
  from: z.exactOptional(z.number()),
  to: z.exactOptional(z.number()),
});

export const cellsSummary = z.object({
  kind: z.literal('cells'),
  entriesOf: z.exactOptional(z.string()),
  rows: z.number(),
  /** How many of the rows have a number; absent: all. */
  answered: z.exactOptional(z.number()),
  by: z.enum([...timeGrains, 'group']),
  columns: z.array(mark),
  series: z.array(mark),
  /** By column, then by series. */
  values: z.array(number),
  counts: z.array(z.number()),
  /** How many columns there are, where not all are here; 0: more than are counted. */
  all: z.exactOptional(z.number()),
});
type WireCells = z.infer<typeof cellsSummary>;

export function wireCells({ columns, series, values, counts, ...rest }: CellsSummary): WireCells {
  const marks = (of: readonly CellMark[]) => of.map((each) => ({ ...each, value: finite(each.value) }));
  return {
    ...rest,
    columns: marks(columns),
    series: marks(series),
    values: Array.from(values, finite),
    counts: Array.from(counts),
  };
}

export function readCells({ columns, series, values, counts, ...rest }: WireCells): CellsSummary {
  const marks = (of: WireCells['columns']): CellMark[] =>
    of.map((each) => ({ ...each, value: each.value ?? Number.NaN }));
  return {
    ...rest,
    columns: marks(columns),
    series: marks(series),
    values: Float64Array.from(values, (value) => value ?? Number.NaN),
    counts: Float64Array.from(counts),
  };
}

function finite(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
