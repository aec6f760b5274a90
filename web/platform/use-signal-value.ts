// Reads the core's signals in components, tracked by @preact/signals-react. A component names each signal that it reads:
// `.value` alone, without the package's Babel transform, would never draw it again, and nothing would say so.
import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** What the package calls a hook that ends its tracking by itself. */
const managedHook = 2;

/** The signal's value; the component is drawn again when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const tracking = useSignals(managedHook);
  try {
    return source.value;
  } finally {
    tracking.f();
  }
}
