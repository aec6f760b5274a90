// The columns of a data table, and a part of its cells.
import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  title: string;
  /** In pixels; 180 unless said. */
  width?: number;
  /** Numbers stand at the end. */
  align?: 'end';
  /** False where a click on the heading sorts nothing. */
  isSortable?: boolean;
  cell(row: Row): ReactNode;
};

export type Sort = { column: string; direction: 'asc' | 'desc' };

/** Cells from one row and column up to, not with, others. */
export type CellArea = { fromRow: number; endRow: number; fromColumn: number; endColumn: number };

export type Cell = { row: number; column: number };

/** The cells between two, both of them included. */
export function areaBetween(a: Cell, b: Cell): CellArea {
  return {
    fromRow: Math.min(a.row, b.row),
    endRow: Math.max(a.row, b.row) + 1,
    fromColumn: Math.min(a.column, b.column),
    endColumn: Math.max(a.column, b.column) + 1,
  };
}

export const defaultColumnWidth = 180;
/** Of the column in which rows are chosen. */
export const chooseWidth = 44;

/** Where each column begins behind `lead` pixels, and at the end where the last one ends. */
export function columnStarts(columns: readonly { width?: number }[], lead = 0): number[] {
  const starts = [lead];
  for (const { width = defaultColumnWidth } of columns) starts.push((starts.at(-1) ?? 0) + width);
  return starts;
}
