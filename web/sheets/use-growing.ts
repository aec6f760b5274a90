// Draws many things one by one, so that no draw holds the page up: the first screenful at once, the rest when the page
// has nothing else to do.
import { startTransition, useEffect, useState } from 'react';

/** How many of `total` to draw by now. */
export function useGrowing(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= total) return;
    const more = () => startTransition(() => setShown((before) => before + 1));
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
