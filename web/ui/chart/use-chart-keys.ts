// Reads a chart by keyboard: the arrow keys go from point to point, as a slider does, and Enter opens one.
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type uPlot from 'uplot';

export type ChartKeys = {
  /** The point that was gone to last; the newest at first. */
  reached: number;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
};

/** How far Page Up and Page Down go. */
const stride = 10;

/** The keys of a chart over these places; `onPoint` opens the one at an index. */
export function useChartKeys(
  drawn: RefObject<uPlot | null>,
  x: Float64Array | readonly number[],
  onPoint: ((index: number) => void) | undefined,
): ChartKeys {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = x.length - 1;
  const reached = Math.min(chosen ?? last, last);
  const show = (index: number) => {
    const chart = drawn.current;
    chart?.setCursor({ left: chart.valToPos(x[index] ?? 0, 'x'), top: 0 });
  };
  return {
    reached,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Enter' && onPoint !== undefined) {
        event.preventDefault();
        onPoint(reached);
        return;
      }
      const next = goneTo(event.key, reached, last);
      if (next === null) return;
      event.preventDefault();
      const index = Math.max(0, Math.min(next, last));
      setChosen(index);
      show(index);
    },
    // A press of the mouse focuses it too, and means the point below it.
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) show(reached);
    },
    onBlur: () => drawn.current?.setCursor({ left: -10, top: -10 }),
  };
}

/** Where a key leads from a place, which may be beyond the ends; null: nowhere. */
function goneTo(key: string, from: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return from + 1;
    case 'PageDown':
      return from - stride;
    case 'PageUp':
      return from + stride;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
