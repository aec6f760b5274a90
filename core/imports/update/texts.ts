// What an update by key says, in both faces and in the failed rows.
import { counted, countText } from '#core/count-text.ts';
import type { UpdateCounts, UpdatePreview } from './schema.ts';

const mostNamed = 3;

/** Why a row of the file changes no row and is not new either. */
export const conflictTexts = {
  noKey: 'Without a key, this row cannot be matched. Enter its key, or leave the row out.',
  twice: (csvRows: readonly number[], count: number) =>
    `This key appears ${count === 2 ? 'twice' : `${countText(count)} times`} in the file: in rows ${namedRows(csvRows, count)}. Keep one of them.`,
  several: (count: number) =>
    `${counted(count, 'row')} of this form have this key. Give each its own key first.`,
  reviewed: (state: string) => `The row with this key is ${state.toLowerCase()}: reopen its review first.`,
  returned: 'The row with this key was returned to its author for correction.',
  gone: 'The row with this key was changed or deleted while the import ran. Try it again.',
} as const;

function namedRows(csvRows: readonly number[], count: number): string {
  const first = csvRows.slice(0, mostNamed).map(countText);
  if (count > first.length) return `${first.join(', ')} and others`;
  return `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}

/** The choice of the key, with what follows from it. */
export const updateTexts = {
  title: 'Existing rows',
  label: 'Key',
  none: 'Add every row as new',
  about: 'Rows whose key already exists are changed; the others are added.',
  mapped: 'The key is not a column of the file. Match it with a column first.',
  blanks: 'Empty cells remove answers',
  blanksAbout: 'When off, an empty cell leaves the answer as it is.',
  compared: 'The preview shows what would change.',
  preview: 'Preview changes',
  previewing: 'Comparing with existing rows...',
  previewFailed: 'Unable to preview the changes. Please try again.',
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
    `${countText(newRows)} new`,
    `${countText(changedRows)} changed`,
    `${countText(unchangedRows)} unchanged`,
  ];
  if (conflictingRows > 0) parts.push(`${countText(conflictingRows)} conflicting`);
  if (failedRows > 0) parts.push(`${countText(failedRows)} failing`);
  return parts.join(', ');
}

/** `Row 3, A-7: Speed from 50 to 150; Size from Small to nothing`. */
export function changeText(
  { csvRow, key, changes }: UpdatePreview['changed'][number],
  titles: ReadonlyMap<string, string>,
): string {
  const parts = changes.map(
    ({ questionId, previous, next }) =>
      `${titles.get(questionId) ?? 'An answer'} from ${valuesText(previous)} to ${valuesText(next)}`,
  );
  return `Row ${countText(csvRow)}, ${key}: ${parts.join('; ')}`;
}

/** `Row 3, A-7: This key stands twice in the file.` */
export function conflictText({ csvRow, key, message }: UpdatePreview['conflicting'][number]): string {
  return `Row ${countText(csvRow)}${key === null ? '' : `, ${key}`}: ${message}`;
}

function valuesText(values: readonly string[]): string {
  return values.length === 0 ? 'nothing' : values.join(', ');
}

/** The comment on each change in a row's history. */
export function changeComment(fileName: string): string {
  return `Import of ${fileName}`;
}

/** The comment on each change that is taken back, since the import was canceled or undone. */
export function revertComment(fileName: string, how: 'canceled' | 'undone'): string {
  return `Import of ${fileName} ${how}`;
}
