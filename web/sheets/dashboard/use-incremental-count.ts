// Draws many things a few at a time, so that no draw holds the page up: the first screenful at once, the rest in turns that
// let what somebody does go first.
import { startTransition, useEffect, useState } from 'react';

/** A turn has room for as many. */
const step = 4;

/** How many of `total` to draw by now. */
export function useIncrementalCount(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown((before) => before + step));
  }, [shown, total]);
  return Math.min(shown, total);
}
