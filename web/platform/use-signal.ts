// Reads the core's signals in components.
import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The signal's value; the component is drawn again when it changes. */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let isFirst = true;
      return effect(() => {
        void signal.value;
        if (isFirst) isFirst = false;
        else changed();
      });
    },
    [signal],
  );
  return useSyncExternalStore(subscribe, () => signal.peek());
}
