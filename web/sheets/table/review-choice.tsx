// The table's choice of review status (spec 2, section 2). A menu on narrow screens.
import { SegmentedControl, Select } from '@mantine/core';
import { countText } from '#core/count-text.ts';
import type { StatusCounts } from '#core/sheets/engine/displayed-rows.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-tab.module.css';

export type ReviewChoiceProps = {
  /** Null until they are known. */
  counts: StatusCounts | null;
  /** Null: all. */
  status: ReviewStatus | null;
  onStatus(status: ReviewStatus | null): void;
};

export function ReviewChoice({ counts, status, onStatus }: ReviewChoiceProps) {
  const isNarrow = useNarrow();
  const all = counts === null ? null : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const label = (name: string, count: number | null | undefined) =>
    count == null ? name : `${name} ${countText(count)}`;
  const choice = {
    'aria-label': 'Review status',
    value: status ?? 'ALL',
    onChange: (value: string | null) => onStatus(statusesToChoose.find((each) => each === value) ?? null),
    data: [
      { value: 'ALL', label: label('All', all) },
      ...statusesToChoose.map((value) => ({ value, label: label(reviewLabels[value], counts?.[value]) })),
    ],
  };
  return isNarrow ? (
    <Select
      {...choice}
      className={classes.review ?? ''}
      allowDeselect={false}
      // 'All' alone would be unclear.
      leftSection={<span aria-hidden>Review</span>}
      leftSectionWidth="4.5rem"
    />
  ) : (
    <SegmentedControl {...choice} />
  );
}
