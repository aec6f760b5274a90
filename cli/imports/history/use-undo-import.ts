// Undoes an import from its screen or from the list: reads what became of its rows, asks, and undoes it.
import { useQueryClient } from '@tanstack/react-query';
import type { ImportStatus } from '#core/imports/status.ts';
import { undo, undoFailed, undoPreviewQuery } from '#core/imports/undo-action.ts';
import { useApp } from '#cli/app/use-app.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';

export function useUndoImport(): (status: ImportStatus) => Promise<void> {
  const { core, say, perform } = useApp();
  const queries = useQueryClient();
  return async (status) => {
    try {
      const preview = await queries.fetchQuery(undoPreviewQuery(core.send, status.id));
      await perform(undo, { status, preview });
    } catch (error) {
      say(`${undoFailed(status)} ${wordsOf(error).message}`, 'bad');
    }
  };
}
