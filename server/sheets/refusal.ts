// Why a review is refused, as a status of the wire: the role forbids it, or the row's state does, whoever asks.
import { type Actor, isAdmin } from '#core/actor.ts';
import { type RowReview, reviewsForm } from '#core/sheets/policy.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';

/** The code of a refusal to review a row. A row of a form without reviewers has no review, whoever asks for one. */
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
