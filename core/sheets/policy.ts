// Who may see and change sheets and rows (spec 2, section 6; contract, "Who may see which form").
import { type Actor, isAdmin, no, type Verdict, when, yes } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { reviewingOff } from './review/labels.ts';
import type { Returned, ReviewStatus } from './schema.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Reviewed = { reviewers: readonly { id: string }[] };

/** What a policy needs to know about a row's review. */
export type RowReview = {
  /** The wire's state or the review status, which also distinguishes returned rows. */
  reviewState: ReviewStatus | null;
  returned?: Returned | null;
  reviewer?: { id: string } | null;
  reviewDate?: number | null;
};

/** A row of a form. */
export type ReviewedRow = { form: Reviewed; row: RowReview };

/** May the actor approve or reject this row? Admins, and listed reviewers or managers; only pending rows. */
function mayReview(actor: Actor, form: Reviewed, row: RowReview): Verdict {
  const reviews = reviewsForm(actor, form);
  return reviews.yes ? when(isPending(row), t(m.onlyPendingRowsCanBe)) : reviews;
}

/**
 * May the actor return this row to its author for correction? Anyone who may review it, if it is pending and not already
 * returned.
 */
export function mayReturn(actor: Actor, form: Reviewed, row: RowReview): Verdict {
  const reviews = reviewsForm(actor, form);
  if (!reviews.yes) return reviews;
  if (isReturned(row)) return no(t(m.thisRowWasAlreadyReturned));
  return when(isPending(row), t(m.onlyPendingRowsCanBeReturned));
}

/** May the actor set this row back to pending? Whoever may review it, once it was decided or returned. */
function mayReopen(actor: Actor, form: Reviewed, row: RowReview): Verdict {
  const reviews = reviewsForm(actor, form);
  if (!reviews.yes) return reviews;
  const isDone = row.reviewState === 'APPROVED' || row.reviewState === 'REJECTED';
  return when(isDone || isReturned(row), t(m.onlyReviewedAndReturnedRows));
}

/** May the actor give this row this status? */
export function mayReviewAs(actor: Actor, reviewed: ReviewedRow, state: ReviewStatus): Verdict {
  const { form, row } = reviewed;
  if (state === 'RETURNED') return mayReturn(actor, form, row);
  return state === 'PENDING' ? mayReopen(actor, form, row) : mayReview(actor, form, row);
}

/** May the actor review rows of this form at all? */
export function reviewsForm(actor: Actor, form: Reviewed): Verdict {
  const reviews = isReviewed(actor, form);
  if (!reviews.yes) return reviews;
  const listed = form.reviewers.some((reviewer) => reviewer.id === actor.userId);
  const mayInRole = actor.role === 'REVIEWER' || actor.role === 'MANAGER';
  return when(isAdmin(actor) || (listed && mayInRole), t(m.youAreNotReviewerOf));
}

function isReturned({ reviewState, returned }: RowReview): boolean {
  return reviewState === 'RETURNED' || (returned !== undefined && returned !== null);
}

function isPending(row: RowReview): boolean {
  return row.reviewState === 'PENDING' || isReturned(row);
}

function isReviewed(actor: Actor, form: Reviewed): Verdict {
  if (!isOn(actor, 'FORM_REVIEWERS_ENABLED')) return no(reviewingOff);
  return when(form.reviewers.length > 0, t(m.thisFormHasNoReviewers));
}

/** May the actor correct this row? Its author, while it is returned to them. */
export function mayCorrect(
  actor: Pick<Actor, 'userId'>,
  row: { user: { id: string }; isReturned: boolean },
): Verdict {
  if (row.user.id !== actor.userId) return no(t(m.onlyAuthorOfRowMay));
  return when(row.isReturned, t(m.thisRowNoLongerNeeds));
}

/** May the actor delete rows and edit answers? Signatures are never edited. */
export function mayEditAnswers(actor: Actor, question?: Pick<Question, 'type' | 'filledBy'>): Verdict {
  if (!isAdmin(actor)) return no(t(m.onlyAdministratorsMayEditAnswers));
  if (question !== undefined && isCalculatedOnly(question)) return no(t(m.calculatedCannotBeEdited));
  return question === undefined || questionTypes[question.type].isEditable
    ? yes
    : no(t(m.signatureCannotBeEdited));
}

/** Bringing deleted rows back, no matter who deleted them. */
export function mayRestoreRows(actor: Pick<Actor, 'role'>): Verdict {
  return actor.role === 'ADMIN' ? yes : no(t(m.onlyAdministratorsMayRestoreDeleted));
}

/** Exports are for anyone except role USER (spec 3, section 6). */
export function mayExport(actor: Pick<Actor, 'role'>): Verdict {
  return when(actor.role !== 'USER', t(m.yourRoleDoesNotAllow));
}
