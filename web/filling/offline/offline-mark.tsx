// Marks in a list whether a form or sheet is available offline.
import { CloudDownload, CloudOff } from 'lucide-react';
import { type OfflineStatus, offlineTexts } from '#core/filling/offline-forms.ts';
import { RowMark } from '#web/filling/pages/big-row.tsx';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useOpening } from '#web/filling/filling-context.tsx';

export type OfflineMarkProps = {
  formId: string;
  /** The sheet to continue; omitted for the form itself. */
  sheetId?: string;
  /** Only mark unavailable ones. */
  onlyMissing?: boolean;
};

export function OfflineMark({ formId, sheetId, onlyMissing = false }: OfflineMarkProps) {
  const status = useOfflineStatus();
  const isOffline = useIsOffline();
  if (status === null) return null;
  const isReady = status.ready.has(formId) && (sheetId === undefined || status.sheets.has(sheetId));
  if (isReady)
    return (
      !onlyMissing && (
        <RowMark tone="good" icon={<CloudDownload size={20} aria-hidden />} isLong>
          {offlineTexts.form.ready}
        </RowMark>
      )
    );
  // It is being downloaded.
  if (!isOffline && (status.isFetching || status.forms === null)) return null;
  return (
    <RowMark icon={<CloudOff size={20} aria-hidden />} isLong>
      {isOffline ? offlineTexts.form.offline : offlineTexts.form.missing}
    </RowMark>
  );
}

const unknown: ReadonlySignal<null> = signal(null);

/**
 * Which forms are available offline, for pages outside of filling in. Null until filling in is opened, which this
 * hook does not trigger.
 */
function useOfflineStatus(): OfflineStatus | null {
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
function useIsOffline(): boolean {
  return useSignalValue(useCore().session.connection) === 'lost';
}
