// A row's review status for people: the wire's state, with returned rows as a status of their own. A filter on the wire
// has two fields for what people choose from one list.
import { reviewLabels } from '#core/sheets/format-answer.ts';
import type { ReviewStatus, Row, RowFilter, RowFilterInput } from '#core/sheets/schema.ts';

export function statusOf({
  reviewState,
  returned,
}: Pick<Row, 'reviewState' | 'returned'>): ReviewStatus | null {
  return returned === null ? reviewState : 'RETURNED';
}

/** What people read of it; nothing of a row that nobody reviews. */
export function reviewText(row: Pick<Row, 'reviewState' | 'returned'>): string {
  const status = statusOf(row);
  return status === null ? '' : reviewLabels[status];
}

/** Whether a row passes a filter's review fields. */
export function passesReview(
  { reviewState, returned }: Pick<RowFilter, 'reviewState' | 'returned'>,
  status: ReviewStatus | null,
): boolean {
  const isReturned = status === 'RETURNED';
  if (returned != null && returned !== isReturned) return false;
  return reviewState === null || reviewState === (isReturned ? 'PENDING' : status);
}

export function filtersReview({
  reviewState,
  returned,
}: Pick<RowFilter, 'reviewState' | 'returned'>): boolean {
  return reviewState !== null || returned != null;
}

/** The filter fields of a chosen status; empty for all statuses. */
export function statusFilter(status: ReviewStatus | null): Pick<RowFilterInput, 'reviewState' | 'returned'> {
  if (status === null) return {};
  if (status === 'RETURNED') return { reviewState: 'PENDING', returned: true };
  return { reviewState: status, ...(status === 'PENDING' && { returned: false }) };
}

/** The status that a filter selects. */
export function statusIn({ reviewState, returned }: RowFilterInput): ReviewStatus | null {
  if (returned === true) return 'RETURNED';
  return reviewState || null;
}

/** In the order of the menu (spec 2, section 2). */
export const statusesToChoose = ['APPROVED', 'REJECTED', 'PENDING', 'RETURNED'] as const;
