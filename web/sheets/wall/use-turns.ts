// Whose turn it is on a wall: the next one after so many seconds, unless it is paused or has more to show.
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#web/platform/use-latest.ts';

export type TurnsProps = {
  /** How many there are. */
  count: number;
  seconds: number;
  /** Shows more of what is shown; false at its end. */
  scrollOn(): boolean;
  toTop(): void;
};

/** `turn` counts on, also where there is one only; `go` is by hand, and begins the seconds anew. */
export function useTurns({ count, seconds, ...ways }: TurnsProps) {
  const [{ place, turn }, setAt] = useState({ place: 0, turn: 0 });
  const [isPaused, setIsPaused] = useState(false);
  const latest = useLatest(ways);
  const go = useCallback(
    (by: number) => {
      latest.current.toTop();
      setAt((at) => ({ place: (at.place + by + count) % count, turn: at.turn + 1 }));
    },
    [count, latest],
  );
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      if (!latest.current.scrollOn()) go(1);
    }, seconds * 1_000);
    return () => clearInterval(timer);
  }, [go, isPaused, seconds, turn, latest]);
  return { place, turn, go, isPaused, setIsPaused };
}
