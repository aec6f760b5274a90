// Who may fill in which form (contract, "Filling in" and "Who may see which form").
import { type Actor, no, type Verdict, yes } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FillableForm = { published: boolean; current: boolean; betaTestUsers: readonly { id: string }[] };

/** May the actor start a sheet or add rows? On a published, current form; testers also before that. */
export function mayFillIn(actor: Actor, form: FillableForm): Verdict {
  if (!form.current) return no(t(m.thisFormIsArchived));
  if (form.published) return yes;
  const tests = form.betaTestUsers.some((tester) => tester.id === actor.userId);
  return tests ? yes : no(t(m.thisFormIsNotPublished));
}

/** May the actor add to this sheet? Role USER only to their own; nobody to a completed one. */
export function mayAddTo(actor: Actor, sheet: { userId: string; completed: boolean }): Verdict {
  if (actor.role === 'USER' && sheet.userId !== actor.userId) return no(t(m.thisSheetBelongsToSomebody));
  return sheet.completed ? no(t(m.thisSheetIsCompleted)) : yes;
}

/** May the actor discard this sheet? Their own, as long as it is nothing but a name. */
export function mayDiscardSheet(sheet: {
  completed: boolean;
  hasRows: boolean;
  hasAnswers: boolean;
}): Verdict {
  if (sheet.completed) return no(t(m.thisSheetIsCompleted));
  if (sheet.hasRows) return no(t(m.thisSheetHasEntries));
  return sheet.hasAnswers ? no(t(m.thisSheetHasAnswersOf)) : yes;
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
