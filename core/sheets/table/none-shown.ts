// Why a table shows no row.
import { reviewLabels } from '#core/sheets/format-answer.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/texts.ts';

/**
 * Said of a table of so many rows, where none has the words that somebody looks for, or stands so with its review; and of
 * one where a filter leaves none. Where there is none without any, first-rows.ts knows more.
 */
export function noneShownText(all: number, words: string, review: ReviewStatus | null): string {
  if (all > 0 && words !== '') return `No row has the words "${words}".`;
  if (all > 0 && review !== null) return `No row is ${reviewLabels[review].toLowerCase()}.`;
  return sheetTexts.noRowsPass;
}
