// A review status with the number of its rows.
import { countText } from '#core/count-text.ts';
import type { StatusCounts } from '#core/sheets/engine/displayed-rows.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

/** `Pending 70`; null is all of them. Without a number until it is known. */
export function statusText(status: ReviewStatus | null, counts: StatusCounts | null): string {
  const name = status === null ? t(common.all) : reviewLabels[status];
  if (counts === null) return name;
  const count = status === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : counts[status];
  return `${name} ${countText(count)}`;
}
