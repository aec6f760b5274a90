// Undoes an import from its page or from the list: reads what became of its rows, asks, and undoes it.
import { useQueryClient } from '@tanstack/react-query';
import type { ImportStatus } from '#core/imports/status.ts';
import { undo, undoFailed, undoPreviewQuery } from '#core/imports/undo-action.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import type { RunAction } from '#web/ui/use-action.ts';

/** Resolves to whether it was undone. */
export function useUndoImport(): (run: RunAction, status: ImportStatus) => Promise<boolean> {
  const { send } = useCore();
  const queries = useQueryClient();
  return async (run, status) => {
    try {
      const preview = await queries.fetchQuery(undoPreviewQuery(send, status.id));
      return (await run(undo, { status, preview })).done;
    } catch (error) {
      notifyFailed(undoFailed(status), explanationOf(error), undo.id);
      return false;
    }
  };
}
