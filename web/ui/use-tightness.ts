// How tight it is in a bar: its words go first, then its buttons become one. Measured and not told by the width of the screen, since
// it depends on what stands in it and in which language.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** 0: everything fits; each step up takes less room. */
export function useTightness(bar: RefObject<HTMLElement | null>, most: number): number {
  const [tightness, setTightness] = useState(0);
  /** The width that each step needed. */
  const needed = useRef<number[]>([]);
  const measure = () => {
    if (bar.current === null) return;
    const { clientWidth, scrollWidth } = bar.current;
    if (scrollWidth > clientWidth && tightness < most) {
      needed.current[tightness] = scrollWidth;
      setTightness(tightness + 1);
    } else if (tightness > 0 && clientWidth >= (needed.current[tightness - 1] ?? 0)) {
      setTightness(tightness - 1);
    }
  };
  const latest = useRef(measure);
  latest.current = measure;
  useLayoutEffect(measure);
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current());
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  });
  return tightness;
}
