// Who may see and do what with a form (contract, "Who may see which form"; spec 3, section 6).
import { type Actor, isAdmin, isManager, type Verdict, when, yes } from '#core/actor.ts';
import type { Form } from './schema.ts';
import type { QuestionChange } from '#core/questions/schema.ts';

type FormAccess = Pick<Form, 'groups' | 'reviewers' | 'betaTestUsers' | 'published'>;

/**
 * May the actor see the form at all? The server asks the same of the database in one condition
 * (server/db/visibility.ts); a test holds the two against each other.
 */
export function maySeeForm(actor: Actor, form: FormAccess): boolean {
  if (isAdmin(actor)) return true;
  const tests = !form.published && form.betaTestUsers.some(({ id }) => id === actor.userId);
  if (tests) return true;
  if (actor.role === 'USER' && !form.published) return false;
  return (
    form.groups.length === 0 ||
    form.groups.some(({ id }) => actor.groupIds.includes(id)) ||
    form.reviewers.some(({ id }) => id === actor.userId)
  );
}

export function mayEditForm(actor: Actor): Verdict {
  return when(isManager(actor), 'Only managers and admins may edit forms.');
}

/** Publish is offered on non-published current forms. */
export function mayPublish(actor: Actor, form: Pick<Form, 'published' | 'current'>): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (form.published) return when(false, 'This form is published already.');
  return when(form.current, 'This form is archived. Unarchive it first.');
}

/**
 * Delete is offered on unpublished forms without sheets: a published form cannot be deleted (spec 3, section 4).
 * `sheetCount` counts all sheets, also those that the actor does not see.
 */
export function mayDeleteForm(actor: Actor, form: { published: boolean; sheetCount: number }): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (form.published) return when(false, 'A published form cannot be deleted. Archive it instead.');
  return when(form.sheetCount === 0, 'People have filled in this form already. Archive it instead.');
}

/** 'Make a new version' is offered on published current forms. */
export function mayMakeVersion(actor: Actor, form: Pick<Form, 'published' | 'current'>): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (!form.published) return when(false, 'This form is not published. Edit it as it is.');
  return when(form.current, 'This form is archived. Unarchive it first.');
}

/** What of a question belongs to its widget on the dashboard (spec 2, section 6: non-USER roles hide widgets). */
export const widgetFields: ReadonlySet<keyof QuestionChange> = new Set(['widgetOrder', 'hidden', 'pinned']);

/** May the actor change these fields of a question? */
export function mayChangeQuestion(actor: Actor, fields: readonly (keyof QuestionChange)[]): Verdict {
  if (isManager(actor)) return yes;
  if (actor.role === 'USER') return when(false, 'Your role may not change widgets.');
  return when(
    fields.every((field) => widgetFields.has(field)),
    'Only managers and admins may edit forms. You may hide, pin and move the widget of a question.',
  );
}

/** Import Data is offered on a published, current form that has importable questions. */
export function mayImport(
  actor: Actor,
  form: { published: boolean; current: boolean; importable: boolean },
): Verdict {
  if (!isManager(actor)) return when(false, 'Only managers and admins may import data.');
  if (!form.published) return when(false, 'This form is not published. Publish it first.');
  if (!form.current) return when(false, 'This form is archived. Unarchive it first.');
  return when(form.importable, 'This form has no question that an import can fill.');
}
