// Who may see and do what with a form (contract, "Who may see which form"; spec 3, section 6).
import { type Actor, isAdmin, isManager, type Verdict, when, yes } from '#core/actor.ts';
import type { Form } from './schema.ts';
import type { QuestionChange } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type FormAccess = Pick<Form, 'groups' | 'reviewers' | 'betaTestUsers' | 'published'>;

/** One ground on which somebody sees a form; any one is enough. */
export type SightReason =
  | { kind: 'administrator' | 'everybody' | 'reviewer' | 'tester' }
  | { kind: 'group'; group: { id: string; name: string } };

/**
 * The grounds on which the actor sees the form; none where they do not see it. Of an administrator it is the only one,
 * as no other makes a difference. The server asks the same of the database in one condition (server/db/visibility.ts); a
 * test holds the two against each other.
 */
export function whySeesForm(
  actor: Pick<Actor, 'role' | 'userId' | 'groupIds'>,
  form: FormAccess,
): SightReason[] {
  if (actor.role === 'DEACTIVATED') return [];
  if (isAdmin(actor)) return [{ kind: 'administrator' }];
  const isNamed = (people: readonly { id: string }[]) => people.some(({ id }) => id === actor.userId);
  const reasons: SightReason[] = [];
  if (form.published || actor.role !== 'USER') {
    if (form.groups.length === 0) reasons.push({ kind: 'everybody' });
    for (const group of form.groups)
      if (actor.groupIds.includes(group.id)) reasons.push({ kind: 'group', group });
    if (isNamed(form.reviewers)) reasons.push({ kind: 'reviewer' });
  }
  if (!form.published && isNamed(form.betaTestUsers)) reasons.push({ kind: 'tester' });
  return reasons;
}

/** May the actor see the form at all? */
export function maySeeForm(actor: Actor, form: FormAccess): boolean {
  return whySeesForm(actor, form).length > 0;
}

/** Whose name leads to the editor: for an admin each form's, for a manager that of a form of their groups, or of all. */
export function leadsToForm(actor: Actor, { groups }: Pick<Form, 'groups'>): boolean {
  if (isAdmin(actor)) return true;
  return isManager(actor) && (groups.length === 0 || groups.some(({ id }) => actor.groupIds.includes(id)));
}

export function mayEditForm(actor: Actor): Verdict {
  return when(isManager(actor), t(m.onlyManagersAndAdminsMay));
}

/** What is done with forms in use alone: their link is handed out, and they get a next version. */
export function mayUsePublished(actor: Actor, form: Pick<Form, 'published' | 'current'>): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (!form.published) return when(false, t(m.thisFormIsNotPublished));
  return when(form.current, t(m.thisFormIsArchivedUnarchive));
}

/** Publish is offered on unpublished current forms. */
export function mayPublish(actor: Actor, form: Pick<Form, 'published' | 'current'>): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (form.published) return when(false, t(m.thisFormIsAlreadyPublished));
  return when(form.current, t(m.thisFormIsArchivedUnarchive));
}

/**
 * Delete is offered on unpublished forms without sheets: a published form cannot be deleted (spec 3, section 4).
 * `sheetCount` counts all sheets, including those that the actor does not see.
 */
export function mayDeleteForm(actor: Actor, form: { published: boolean; sheetCount: number }): Verdict {
  if (!isManager(actor)) return mayEditForm(actor);
  if (form.published) return when(false, t(m.publishedFormCannotBeDeleted));
  return when(form.sheetCount === 0, t(m.peopleHaveFilledInThis));
}

/** The fields of a question that belong to its dashboard widget (spec 2, section 6: non-USER roles hide widgets). */
export const widgetFields: ReadonlySet<keyof QuestionChange> = new Set(['widgetOrder', 'hidden', 'pinned']);

/** May the actor change these fields of a question? */
export function mayChangeQuestion(actor: Actor, fields: readonly (keyof QuestionChange)[]): Verdict {
  if (isManager(actor)) return yes;
  if (actor.role === 'USER') return when(false, t(m.yourRoleMayNotChange));
  return when(
    fields.every((field) => widgetFields.has(field)),
    t(m.onlyManagersAndAdminsMayEdit),
  );
}

/** Import Data is offered on a published, current form that has importable questions. */
export function mayImport(
  actor: Actor,
  form: { published: boolean; current: boolean; importable: boolean },
): Verdict {
  if (!isManager(actor)) return when(false, t(m.onlyManagersAndAdminsMayImport));
  if (!form.published) return when(false, t(m.thisFormIsNotPublishedPublish));
  if (!form.current) return when(false, t(m.thisFormIsArchivedUnarchive));
  return when(form.importable, t(m.thisFormHasNoQuestion));
}
