// The action that undoes a finished import, for both faces and the command.
import { action } from '#core/action.ts';
import type { Run, Send } from '#core/send.ts';
import { previewUndo, undoImport } from './calls.ts';
import type { ImportStatus } from './status.ts';
import {
  hasChanges,
  mayUndoChanged,
  mayUndoImport,
  undoingText,
  undoneText,
  type UndoPreview,
  undoText,
} from './undo.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ImportUndo = {
  status: Pick<
    ImportStatus,
    'id' | 'originalFileName' | 'completedRows' | 'undone' | 'undoUntil' | 'state' | 'update'
  >;
  /** As it was shown to the person who decides. */
  preview: UndoPreview;
};

/** What happened to the rows of a finished import: read anew each time, since it is decided upon. */
export const undoPreviewQuery = (send: Send, id: string) => ({
  queryKey: ['imports', 'undo', id] as const,
  queryFn: ({ signal }: Run) => send(previewUndo, { params: { id } }, { signal }),
  staleTime: 0,
});

/** Said where it cannot be undone, before the error's own message. */
export function undoFailed({ originalFileName }: Pick<ImportStatus, 'originalFileName'>): string {
  return t(m.unableToUndoImportOf, { originalFileName });
}

export const undo = action<ImportUndo, ImportStatus>({
  id: 'imports.undo',
  label: t(m.undoImport),
  danger: true,
  confirmation: ({ status, preview }) => ({
    title: t(m.undoImportOf, { originalFileName: status.originalFileName }),
    text: undoText(preview),
    confirm: hasChanges(preview) ? t(m.undoWithAllChanges) : t(m.undoImport),
    cancel: t(m.keepIt),
  }),
  may(actor, { status, preview }) {
    const verdict = mayUndoImport(actor, status);
    return verdict.yes ? mayUndoChanged(actor, preview) : verdict;
  },
  repeatable: true,
  run: (send, { status, preview }) =>
    send(undoImport, {
      params: { id: status.id },
      body: { changed: hasChanges(preview), changedRows: preview.changed },
    }),
  doing: ({ status }) => undoingText(status),
  done: ({ status }) => undoneText(status),
  failed: ({ status }) => undoFailed(status),
  touches: [['imports'], ['forms'], ['sheets'], ['home'], ['notifications'], ['pins'], ['insights']],
});
