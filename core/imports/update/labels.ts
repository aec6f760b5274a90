// What an update by key says, in both faces and in the failed rows.
import { countText, listText } from '#core/count-text.ts';
import type { UpdateCounts, UpdatePreview } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const mostNamed = 3;

/** Why a row of the file changes no row and is not new either. */
export const conflictTexts = {
  noKey: t(m.withoutKeyThisRowCannot),
  twice: (csvRows: readonly number[], count: number) =>
    t(m.keyAppears, { count, rows: namedRows(csvRows, count) }),
  several: (count: number) => t(m.rowsOfThisFormHave, { count }),
  reviewed: (status: 'APPROVED' | 'REJECTED') => t(m.rowWithThisKeyIs, { status }),
  returned: t(m.rowWithThisKeyWas),
  gone: t(m.rowWithThisKeyWasChanged),
} as const;

function namedRows(csvRows: readonly number[], count: number): string {
  const first = csvRows.slice(0, mostNamed).map(countText);
  return count > first.length ? t(m.rowsAndOthers, { rows: first.join(', ') }) : listText(first);
}

/** The choice of the key, with what follows from it. */
export const updateTexts = {
  title: t(m.existingRows),
  label: t(m.key),
  none: t(m.addEveryRowAsNew),
  about: t(m.rowsWhoseKeyAlreadyExists),
  mapped: t(m.keyIsNotColumnOf),
  blanks: t(m.emptyCellsRemoveAnswers),
  blanksAbout: t(m.whenOffEmptyCellLeaves),
  compared: t(m.previewShowsWhatWouldChange),
  preview: t(m.previewChanges),
  previewing: t(m.comparingWithExistingRows),
  previewFailed: t(m.unableToPreviewChangesPlease),
} as const;

/** `12 new, 340 changed, 48 unchanged, 2 conflicting`. */
export function countsText({
  newRows,
  changedRows,
  unchangedRows,
  conflictingRows = 0,
  failedRows = 0,
}: UpdateCounts & { conflictingRows?: number; failedRows?: number }): string {
  const parts = [
    t(m.newCount, { count: newRows }),
    t(m.changedCount, { count: changedRows }),
    t(m.unchangedCount, { count: unchangedRows }),
  ];
  if (conflictingRows > 0) parts.push(t(m.conflictingCount, { count: conflictingRows }));
  if (failedRows > 0) parts.push(t(m.failingCount, { count: failedRows }));
  return parts.join(', ');
}

/** `Row 3, A-7: Speed from 50 to 150; Size from Small to nothing`. */
export function changeText(
  { csvRow, key, changes }: UpdatePreview['changed'][number],
  titles: ReadonlyMap<string, string>,
): string {
  const parts = changes.map(({ questionId, previous, next }) =>
    t(m.changeFromTo, {
      title: titles.get(questionId) ?? t(m.answer),
      previous: valuesText(previous),
      next: valuesText(next),
    }),
  );
  return t(m.rowChanges, { row: csvRow, key, changes: parts.join('; ') });
}

/** `Row 3, A-7: This key stands twice in the file.` */
export function conflictText({ csvRow, key, message }: UpdatePreview['conflicting'][number]): string {
  return key === null
    ? t(m.rowConflict, { row: csvRow, message })
    : t(m.rowKeyConflict, { row: csvRow, key, message });
}

function valuesText(values: readonly string[]): string {
  return values.length === 0 ? t(m.nothing) : values.join(', ');
}

/** The comment on each change in a row's history. */
export function changeComment(fileName: string): string {
  return t(m.importOf, { fileName });
}

/** The comment on each change that is taken back, since the import was canceled or undone. */
export function revertComment(fileName: string, how: 'canceled' | 'undone'): string {
  return t(m.importTakenBack, { fileName, how });
}
