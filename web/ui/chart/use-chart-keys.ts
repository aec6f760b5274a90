// Keyboard navigation of a chart: the arrow keys move from point to point like a slider, and Enter opens one.
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type uPlot from 'uplot';

export type ChartKeys = {
  /** The last visited point; initially the newest. */
  reached: number;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
};

/** The step of Page Up and Page Down. */
const stride = 10;

/** The key handlers of a chart; `onPoint` opens the point at an index. */
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
    // Clicking focuses it too, but refers to the point below the pointer.
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) show(reached);
    },
    onBlur: () => drawn.current?.setCursor({ left: -10, top: -10 }),
  };
}

/** The index that a key moves to, which may be out of range; null: none. */
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
