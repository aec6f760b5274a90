// Who may fill in which form (contract, "Filling in" and "Who may see which form").
import { type Actor, no, type Verdict, yes } from '#core/actor.ts';

export type FillableForm = { published: boolean; current: boolean; betaTestUsers: readonly { id: string }[] };

/** May the actor start a sheet or add rows? On a published, current form; testers also before that. */
export function mayFillIn(actor: Actor, form: FillableForm): Verdict {
  if (!form.current) return no('This form is archived.');
  if (form.published) return yes;
  const tests = form.betaTestUsers.some((tester) => tester.id === actor.userId);
  return tests ? yes : no('This form is not published.');
}

/** May the actor add to this sheet? Role USER only to their own; nobody to a completed one. */
export function mayAddTo(actor: Actor, sheet: { userId: string; completed: boolean }): Verdict {
  if (actor.role === 'USER' && sheet.userId !== actor.userId)
    return no('This sheet belongs to somebody else.');
  return sheet.completed ? no('This sheet is completed.') : yes;
}

/** May the actor discard this sheet? Their own, as long as it is nothing but a name. */
export function mayDiscardSheet(sheet: {
  completed: boolean;
  hasRows: boolean;
  hasAnswers: boolean;
}): Verdict {
  if (sheet.completed) return no('This sheet is completed.');
  if (sheet.hasRows) return no('This sheet has entries.');
  return sheet.hasAnswers ? no('This sheet has answers of its own.') : yes;
}

/** The forms that the actor may fill in, among those that they see, by name. */
export function fillableForms<F extends FillableForm & { name: string }>(
  forms: readonly F[],
  actor: Actor,
): F[] {
  return forms
    .filter((form) => mayFillIn(actor, form).yes)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }));
}
