// How a row's review stands, for people: the wire's state, with rows apart that were returned to their authors. A filter
// of the wire has two fields for it, what somebody chooses from is one list.
import type { ReviewStatus, Row, RowFilter, RowFilterInput } from '#core/sheets/schema.ts';

export function statusOf({
  reviewState,
  returned,
}: Pick<Row, 'reviewState' | 'returned'>): ReviewStatus | null {
  return returned === null ? reviewState : 'RETURNED';
}

/** Whether a row passes what a filter says of its review. */
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

/** What a filter says where somebody has chosen a status; nothing for all of them. */
export function statusFilter(status: ReviewStatus | null): Pick<RowFilterInput, 'reviewState' | 'returned'> {
  if (status === null) return {};
  if (status === 'RETURNED') return { reviewState: 'PENDING', returned: true };
  return { reviewState: status, ...(status === 'PENDING' && { returned: false }) };
}

/** The status that a filter asks for, as one to choose from. */
export function statusIn({ reviewState, returned }: RowFilterInput): ReviewStatus | null {
  if (returned === true) return 'RETURNED';
  return reviewState || null;
}

/** In the order in which people choose from them (spec 2, section 2). */
export const statusesToChoose = ['APPROVED', 'REJECTED', 'PENDING', 'RETURNED'] as const;
