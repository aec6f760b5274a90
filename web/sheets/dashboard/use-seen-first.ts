// Prioritizes visible elements: when all widgets change, those in the viewport are rendered immediately, the others
// right after.
import { useInViewport } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';

/** `shown` is the value, or for an invisible element the previous one until there is time; `ref` is for the element. */
export function useSeenFirst<T>(value: T): { shown: T; ref: ReturnType<typeof useInViewport>['ref'] } {
  const { ref, inViewport } = useInViewport();
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (late !== value) startTransition(() => setLate(() => value));
  }, [late, value]);
  return { shown: inViewport ? value : late, ref };
}
