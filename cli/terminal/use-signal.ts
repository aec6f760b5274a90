// Signals in Ink: nothing tracks them there, so a component names what it reads.
import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The signal's value; the component is drawn again when it changes. */
export function useSignal<T>(source: ReadonlySignal<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      let first = true;
      return effect(() => {
        void source.value;
        if (first) first = false;
        else changed();
      });
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => source.peek());
}
