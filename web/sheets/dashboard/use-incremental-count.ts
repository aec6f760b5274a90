// Renders a long list step by step, so that no render blocks the page: first what fits on the screen, then the rest in
// steps that give way to input.
import { startTransition, useEffect, useState } from 'react';

/** How many fit into one step. */
const step = 4;

/** How many of `total` to render now. */
export function useIncrementalCount(total: number, first: number): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown((before) => before + step));
  }, [shown, total]);
  return Math.min(shown, total);
}
