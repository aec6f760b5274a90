// `U`: undoes the last change of rows, whether made in the table or in a row's details. Without a change in this visit,
// lists earlier changes stored on the server.
import type { WholeForm } from '#core/forms/calls.ts';
import { undoChange } from '#core/sheets/actions.ts';
import { type RowUndo, undoTexts } from '#core/sheets/review/row-undo.ts';
import { changedText, offeredChanges } from '#core/sheets/review/bulk-change.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { type App, useApp } from '#cli/app/use-app.ts';
import { reviewRows } from './review-rows.ts';
import type { SheetView } from './sheet-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { undosQuery } from '#core/sheets/queries.ts';
import { madeText } from '#core/sheets/review/format-undo.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';

export type UndoOptions = {
  view: SheetView;
  form: WholeForm;
  section?: string;
};

/** The key. */
export function useUndo({ view, form, section }: UndoOptions): KeyBinding {
  const app = useApp();
  const { dialogs } = useTerminal();
  const undoable = useSignalValue(view.undoable);
  return {
    key: 'undo',
    label: t(m.undoLastChange),
    ...(section !== undefined && { section }),
    hint: undoable !== null,
    off: offeredChanges(app.actor, form).length === 0 ? undoTexts.empty : undefined,
    run: async () => {
      if (undoable !== null && 'rowIds' in undoable) {
        await reviewRows(app, view, { form, rowIds: undoable.rowIds, state: 'PENDING', comment: null });
        return;
      }
      const chosen = undoable ?? (await chooseUndo(app, dialogs, form.id));
      if (chosen === null || !(await app.perform(undoChange, chosen))) return;
      if (undoable !== null) view.undoable.value = null;
      // The user who restored them need not be notified of new rows.
      view.forgetAdded(await view.refresh());
    },
  };
}

/**
 * Which of the bulk changes stored on the server to undo, if the undo key has no change of this visit. Null if
 * cancelled, or if there are none, with a message.
 */
async function chooseUndo(
  { core, actor, say }: Pick<App, 'core' | 'actor' | 'say'>,
  dialogs: Dialogs,
  formId: string,
): Promise<RowUndo | null> {
  const read = undosQuery(core.send, formId).queryFn({ signal: new AbortController().signal });
  const undos = await read.catch((error: unknown) => {
    say(wordsOf(error).message, 'bad');
    return null;
  });
  if (undos?.length === 0) say(undoTexts.empty);
  if (undos === null || undos.length === 0) return null;
  return choose(dialogs, {
    title: undoTexts.title,
    isMenu: true,
    width: 84,
    choices: undos.map((value) => ({
      value,
      label: changedText(value.rowCount, value.change),
      note: madeText(value, actor),
    })),
  });
}
