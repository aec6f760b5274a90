// What is on the screen is drawn anew at once; what is not, right after it: a change of all widgets shows where somebody
// looks before the rest is drawn.
import { useInViewport } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';

/** `shown` is the value, or while its element is out of sight the one before until there is time; `ref` is for the element. */
export function useSeenFirst<T>(value: T): { shown: T; ref: ReturnType<typeof useInViewport>['ref'] } {
  const { ref, inViewport } = useInViewport();
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (late !== value) startTransition(() => setLate(() => value));
  }, [late, value]);
  return { shown: inViewport ? value : late, ref };
}
