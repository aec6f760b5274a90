// The table's choice of review status (spec 2, section 2), where there is room for all of them.
import { SegmentedControl } from '@mantine/core';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { StatusCounts } from '#core/sheets/engine/displayed-rows.ts';
import { statusText } from './status-text.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ReviewChoiceProps = {
  /** Null until they are known. */
  counts: StatusCounts | null;
  /** Null: all. */
  status: ReviewStatus | null;
  onStatus(status: ReviewStatus | null): void;
};

export function ReviewChoice({ counts, status, onStatus }: ReviewChoiceProps) {
  return (
    <SegmentedControl
      aria-label={t(m.reviewStatus)}
      value={status ?? 'ALL'}
      onChange={(value) => onStatus(statusesToChoose.find((each) => each === value) ?? null)}
      data={[null, ...statusesToChoose].map((each) => ({
        value: each ?? 'ALL',
        label: statusText(each, counts),
      }))}
    />
  );
}
