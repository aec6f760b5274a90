// Runs an export of the core and saves its file in the way of browsers.
import { useCallback } from 'react';
import type { Action } from '#core/action.ts';
import { saveDelay } from '#core/exports/actions.ts';
import { exportFileName } from '#core/exports/export-draft.ts';
import type { ExportFormat } from '#core/exports/schema.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveResponse } from '#web/platform/download.ts';
import { explanationOf } from '#web/ui/error-screen.tsx';
import { notifyFailed } from '#web/ui/notify.ts';
import { useAction } from '#web/ui/use-action.ts';

type Exported = { format?: ExportFormat | undefined };

/** `save` resolves to whether there is a file now; what went wrong has been said. `formName` names the file. */
export function useExport() {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const { run, isRunning } = useAction();
  const save = useCallback(
    async <T extends Exported>(action: Action<T, Response>, body: T, formName: string): Promise<boolean> => {
      const ended = await run(action, body);
      if (!ended.done) return false;
      try {
        await ports.sleep(saveDelay);
        const name = exportFileName(formName, body.format ?? 'XLSX', ports.now(), timeZone);
        await saveResponse(ended.result, name);
        return true;
      } catch (error) {
        // The reply began well and broke off.
        notifyFailed(action.failed(body, error), explanationOf(error));
        return false;
      }
    },
    [ports, run, timeZone],
  );
  return { save, isRunning };
}
