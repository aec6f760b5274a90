// The columns of a data table.
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

export const defaultColumnWidth = 180;

/** Where each column begins, and at the end where the last one ends. */
export function columnStarts(columns: readonly { width?: number }[]): number[] {
  const starts = [0];
  for (const { width = defaultColumnWidth } of columns) starts.push((starts.at(-1) ?? 0) + width);
  return starts;
}
