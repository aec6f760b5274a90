// Cards of different heights without gaps below the lower ones: the grid has low rows, and each card takes as many as it
// is high.
import { useEffect, useRef } from 'react';

/** As in dashboard.module.css. */
const rowHeight = 4;
const between = 16;

/** Returns the ref of a card's content, whose parent is the item of the grid. */
export function useCardRows() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      const rows = Math.ceil((height + between) / rowHeight);
      element.parentElement?.style.setProperty('--rows', String(rows));
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  return content;
}
