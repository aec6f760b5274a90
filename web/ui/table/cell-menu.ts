// A cell's own menu: by the other button of the mouse, or the menu key for the active cell.
import type { MouseEvent } from 'react';

export type OpenCellMenu<Row> = (row: Row, columnId: string, at: { x: number; y: number }) => void;

export type CellMenuPlace<Row> = {
  rowAt(index: number): Row | undefined;
  columns: readonly { id: string }[];
  activeColumn: number;
  /** Columns before the first one. */
  lead: number;
};

/** The handler for the grid; without a menu, the browser's own opens. */
export function cellMenu<Row>(
  open: OpenCellMenu<Row> | undefined,
  { rowAt, columns, activeColumn, lead }: CellMenuPlace<Row>,
): { onContextMenu?: (event: MouseEvent<HTMLElement>) => void } {
  if (open === undefined) return {};
  return {
    onContextMenu(event) {
      const { target, clientX, clientY } = event;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      // What is marked is for the browser's menu.
      if (row === null || !(target instanceof Element) || getSelection()?.isCollapsed === false) return;
      const pointed = target.closest('[role=gridcell]');
      const place =
        pointed === null ? activeColumn : Number(pointed.getAttribute('aria-colindex')) - 1 - lead;
      const [column, shown] = [columns[place], rowAt(Number(row.dataset.index))];
      if (column === undefined || shown === undefined) return;
      event.preventDefault();
      // With the key, it opens below the active cell.
      const cell = pointed === null ? row.querySelector('[data-active]')?.getBoundingClientRect() : undefined;
      open(shown, column.id, cell ? { x: cell.left, y: cell.bottom } : { x: clientX, y: clientY });
    },
  };
}
