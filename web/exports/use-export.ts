// Runs an export action and saves its file in the browser: immediately, or once the server has created it.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { cancelExport, saveDelay } from '#core/exports/actions.ts';
import { exportFileName } from '#core/exports/export-draft.ts';
import type { FileKind } from '#core/exports/format.ts';
import type { ExportJob } from '#core/exports/job.ts';
import { type ExportOutcome, fileOfJob } from '#core/exports/outcome.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveResponse } from '#web/platform/download.ts';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useSaveExport } from './use-save-export.ts';

/** The action's input may have further fields. */
type Exported = { [K in keyof FileKind]?: FileKind[K] | undefined };

export type Exporting = {
  /**
   * Resolves to whether there is a file; errors have been shown. `formName` names the file. Stops waiting when the user
   * leaves the page: the server continues, and notifies the user when the file is ready.
   */
  save: <T extends Exported>(action: Action<T, ExportOutcome>, body: T, formName: string) => Promise<boolean>;
  isRunning: boolean;
  /** The server's job; null if it sends the file immediately. */
  job: ExportJob | null;
  cancel(): Promise<void>;
};

export function useExport(): Exporting {
  const { ports, send } = useCore();
  const { timeZone } = useActor();
  const { run } = useAction();
  const queries = useQueryClient();
  const saveExport = useSaveExport();
  const [job, setJob] = useState<ExportJob | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const waiting = useRef(new AbortController());
  useEffect(() => () => waiting.current.abort(), []);

  const save = useCallback<Exporting['save']>(
    async (action, body, formName) => {
      waiting.current = new AbortController();
      const { signal } = waiting.current;
      setIsRunning(true);
      try {
        const ended = await run(action, body);
        if (!ended.done) return false;
        if (ended.result.kind === 'file') {
          await ports.sleep(saveDelay);
          const { format = 'XLSX', zip = false, images = false } = body;
          const name = exportFileName(formName, { format, zip, images }, ports.now(), timeZone);
          await saveResponse(ended.result.response, name);
          return true;
        }
        const ready = await fileOfJob(send, ports, ended.result.job, { signal, onJob: setJob });
        void queries.invalidateQueries({ queryKey: ['exports', 'jobs'] });
        await saveExport(ready);
        return true;
      } catch (error) {
        // The download failed halfway; or the user cancelled it or left the page, which needs no message.
        if (signal.aborted || (error instanceof AppError && error.code === 'cancelled')) return false;
        notifyFailed(action.failed(body, error), explanationOf(error));
        return false;
      } finally {
        setIsRunning(false);
        setJob(null);
      }
    },
    [ports, run, send, timeZone, queries, saveExport],
  );

  const cancel = async () => {
    if (job === null) return;
    const ended = await run(cancelExport, job);
    if (ended.done) waiting.current.abort();
  };
  return { save, isRunning, job, cancel };
}
