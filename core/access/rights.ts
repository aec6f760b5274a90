// What an actor may do with a form, derived from the policies that the server enforces.
import { type Actor, type Verdict, when } from '#core/actor.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { mayEditForm, mayImport, mayPublish, whySeesForm } from '#core/forms/policy.ts';
import type { Form } from '#core/forms/schema.ts';
import { mayEditAnswers, mayExport, reviewsForm } from '#core/sheets/policy.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The fields of a form that determine the rights on it. */
export type AccessForm = Pick<Form, 'groups' | 'reviewers' | 'betaTestUsers' | 'published' | 'current'> & {
  /** It has a question that an import can fill. */
  importable: boolean;
};

export const rights = [
  'fillIn',
  'readOwnRows',
  'readAllRows',
  'review',
  'editAnswers',
  'export',
  'import',
  'widgets',
  'edit',
  'publish',
] as const;
export type Right = (typeof rights)[number];

/** The actor's rights on a form, in the order of `rights`; none if they cannot see it. */
export function rightsOn(actor: Actor, form: AccessForm): Right[] {
  if (whySeesForm(actor, form).length === 0) return [];
  const verdicts: Record<Right, Verdict> = {
    fillIn: mayFillIn(actor, form),
    readOwnRows: when(actor.role === 'USER', t(m.theySeeOtherPeoplesRows)),
    readAllRows: when(actor.role !== 'USER', t(m.roleUserSeesItsOwn)),
    review: reviewsForm(actor, form),
    editAnswers: mayEditAnswers(actor),
    export: mayExport(actor),
    import: mayImport(actor, form),
    widgets: mayChangeWidgets(actor),
    edit: mayEditForm(actor),
    publish: mayPublish(actor, form),
  };
  return rights.filter((right) => verdicts[right].yes);
}
