// Where the focus goes when the panel of a table's row closes. It would go back to the row that the panel was opened from;
// whoever went on to other rows in it stands at the last of them, and the keys would go on from there.
import { type FocusEvent, useEffect, useRef } from 'react';

/** `isOpen`: a row's panel is. `rowNow` gives the row that the keys stand at; the handlers are for the table. */
export function useRowReturn(isOpen: boolean, rowNow: () => HTMLElement | null) {
  const isReturning = useRef(false);
  const latest = useRef(rowNow);
  latest.current = rowNow;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      isReturning.current = true;
      // The row that the panel was opened from may not be drawn any more.
      requestAnimationFrame(() => latest.current()?.focus({ preventScroll: true }));
    };
  }, [isOpen]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = latest.current();
      if (!isReturning.current || target.role !== 'row' || target === row) return;
      isReturning.current = false;
      row?.focus({ preventScroll: true });
    },
    onPointerDown: () => {
      isReturning.current = false;
    },
  };
}
