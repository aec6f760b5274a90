// How a row's review stands, for people: the wire's state, with rows apart that were returned to their authors. A filter
// of the wire has two fields for it, what somebody chooses from is one list.
import type { ReviewStanding, Row, RowFilter, RowFilterInput } from '#core/sheets/schema.ts';

export function standingOf({
  reviewState,
  returned,
}: Pick<Row, 'reviewState' | 'returned'>): ReviewStanding | null {
  return returned === null ? reviewState : 'RETURNED';
}

/** Whether a row passes what a filter says of its review. */
export function passesReview(
  { reviewState, returned }: Pick<RowFilter, 'reviewState' | 'returned'>,
  standing: ReviewStanding | null,
): boolean {
  const isReturned = standing === 'RETURNED';
  if (returned != null && returned !== isReturned) return false;
  return reviewState === null || reviewState === (isReturned ? 'PENDING' : standing);
}

export function filtersReview({
  reviewState,
  returned,
}: Pick<RowFilter, 'reviewState' | 'returned'>): boolean {
  return reviewState !== null || returned != null;
}

/** What a filter says where somebody has chosen a standing; nothing for all of them. */
export function standingFilter(
  standing: ReviewStanding | null,
): Pick<RowFilterInput, 'reviewState' | 'returned'> {
  if (standing === null) return {};
  if (standing === 'RETURNED') return { reviewState: 'PENDING', returned: true };
  return { reviewState: standing, ...(standing === 'PENDING' && { returned: false }) };
}

/** The standing that a filter asks for, as one to choose from. */
export function standingIn({ reviewState, returned }: RowFilterInput): ReviewStanding | null {
  if (returned === true) return 'RETURNED';
  return reviewState || null;
}

/** In the order in which people choose from them (spec 2, section 2). */
export const standingsToChoose = ['APPROVED', 'REJECTED', 'PENDING', 'RETURNED'] as const;
