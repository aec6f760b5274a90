// Signals in Ink: reads are not tracked automatically, so a component subscribes explicitly.
import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from '#core/subscribe.ts';

/** The signal's value; the component is rendered again when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const onSource = useCallback((onChange: () => void) => subscribe(source, onChange), [source]);
  return useSyncExternalStore(onSource, () => source.peek());
}
