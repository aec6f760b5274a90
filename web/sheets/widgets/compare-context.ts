// Whether numbers are compared with the period before, where a time range is chosen: as the dashboard's switch says.
import { createContext, use, useCallback, useState } from 'react';
import { useKeyStore } from '#web/platform/store-context.tsx';

/** True on a home page, which has no switch. */
export const CompareContext = createContext(true);

export function useCompared(): boolean {
  return use(CompareContext);
}

const key = 'formdeck.compare';

export type CompareChoice = { isCompared: boolean; changeCompared(isCompared: boolean): void };

/** The choice of this browser. */
export function useCompareChoice(): CompareChoice {
  const store = useKeyStore();
  const [isCompared, setIsCompared] = useState(() => store.getItem(key) !== 'no');
  const changeCompared = useCallback(
    (next: boolean) => {
      setIsCompared(next);
      try {
        store.setItem(key, next ? 'yes' : 'no');
      } catch {
        // The storage is full: the choice lasts as long as the page.
      }
    },
    [store],
  );
  return { isCompared, changeCompared };
}
