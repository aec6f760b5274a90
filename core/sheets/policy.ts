// Who may see and change sheets and rows (spec 2, section 6; contract, "Who may see which form").
import { type Actor, isAdmin, no, type Verdict, when, yes } from '#core/actor.ts';
import type { Row } from './schema.ts';

/** Only role USER is held to the sheets that they created themselves. */
export function seesOwnSheetsOnly(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'USER';
}

/** May the actor approve or reject this row? An admin, or a listed reviewer or manager; pending rows only. */
export function mayReview(
  actor: Actor,
  form: { reviewers: readonly { id: string }[] },
  row: Pick<Row, 'reviewState'>,
): Verdict {
  if (actor.flags['FORM_REVIEWERS_ENABLED'] === false) return no('Reviewing is turned off for your company.');
  if (form.reviewers.length === 0) return no('This form has no reviewers.');
  const listed = form.reviewers.some((reviewer) => reviewer.id === actor.userId);
  const mayInRole = actor.role === 'REVIEWER' || actor.role === 'MANAGER';
  if (!isAdmin(actor) && !(listed && mayInRole)) return no('You are not a reviewer of this form.');
  return when(row.reviewState === 'PENDING', 'This row has been reviewed already.');
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
