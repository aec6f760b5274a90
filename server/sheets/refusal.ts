// Maps the refusal of a review to a status: the role forbids it, or the row's state does for everyone.
import { type Actor, isAdmin } from '#core/actor.ts';
import { type RowReview, reviewsForm } from '#core/sheets/policy.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';

/** The error code of a refused review. Without reviewers, the rows of a form have no reviews for anyone. */
export function refusalOf(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  { reviewState }: RowReview,
  change: ReviewStatus,
): 'conflict' | 'forbidden' {
  if (reviewState === null) return 'conflict';
  const isDone = reviewState === 'APPROVED' || reviewState === 'REJECTED';
  const isForAdmins = change === 'PENDING' && isDone && !isAdmin(actor);
  return isForAdmins || !reviewsForm(actor, form).yes ? 'forbidden' : 'conflict';
}
