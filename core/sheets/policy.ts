// Who may see and change sheets and rows (spec 2, section 6; contract, "Who may see which form").
import { type Actor, isAdmin, no, type Verdict, when, yes } from '#core/actor.ts';
import type { ReviewState, Row } from './schema.ts';

/** Only role USER is held to the sheets that they created themselves. */
export function seesOwnSheetsOnly(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'USER';
}

type Reviewed = { reviewers: readonly { id: string }[] };

/** May the actor approve or reject this row? An admin, or a listed reviewer or manager; pending rows only. */
export function mayReview(actor: Actor, form: Reviewed, row: Pick<Row, 'reviewState'>): Verdict {
  const reviews = isReviewed(actor, form);
  if (!reviews.yes) return reviews;
  const listed = form.reviewers.some((reviewer) => reviewer.id === actor.userId);
  const mayInRole = actor.role === 'REVIEWER' || actor.role === 'MANAGER';
  if (!isAdmin(actor) && !(listed && mayInRole)) return no('You are not a reviewer of this form.');
  return when(row.reviewState === 'PENDING', 'Only pending rows can be approved or rejected.');
}

/** May the actor set a reviewed row back to pending? Admins only. */
export function mayReopen(actor: Actor, form: Reviewed, row: Pick<Row, 'reviewState'>): Verdict {
  const reviews = isReviewed(actor, form);
  if (!reviews.yes) return reviews;
  if (!isAdmin(actor)) return no('Only administrators may set a reviewed row back to pending.');
  const isDone = row.reviewState === 'APPROVED' || row.reviewState === 'REJECTED';
  return when(isDone, 'Only approved and rejected rows can be set back to pending.');
}

/** May the actor give this row this state? */
export function mayReviewAs(
  actor: Actor,
  form: Reviewed,
  row: Pick<Row, 'reviewState'>,
  state: ReviewState,
): Verdict {
  return state === 'PENDING' ? mayReopen(actor, form, row) : mayReview(actor, form, row);
}

function isReviewed(actor: Actor, form: Reviewed): Verdict {
  if (actor.flags['FORM_REVIEWERS_ENABLED'] === false) return no('Reviewing is turned off for your company.');
  return when(form.reviewers.length > 0, 'This form has no reviewers.');
}

/** May the actor delete rows and edit answers? Signatures are never edited. */
export function mayEditAnswers(actor: Actor, question?: { type: string }): Verdict {
  if (!isAdmin(actor)) return no('Only administrators may edit answers or delete rows.');
  return question?.type === 'SIGNATURE' ? no('A signature cannot be edited.') : yes;
}

/** Exports are for anyone except role USER (spec 3, section 6). */
export function mayExport(actor: Pick<Actor, 'role'>): Verdict {
  return when(actor.role !== 'USER', 'Your role does not allow exports.');
}
