// Who may do what with the widgets of a form (spec 2, section 6).
import { type Actor, type Verdict, when, yes } from '#core/actor.ts';
import type { Form } from '#core/forms/schema.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Every role except USER may hide, edit, move and delete widgets. */
export function mayChangeWidgets(actor: Actor): Verdict {
  return when(actor.role !== 'USER', t(m.yourRoleMayNotChange));
}

/** What is moved or resized changes for everybody, or in one's own layout, which is everybody's own matter. */
export function mayArrange(actor: Actor, { layouts }: Pick<DashboardForm, 'layouts'>): Verdict {
  return layouts?.own == null ? mayChangeWidgets(actor) : yes;
}

/** 'Add widget' is offered for published forms only. */
export function mayAddWidget(actor: Actor, form: Pick<Form, 'published'>): Verdict {
  if (actor.role === 'USER') return mayChangeWidgets(actor);
  return when(form.published, t(m.thisFormIsNotPublished));
}

/** Widgets are hidden and shown on published forms only (spec 1, section 2). */
export function mayHideWidget(actor: Actor, form: Pick<Form, 'published'>): Verdict {
  return mayAddWidget(actor, form);
}
