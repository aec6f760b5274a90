// Saves a report as a file: immediately, or once the server has made it in the background.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AppError } from '#core/errors.ts';
import { cancelExport, leaveExport } from '#core/exports/actions.ts';
import type { ExportJob } from '#core/exports/job.ts';
import { bytesOf } from '#core/exports/outcome.ts';
import { downloadReport, type WantedFile } from '#core/reports/actions.ts';
import { reportFileName, reportMediaTypes } from '#core/reports/file-name.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';

export type ReportDownload = {
  save(wanted: WantedFile, name: string): Promise<void>;
  isRunning: boolean;
  /** The server's job; null if it sends the file immediately. */
  job: ExportJob | null;
  cancel(): Promise<void>;
  /** Stops waiting: a notification says when the file is ready. */
  leave(): Promise<void>;
};

export function useDownload(): ReportDownload {
  const { ports, send } = useCore();
  const { timeZone } = useActor();
  const { run } = useAction();
  const queries = useQueryClient();
  const [job, setJob] = useState<ExportJob | null>(null);
  const [isRunning, setRunning] = useState(false);
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);
  const stop = () => {
    waiting.current.abort();
    void queries.invalidateQueries({ queryKey: ['exports', 'jobs'] });
  };
  return {
    isRunning,
    job,
    async save(wanted, name) {
      waiting.current = new AbortController();
      const { signal } = waiting.current;
      setRunning(true);
      try {
        const ended = await run(downloadReport, wanted);
        if (!ended.done) return;
        const bytes = await bytesOf(send, ports, ended.result, { signal, onJob: setJob });
        const { format } = wanted;
        const file = reportFileName(name, format, ports.now(), timeZone);
        saveBlob(new Blob([bytes], { type: reportMediaTypes[format] }), file);
      } catch (error) {
        // The reader cancelled it or went on, which needs no message.
        if (signal.aborted || (error instanceof AppError && error.code === 'cancelled')) return;
        notifyFailed(downloadReport.failed(wanted, error), explanationOf(error));
      } finally {
        setRunning(false);
        setJob(null);
      }
    },
    async cancel() {
      if (job !== null && (await run(cancelExport, job)).done) stop();
    },
    async leave() {
      if (job !== null && (await run(leaveExport, job)).done) stop();
    },
  };
}
