// The table's choice of review status (spec 2, section 2). A menu on narrow screens.
import { SegmentedControl, Select } from '@mantine/core';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-tab.module.css';

export type ReviewChoiceProps = {
  /** Null: all. */
  status: ReviewStatus | null;
  onStatus(status: ReviewStatus | null): void;
};

export function ReviewChoice({ status, onStatus }: ReviewChoiceProps) {
  const isNarrow = useNarrow();
  const choice = {
    'aria-label': 'Review status',
    value: status ?? 'ALL',
    onChange: (value: string | null) => onStatus(statusesToChoose.find((each) => each === value) ?? null),
    data: [
      { value: 'ALL', label: 'All' },
      ...statusesToChoose.map((value) => ({ value, label: reviewLabels[value] })),
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
