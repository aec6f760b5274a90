// Explains why a table is empty.
import { reviewLabels } from '#core/sheets/format-answer.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { reviewTexts } from '#core/sheets/review/texts.ts';
import { sheetTexts } from '#core/sheets/texts.ts';

/**
 * The message of a table whose search, review status or filter matches none of its rows. first-rows.ts covers forms
 * without rows.
 */
export function noneShownText(all: number, words: string, review: ReviewStatus | null): string {
  if (all > 0 && words !== '') return `No row matches "${words}".`;
  if (review === 'PENDING') return reviewTexts.nothingLeft;
  if (all > 0 && review !== null) return `No row is ${reviewLabels[review].toLowerCase()}.`;
  return sheetTexts.noRowsPass;
}
