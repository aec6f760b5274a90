// What the current user can do to add the first rows to a form without rows.
import type { Actor } from '#core/actor.ts';
import { type FillableForm, mayFillIn } from '#core/filling/policy.ts';
import { mayPublish } from '#core/forms/policy.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FirstRows = {
  text: string;
  /** The available step: fill in the form, or open it to publish it. */
  step: 'fill' | 'publish' | null;
};

export function firstRows(actor: Actor, form: FillableForm): FirstRows {
  if (mayFillIn(actor, form).yes) {
    return { text: t(m.rowsShowUpHere, { who: actor.role === 'USER' ? 'you' : 'somebody' }), step: 'fill' };
  }
  if (!form.current) return { text: t(m.thisFormIsArchivedSo), step: null };
  return {
    text: t(m.thisFormIsNotPublished),
    step: mayPublish(actor, form).yes ? 'publish' : null,
  };
}
