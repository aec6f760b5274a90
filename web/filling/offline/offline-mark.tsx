// Marks in a list whether a form or sheet is available offline.
import { CloudDownload, CloudOff } from 'lucide-react';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { RowMark } from '#web/filling/pages/big-row.tsx';
import { useIsOffline, useOfflineStatus } from './use-offline.ts';

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
