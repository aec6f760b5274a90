// The active cell of a data table, and the area that is marked up to it.
import { useCallback, useState } from 'react';
import { areaBetween, type Cell, type CellArea } from './data-columns.ts';

export type GridCursor = {
  current: Cell;
  /** Only the active cell where nothing is marked. */
  area: CellArea;
  isMarking: boolean;
  /** To the nearest cell that there is, which it returns. */
  move(to: Cell, isMarking: boolean): Cell;
  /** In the column of before; nothing is marked any more. */
  goToRow(row: number): void;
  unmark(): void;
};

export function useGridCursor(rowCount: number, columnCount: number, firstRow: number): GridCursor {
  const [active, setActive] = useState<Cell>({ row: firstRow, column: 0 });
  /** The start of the marked area; null: only the active cell. */
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const nearest = ({ row, column }: Cell): Cell => ({
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  });
  const current = nearest(active);
  const goToRow = useCallback((row: number) => {
    setAnchor(null);
    setActive(({ column }) => ({ row, column }));
  }, []);
  return {
    current,
    area: areaBetween(anchor ?? current, current),
    isMarking: anchor !== null,
    move(to, isMarking) {
      const next = nearest(to);
      setAnchor(isMarking ? (anchor ?? current) : null);
      setActive(next);
      return next;
    },
    goToRow,
    unmark: () => setAnchor(null),
  };
}
