// Whether a dashboard has room for its grid, as in dashboard.module.css: without, its cards are below each other.
import { useCallback, useState } from 'react';

/** In rem. */
const gridFrom = 50;

/** `room`: the ref of what the grid is in. */
export function useGridRoom(): {
  room(element: HTMLElement | null): (() => void) | undefined;
  hasGrid: boolean;
} {
  const [hasGrid, setHasGrid] = useState(false);
  const room = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measured = new ResizeObserver(([entry]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasGrid((entry?.contentRect.width ?? 0) >= gridFrom * rem);
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  return { room, hasGrid };
}
