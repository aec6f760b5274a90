// Explains why a table is empty.
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { reviewTexts } from '#core/sheets/review/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/**
 * The message of a table whose search, review status or filter matches none of its rows. first-rows.ts covers forms
 * without rows.
 */
export function noneShownText(all: number, words: string, review: ReviewStatus | null): string {
  if (all > 0 && words !== '') return t(m.noRowMatches, { words });
  if (review === 'PENDING') return reviewTexts.nothingLeft;
  if (all > 0 && review !== null) return t(m.noRowIs, { status: review });
  return sheetTexts.noRowsPass;
}
