// Subscribes to a signal in the shape that React's useSyncExternalStore takes, for both faces.
import { effect, type ReadonlySignal } from '@preact/signals-core';

/** Calls `onChange` after each change of the signal, not for the value it has now. Returns what ends it. */
export function subscribe<T>(source: ReadonlySignal<T>, onChange: () => void): () => void {
  let isFirst = true;
  return effect(() => {
    void source.value;
    if (isFirst) isFirst = false;
    else onChange();
  });
}
