// The actions on the layout of a dashboard: saved for everybody, or as one's own.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import type { Form } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { saveCompanyLayout, saveOwnLayout } from '#core/widgets/calls.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import { m } from '#core/widgets/texts.ts';
import type { Layout } from './schema.ts';

/** Null: no layout, so that the parts are in their usual places, or one sees the company's. */
type Saved = { form: Pick<Form, 'id'>; layout: Layout | null };

const touches = [['forms']] as const;

/** Saves where the parts are for everybody without a layout of their own. */
export const saveLayout = action<Saved, unknown>({
  id: 'widgets.saveLayout',
  label: t(m.saveLayoutForEverybody),
  may: (actor) => mayChangeWidgets(actor),
  run: (send, { form: { id }, layout }) => send(saveCompanyLayout, { params: { id }, body: { layout } }),
  done: () => t(m.layoutSavedForEverybody),
  failed: () => t(m.layoutNotSaved),
  touches,
  repeatable: true,
});

/** Saves where the parts are for oneself: whoever sees a dashboard may. */
export const keepLayout = action<Saved, unknown>({
  id: 'widgets.saveOwnLayout',
  label: t(m.keepLayoutAsMine),
  may: () => yes,
  run: (send, { form: { id }, layout }) => send(saveOwnLayout, { params: { id }, body: { layout } }),
  done: ({ layout }) => t(layout === null ? m.companysLayoutAgain : m.layoutKeptAsYours),
  failed: () => t(m.layoutNotSaved),
  touches,
  repeatable: true,
});
