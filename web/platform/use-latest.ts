// The value of the last drawing, for functions that stay the same: a list whose rows are drawn once must not be drawn again
// because its page was.
import { type RefObject, useInsertionEffect, useRef } from 'react';

/** To be read by what happens later, not while drawing. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  // Before all other effects, of children too.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
