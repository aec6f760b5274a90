// formdeck import undo. Its sheet goes with all rows, so the user sees what became of them and has to confirm.
import { confirm } from '#cli/command/confirm.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { importIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { whileDoing } from '#cli/output/progress.ts';
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { previewUndo } from '#core/imports/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { undo as undoAction } from '#core/imports/undo-action.ts';
import {
  changedText,
  hasChanges,
  mayUndoImport,
  undoingText,
  undoLines,
  undoneText,
  type UndoPreview,
  undoText,
} from '#core/imports/undo.ts';
import { actorOf } from '#core/session/state.ts';
import { forgetImport } from '../started.ts';
import { statusOf } from '../wait.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type UndoFlags = { changed?: boolean; dryRun?: boolean };
export type UndoOptions = { id: string; changed: boolean; dryRun: boolean };
export type UndoData = {
  status: ImportStatus;
  /** Null: it was undone before. */
  preview: UndoPreview | null;
  dryRun: boolean;
};

export const undo = verb({
  effect: {
    asks: ({ dryRun }: UndoOptions) => (dryRun ? null : t(m.sheetOfImportAndAll)),
  },
  options: ({ changed, dryRun }: UndoFlags, [id]): UndoOptions => ({
    id: idPartGiven('import', id),
    changed: changed === true,
    dryRun: dryRun === true,
  }),

  async run(context: Context, { id: given, changed, dryRun }: UndoOptions): Promise<UndoData> {
    const id = await importIdOf(context, given);
    const status = await statusOf(context, id);
    // A run that is repeated, after its answer was lost.
    if (status.undone !== null) return { status, preview: null, dryRun };
    const actor = actorOf(await context.user());
    const possible = mayUndoImport(actor, status);
    if (!possible.yes) throw new AppError('conflict', possible.why);
    const preview = await context.sendAgain(previewUndo, { params: { id } });
    if (dryRun) return { status, preview, dryRun };
    const allowed = undoAction.may(actor, { status, preview });
    if (!allowed.yes) throw new AppError('forbidden', allowed.why);
    if (hasChanges(preview) && !changed) {
      throw new AppError('conflict', changedText(preview), {
        hint: wording(m.nothingWasUndoneToDelete, { id }),
        fields: { changedRows: preview.changed },
      });
    }
    const { title = '' } = undoAction.confirmation?.({ status, preview }) ?? {};
    await confirm(context, `${title} ${undoText(preview)}`, t(m.importWasNotUndone));
    const { now } = await context.ports();
    const after = await whileDoing(context.output.progress(), undoingText(status), now, () =>
      undoAction.run(context.sendAgain, { status, preview }),
    );
    await forgetImport(context, id);
    return { status: after, preview, dryRun };
  },

  print(output, { status, preview, dryRun }) {
    if (preview === null) return output.say(t(m.thisImportIsAlreadyUndone));
    if (!dryRun) return output.say(undoneText(status));
    for (const line of undoLines(preview)) output.line(line);
    output.say([t(m.nothingWasUndone), ...dryRunText(preview)].join(' '));
  },

  json: ({ status, preview, dryRun }) => ({
    id: status.id,
    originalFileName: status.originalFileName,
    undone: status.undone,
    dryRun,
    preview,
  }),
});

/** What the undo would delete: of an update that is nothing but the rows that it has added. */
function dryRunText(preview: UndoPreview): string[] {
  const isUpdate = preview.restored + preview.kept > 0;
  if (preview.sheetId === null) return hasChanges(preview) ? [t(m.takesChanged)] : [];
  if (hasChanges(preview)) return [t(isUpdate ? m.wouldDeleteNewChanged : m.wouldDeleteAllChanged)];
  return [t(isUpdate ? m.wouldDeleteNew : m.wouldDeleteAll)];
}
