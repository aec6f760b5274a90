// The history of ranges, back and forward. The current one is in the address, which the browser's back and forward
// change too.
import { useState } from 'react';
import type { TimeRange } from '#core/insights/buckets.ts';
import {
  currentRange,
  historyAt,
  pushRange,
  type RangeEntry,
  type RangeHistory,
  startHistory,
  stepRange,
} from '#core/insights/range.ts';

export type RangeSteps = {
  current: RangeEntry;
  go(entry: RangeEntry): void;
  /** Null if there is none. */
  back: (() => void) | null;
  forward: (() => void) | null;
};

export function useRangeHistory(
  range: TimeRange | null,
  onRange: (range: TimeRange | null) => void,
): RangeSteps {
  const [stored, store] = useState(() => startHistory(range));
  const history = historyAt(stored, range);
  const change = (next: RangeHistory) => {
    store(next);
    onRange(currentRange(next).range);
  };
  const step = (by: 1 | -1) => {
    const next = stepRange(history, by);
    return next === null ? null : () => change(next);
  };
  return {
    current: currentRange(history),
    go: (entry) => change(pushRange(history, entry)),
    back: step(-1),
    forward: step(1),
  };
}
