// Restores the focus when the panel of a table's row closes: to the last row shown in the panel instead of the one it
// was opened from, so that the keyboard continues there.
import { type FocusEvent, useEffect, useRef } from 'react';

/** `isOpen`: a row's panel is open. `rowNow` returns the active row's element; the handlers are for the table. */
export function useRowReturn(isOpen: boolean, rowNow: () => HTMLElement | null) {
  const isReturning = useRef(false);
  const latest = useRef(rowNow);
  latest.current = rowNow;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      isReturning.current = true;
      // The row that the panel was opened from may no longer be mounted.
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
