// The columns of a data table, and ranges of its cells.
import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  title: string;
  /** What it belongs to, with columns beside it. */
  above?: string;
  /** In pixels; default 180. */
  width?: number;
  /** For numbers. */
  align?: 'end';
  /** False if clicking the heading does not sort. */
  isSortable?: boolean;
  cell(row: Row): ReactNode;
};

export type Sort = { column: string; direction: 'asc' | 'desc' };

/** Cells from one row and column to others, excluded. */
export type CellArea = { fromRow: number; endRow: number; fromColumn: number; endColumn: number };

export type Cell = { row: number; column: number };

/** The cells between two, both included. */
export function areaBetween(a: Cell, b: Cell): CellArea {
  return {
    fromRow: Math.min(a.row, b.row),
    endRow: Math.max(a.row, b.row) + 1,
    fromColumn: Math.min(a.column, b.column),
    endColumn: Math.max(a.column, b.column) + 1,
  };
}

/** The rows that are drawn, and which of them are marked. */
export function shownRows(
  items: readonly { index: number; start: number }[],
  { fromRow, endRow }: CellArea,
  isMarking: boolean,
) {
  return items.map(({ index, start }) => ({
    index,
    start,
    isMarked: isMarking && index >= fromRow && index < endRow,
  }));
}

export const defaultColumnWidth = 180;
/** The width of the selection column. */
export const chooseWidth = 44;

/** How much larger than usual the browser's text is: columns and rows grow with it. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

/** The columns as wide as they are on this screen; as cards all of one width. */
export function scaledColumns<C extends { width?: number }>(
  columns: readonly C[],
  scale: number,
  cardWidth: number | null,
): (C & { width: number })[] {
  return columns.map((column) => ({
    ...column,
    width: cardWidth ?? (column.width ?? defaultColumnWidth) * scale,
  }));
}

/** The x position of each column after `lead` pixels, and finally the end of the last one. */
export function columnStarts(columns: readonly { width?: number }[], lead = 0): number[] {
  const starts = [lead];
  for (const { width = defaultColumnWidth } of columns) starts.push((starts.at(-1) ?? 0) + width);
  return starts;
}

/** How many of the first columns can stay in place in this width, so that most of it is left to the others. */
export function fittingColumns(starts: readonly number[], wanted: number, width: number): number {
  const room = width / 2;
  let count = 0;
  while (count < wanted && (starts[count + 1] ?? Number.POSITIVE_INFINITY) <= room) count += 1;
  return count;
}
