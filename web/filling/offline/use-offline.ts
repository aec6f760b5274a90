// Which forms are available offline, for pages outside of filling in.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import type { OfflineStatus } from '#core/filling/offline-forms.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useOpening } from '#web/filling/filling-context.tsx';

const unknown: ReadonlySignal<null> = signal(null);

/** Null until filling in is opened, which this hook does not trigger. */
export function useOfflineStatus(): OfflineStatus | null {
  const { opened } = useOpening();
  const [status, setStatus] = useState<ReadonlySignal<OfflineStatus | null>>(unknown);
  useEffect(() => {
    let isGone = false;
    void opened.then(({ offline }) => !isGone && setStatus(offline.status));
    return () => {
      isGone = true;
    };
  }, [opened]);
  return useSignalValue(status);
}

/** Whether the server did not respond to the last call. */
export function useIsOffline(): boolean {
  return useSignalValue(useCore().session.connection) === 'lost';
}
