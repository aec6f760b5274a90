// Which rows the table shows by how their reviews stand (spec 2, section 2). Narrow screens have no room for all of them
// beside each other.
import { SegmentedControl, Select } from '@mantine/core';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { statusesToChoose } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './data-tab.module.css';

export type ReviewChoiceProps = {
  /** Null: all of them. */
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
      // 'All' alone does not say of what.
      leftSection={<span aria-hidden>Review</span>}
      leftSectionWidth="4.5rem"
    />
  ) : (
    <SegmentedControl {...choice} />
  );
}
