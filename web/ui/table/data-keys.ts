// The keys of a data table. They apply if a row has the focus, not a field within one.
import type { KeyboardEvent } from 'react';
import type { Cell } from './data-columns.ts';

export type GridKeys = {
  current: Cell;
  last: Cell;
  /** Rows per page. */
  page(): number;
  /** `isMarking`: extends the marked area. */
  move(to: Cell, isMarking: boolean): void;
  scrollBy(left: number): void;
  open(): void;
  choose: (() => void) | undefined;
  chooseAll: (() => void) | undefined;
  /** Undefined: there are no cells to move between. */
  copy: (() => void) | undefined;
};

export function gridKeys(keys: GridKeys): (event: KeyboardEvent) => void {
  const { copy, choose, chooseAll } = keys;
  return (event) => {
    const { key, shiftKey } = event;
    if (!(event.target instanceof Element) || event.target.getAttribute('role') !== 'row') return;
    const isCommand = event.ctrlKey || event.metaKey;
    const to = target(keys, key, isCommand);
    if (to !== null) keys.move(to, shiftKey && copy !== undefined);
    else if (copy === undefined && key === 'ArrowRight') keys.scrollBy(160);
    else if (copy === undefined && key === 'ArrowLeft') keys.scrollBy(-160);
    else if (key === 'Enter') keys.open();
    else if (key === ' ' && choose !== undefined) choose();
    else if (key === 'a' && isCommand && chooseAll !== undefined) chooseAll();
    // A text selection is copied by the browser.
    else if (key === 'c' && isCommand && copy !== undefined && getSelection()?.isCollapsed !== false) copy();
    else return;
    event.preventDefault();
  };
}

function target({ current, last, page, copy }: GridKeys, key: string, isCommand: boolean): Cell | null {
  const { row, column } = current;
  const hasCells = copy !== undefined;
  switch (key) {
    case 'ArrowDown':
      return { row: isCommand ? last.row : row + 1, column };
    case 'ArrowUp':
      return { row: isCommand ? 0 : row - 1, column };
    case 'PageDown':
      return { row: row + page(), column };
    case 'PageUp':
      return { row: row - page(), column };
    case 'Home':
      return hasCells && !isCommand ? { row, column: 0 } : { row: 0, column: isCommand ? 0 : column };
    case 'End':
      return hasCells && !isCommand
        ? { row, column: last.column }
        : { row: last.row, column: isCommand ? last.column : column };
    case 'ArrowRight':
      return hasCells ? { row, column: isCommand ? last.column : column + 1 } : null;
    case 'ArrowLeft':
      return hasCells ? { row, column: isCommand ? 0 : column - 1 } : null;
    default:
      return null;
  }
}
