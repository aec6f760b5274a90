// Reads the core's signals in components, tracked by @preact/signals-react. A component subscribes explicitly: `.value`
// alone, without the package's Babel transform, would silently never render it again.
import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** The package's constant for a hook that ends its tracking itself. */
const managedHook = 2;

/** The signal's value; the component is rendered again when it changes. */
export function useSignalValue<T>(source: ReadonlySignal<T>): T {
  const tracking = useSignals(managedHook);
  try {
    return source.value;
  } finally {
    tracking.f();
  }
}
