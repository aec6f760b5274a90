// Maps the refusal of a review to a status: the role forbids it, or the row's state does for everyone.
import type { Actor } from '#core/actor.ts';
import { type RowReview, reviewsForm } from '#core/sheets/policy.ts';

/** The error code of a refused review. Without reviewers, the rows of a form have no reviews for anyone. */
export function refusalOf(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  { reviewState }: RowReview,
): 'conflict' | 'forbidden' {
  if (reviewState === null) return 'conflict';
  return reviewsForm(actor, form).yes ? 'conflict' : 'forbidden';
}
