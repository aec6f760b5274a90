// Chooses which of the bulk changes stored on the server to undo, if the undo key has no change of this visit.
import { undosQuery } from '#core/sheets/queries.ts';
import { type RowUndo, undoTexts } from '#core/sheets/review/row-undo.ts';
import { changedText } from '#core/sheets/review/bulk-change.ts';
import { madeText } from '#core/sheets/review/format-undo.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import type { App } from '#cli/app/use-app.ts';

/** Resolves to null if cancelled, or if there are none, with a message. */
export async function chooseUndo(
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
