// Undo of a finished import: how long it is possible, what has become of its rows since, who may, and its texts.
import { withFullStop } from '#core/format/full-stop.ts';
import * as z from 'zod/mini';
import { type Actor, isAdmin, isManager, no, type Verdict, when, yes } from '#core/actor.ts';
import { id, type Person, personName, timestamp } from '#core/primitives.ts';
import { mayUpdateByKey } from './policy.ts';
import type { ImportStatus } from './status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const daysToUndo = 30;
/** How long, in milliseconds, a finished import can be undone. */
export const importUndoRetention = daysToUndo * 24 * 3_600_000;

/** What an undo would do, counted now. A row that was edited and reviewed counts in both, and once in `changed`. */
export const undoPreview = z.object({
  importId: id,
  /** Null: the import has changed existing rows and added none. */
  sheetId: z.nullable(id),
  /** Rows in the sheet that are as they were imported. */
  unchanged: z.number(),
  /** Rows in the sheet that somebody edited, reviewed or added since. */
  changed: z.number(),
  edited: z.number(),
  /** Approved, rejected or returned. */
  reviewed: z.number(),
  /** Filled in by people, and not by the import. */
  added: z.number(),
  /** Imported rows that were deleted since. */
  deleted: z.number(),
  /** Rows that the import has changed by their key, and that get their answers from before. */
  restored: z.number(),
  /** Of the rows that it has changed, those in which people have changed the same answer since: it stays. */
  kept: z.number(),
  /** Whether somebody has answered the questions of the sheet's setup, or completed it. */
  setupChanged: z.boolean(),
  /** The undo expires at this time. */
  until: timestamp,
});
export type UndoPreview = z.infer<typeof undoPreview>;

export const undoRequest = z.object({
  /** Delete rows that were changed since as well; without it they make the server refuse. */
  changed: z._default(z.boolean(), false),
  /** How many of them were shown to the person who decided: with more by now, the server refuses. */
  changedRows: z.optional(z.number().check(z.int(), z.minimum(0))),
});

type Undoable = Pick<ImportStatus, 'undone' | 'undoUntil' | 'state' | 'update'>;

/** May this import be undone? */
export function mayUndoImport(actor: Actor, status: Undoable): Verdict {
  if (!isManager(actor)) return no(t(m.onlyManagersAndAdminsMayUndo));
  const verdict = isUndoable(status);
  return verdict.yes && status.update !== null ? mayUpdateByKey(actor) : verdict;
}

/** Whether anybody may undo it, in its state. */
export function isUndoable({ undone, undoUntil, state }: Undoable): Verdict {
  if (undone !== null) return no(t(m.thisImportIsAlreadyUndone));
  if (state !== 'SUCCESS') return no(t(m.onlyFinishedImportCanBe));
  return when(undoUntil !== null, t(m.thisImportCanNoLongerBe, { daysToUndo }));
}

/** May the actor undo it with the rows that were changed since? As with every row that is deleted, admins only. */
export function mayUndoChanged(
  actor: Actor,
  preview: Pick<UndoPreview, 'changed' | 'setupChanged'>,
): Verdict {
  if (!hasChanges(preview) || isAdmin(actor)) return yes;
  return no(t(m.onlyAdministratorsMayDeleteWhat, { changed: changedText(preview) }));
}

/** Whether the undo needs a decision: it would delete more than the import has brought. */
export function hasChanges({
  changed,
  setupChanged,
}: Pick<UndoPreview, 'changed' | 'setupChanged'>): boolean {
  return changed > 0 || setupChanged;
}

/** `3 rows were changed since the import.` */
export function changedText({
  changed,
  setupChanged,
}: Pick<UndoPreview, 'changed' | 'setupChanged'>): string {
  if (changed === 0 && setupChanged) return setupText;
  return t(m.rowsChangedSinceImport, { changed });
}

const setupText = t(m.setupOfSheetWasFilled);

/** What has become of the rows, one sentence each: the first says what nobody has touched. */
export function undoLines(preview: UndoPreview): string[] {
  const { unchanged, edited, reviewed, added, deleted, restored, kept, setupChanged } = preview;
  return [
    ...(restored > 0 ? [t(m.rowsGetEarlierAnswersBack, { count: restored })] : []),
    ...(kept > 0 ? [t(m.rowsKeepAnswers, { count: kept })] : []),
    ...(preview.sheetId === null ? [] : [untouchedLine(unchanged)]),
    ...(edited > 0 ? [t(m.rowsEdited, { count: edited })] : []),
    ...(reviewed > 0 ? [t(m.rowsReviewed, { count: reviewed })] : []),
    ...(added > 0 ? [t(m.rowsFilledInByPeople, { added })] : []),
    ...(deleted > 0 ? [t(m.rowsDeleted, { count: deleted })] : []),
    ...(setupChanged ? [setupText] : []),
  ];
}

function untouchedLine(unchanged: number): string {
  return unchanged === 0 ? t(m.noRowIsAsIt) : t(m.rowsAsImported, { count: unchanged });
}

/** The same with what the undo does, as one text. */
export function undoText(preview: UndoPreview): string {
  return [
    ...undoLines(preview),
    ...(preview.sheetId === null ? [] : [t(m.undoDeletesSheet)]),
    ...(hasChanges(preview) ? [t(m.peoplesChangesAreLost)] : []),
    t(m.thisCannotBeUndone),
  ].join(' ');
}

/** Instead of canceling an import whose rows people have changed. */
export const cancelHint = t(m.nothingWasCanceledCompleteImport);

/** Why the server refuses without a decision, and what to do. */
export const undoRefusal = {
  hint: t(m.nothingWasUndoneUndoIt),
  more: (shown: number, now: number) => t(m.moreRowsHaveChangedIn, { now, shown }),
  moreHint: t(m.nothingWasUndoneLookAt),
} as const;

/** `Undoing the import of strikes.csv: 10,000 rows.` */
export function undoingText({
  originalFileName,
  completedRows,
}: Pick<ImportStatus, 'originalFileName' | 'completedRows'>): string {
  return t(m.undoingImportOfRows, { originalFileName, completedRows });
}

/** `The import of strikes.csv is undone.` */
export function undoneText({ originalFileName }: Pick<ImportStatus, 'originalFileName'>): string {
  return t(m.importOfIsUndone, { originalFileName });
}

/** `maria undid it on 2026-11-23 11:02.` */
export function undoneBy(by: Person, at: string): string {
  return withFullStop(t(m.undidItOn, { userName: personName(by), at }));
}

export const undoTitle = t(m.whatHappenedToItsRows);

/** `This import can be undone until 2026-12-23 11:02.` */
export function undoUntilText(until: string): string {
  return withFullStop(t(m.thisImportCanBeUndone, { until }));
}

/** What becomes of an undone import, under who undid it. */
export function undoneAdvice({ update }: Pick<ImportStatus, 'update'>): string {
  return t(update === null ? m.goneWithSheet : m.goneRows);
}
