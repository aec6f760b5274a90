// Exports the entries of a tab as a CSV file: fetches all pages, has the worker build the lines, and saves the file.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { auditFileName } from '#core/audit/entry-csv.ts';
import { readEntries } from '#core/audit/entry-pages.ts';
import { auditTexts, type EntryCount } from '#core/audit/labels.ts';
import { type AuditTab, type AuditViewFilter, filterOfTab } from '#core/audit/view.ts';
import { AppError } from '#core/errors.ts';
import { maximumPageSize } from '#core/paging.ts';
import { withRetries } from '#core/retry.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyDone, notifyFailed, notifyWarning } from '#web/ui/notices/notify.ts';
import { entryReaders } from './entry-readers.ts';
import { builtCsv } from './table-client.ts';

export type Exporting = EntryCount & { read: number; cancel(): void };

/** `exporting`: null while no export is running. */
export function useAuditExport(tab: AuditTab, filter: AuditViewFilter) {
  const { send, ports } = useCore();
  const { timeZone } = useActor();
  const cache = useQueryClient();
  const [exporting, setExporting] = useState<Exporting | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(
    (count: EntryCount) => {
      if (count.totalElements === 0) return notifyWarning(auditTexts.nothingToExport);
      const stop = new AbortController();
      running.current = stop;
      const progress = { ...count, cancel: () => stop.abort() };
      setExporting({ ...progress, read: 0 });
      const wanted = { tab, filter: filterOfTab(tab, filter), timeZone, size: maximumPageSize };
      const patient = withRetries(send, ports, {});
      const readers = entryReaders(cache, patient);
      const run = async () => {
        const parts: Blob[] = [];
        let read = 0;
        for (let cursor: string | null = 'first'; cursor !== null;) {
          const { page, input } = await readEntries(patient, readers, { ...wanted, cursor }, stop);
          const csv = await builtCsv(input, cursor === 'first');
          if (stop.signal.aborted) throw new AppError('cancelled');
          // A Blob keeps the finished parts out of the JavaScript heap.
          parts.push(new Blob([csv]));
          read += page.content.length;
          setExporting({ ...progress, read });
          cursor = page.next;
        }
        const name = auditFileName(tab, ports.now(), timeZone);
        saveBlob(new Blob(['\uFEFF', ...parts], { type: 'text/csv' }), name);
        notifyDone(auditTexts.exported);
      };
      run()
        .catch((error: unknown) => {
          if (!stop.signal.aborted)
            notifyFailed(auditTexts.notExported, explanationOf(error), 'audit.export');
        })
        .finally(() => setExporting(null));
    },
    [cache, filter, ports, send, tab, timeZone],
  );
  return { exporting, start };
}
