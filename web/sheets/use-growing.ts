// Draws many things a few at a time, so that no draw holds the page up: the first screenful at once, the rest when the page
// has nothing else to do.
import { startTransition, useEffect, useState } from 'react';

/** A frame has room for as many. */
const step = 4;

/** How many of `total` to draw by now. */
export function useGrowing(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return;
    const more = () => startTransition(() => setShown((before) => before + step));
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(more, 30);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(more, { timeout: 100 });
    return () => cancelIdleCallback(waiting);
  }, [shown, total]);
  return Math.min(shown, total);
}
