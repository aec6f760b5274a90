// Adapts signals to React's useSyncExternalStore, for both faces.
import { effect, type ReadonlySignal } from '@preact/signals-core';

/**
 * Calls `onChange` after each change of the signal, but not for its current value. Returns the unsubscribe function.
 */
export function subscribe<T>(source: ReadonlySignal<T>, onChange: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    void source.value;
    if (isFirst) isFirst = false;
    else onChange();
  });
}
