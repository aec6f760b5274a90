// Bars at the foot of the window or of a dialog, such as Send: messages stand above them, and what gets the focus scrolls
// clear of them.

const bars = new Set<HTMLElement>();
const watchers = new Set<() => void>();
let sized: ResizeObserver | undefined;

/** A `ref` for such a bar. */
export function footBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  sized ??= new ResizeObserver(tellAll);
  bars.add(bar);
  sized.observe(bar);
  return () => {
    bars.delete(bar);
    sized?.unobserve(bar);
    tellAll();
  };
}

/** Calls back when bars come, go, or change their size; returns the function that stops it. */
export function watchFootBars(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** How much of the window's foot is taken by bars that reach into the column from `left` to `right`. */
export function footTaken({ left, right }: Pick<DOMRect, 'left' | 'right'>): number {
  const taken = Array.from(bars, (bar) => {
    const place = bar.getBoundingClientRect();
    const isAside = place.height === 0 || place.right <= left || place.left >= right;
    // A bar at the end of a page may stand a little above the window's edge.
    const isHigher = place.bottom < innerHeight - 96 || place.top >= innerHeight;
    return isAside || isHigher ? 0 : innerHeight - place.top;
  });
  return Math.max(0, ...taken);
}

function tellAll(): void {
  for (const tell of watchers) tell();
}
