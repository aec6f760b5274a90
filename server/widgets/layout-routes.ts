// The calls on the layout of a form's dashboard: where its parts are, for everybody and for the caller.
import type * as z from 'zod/mini';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { fieldError } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import { orderAfterMove } from '#core/widgets/arrangement.ts';
import * as calls from '#core/widgets/calls.ts';
import { withLayout, withOrder, withSizes } from '#core/widgets/layout/dashboard-layout.ts';
import { overlapIn, readingOrder } from '#core/widgets/layout/grid.ts';
import type { Layout } from '#core/widgets/layout/schema.ts';
import { mayChangeWidgets } from '#core/widgets/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import type { Whole } from '#server/forms/whole.ts';
import { authorize } from '#server/http/authorize.ts';
import { on, type Route } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { idOf, note, readQuestions, reorder, requireKnown } from './arrange.ts';
import { listWidgets, saveLayout } from './store.ts';
import { m } from './texts.ts';

/** `whole` presents a form with its imports, widgets and layouts. */
export function layoutRoutes(whole: Whole): Route[] {
  return [
    on(calls.saveCompanyLayout, async ({ actor, tx, params, body: { layout }, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id, { lock: true });
      const scope = { tx, actor, services };
      await saveLayout(tx, actor, form.id, { userId: null, layout, now: services.now() });
      // Whoever saves for everybody is one of them.
      await saveLayout(tx, actor, form.id, { userId: actor.userId, layout: null, now: services.now() });
      if (layout === null) {
        await note(scope, 'widgets_arranged', form, { next: [t(m.layoutRemoved)] });
      } else {
        await requireFitting(tx, actor, form, layout);
        // Whatever reads the order alone, such as a report, has that of the layout.
        await reorder(scope, form, await orderOf(tx, actor, form, layout));
      }
      return whole(tx, actor, await findForm(tx, actor, form.id));
    }),

    on(calls.saveOwnLayout, async ({ actor, tx, params, body: { layout }, services }) => {
      const form = await findForm(tx, actor, params.id);
      if (layout !== null) await requireFitting(tx, actor, form, layout);
      await saveLayout(tx, actor, form.id, { userId: actor.userId, layout, now: services.now() });
      return whole(tx, actor, form);
    }),

    on(calls.reorderWidgets, async ({ actor, tx, params, body, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id, { lock: true });
      await reorder({ tx, actor, services }, form, body);
      const changed = await whole(tx, actor, await findForm(tx, actor, form.id));
      return (await layOutAgain({ tx, actor, services }, changed, body))
        ? whole(tx, actor, await findForm(tx, actor, form.id))
        : changed;
    }),
  ];
}

type Reordered = z.output<typeof calls.reorderWidgets.body>;

/** Carries a new order and new sizes over to the company's layout; false if there is none. */
async function layOutAgain(scope: RequestScope, changed: WholeForm, body: Reordered): Promise<boolean> {
  const company = changed.layouts?.company ?? null;
  if (company === null) return false;
  const form = formAsRead(changed);
  const isReordered =
    body.contextWidgetOrder !== undefined ||
    Object.keys({ ...body.questions, ...body.templateWidgets }).length > 0;
  const seen = withLayout(form, 'company', company);
  const ordered = isReordered ? withOrder(seen, orderAfterMove({ ...form, layouts: undefined }, 0, 0)) : seen;
  const { layouts } = withSizes(ordered, body.sizes);
  const { tx, actor, services } = scope;
  const layout = layouts?.company ?? null;
  await saveLayout(tx, actor, form.id, { userId: null, layout, now: services.now() });
  return true;
}

/** The places of the parts that a layout names, by its reading order. */
async function orderOf(tx: Tx, actor: Actor, form: StoredForm, layout: Layout): Promise<Reordered> {
  const order = new Map(readingOrder(layout).map((id, place) => [id, place]));
  const placed = (ids: readonly string[]) =>
    Object.fromEntries(ids.flatMap((id) => (order.has(id) ? [[id, order.get(id) ?? 0]] : [])));
  const widgets = await listWidgets(tx, actor, form.id);
  return {
    contextWidgetOrder: order.get(form.id),
    questions: placed(readQuestions(form).map(idOf)),
    templateWidgets: placed(widgets.map(idOf)),
    sizes: {},
  };
}

/** Throws `invalid` if a layout names parts that the dashboard does not have, or two of them overlap. */
async function requireFitting(tx: Tx, actor: Actor, form: StoredForm, layout: Layout): Promise<void> {
  const widgets = await listWidgets(tx, actor, form.id);
  const known = [form.id, ...widgets.map(idOf), ...readQuestions(form).map(idOf)];
  requireKnown(Object.keys(layout), new Set(known), 'layout');
  const found = overlapIn(layout);
  if (found !== null) throw invalid([fieldError(`layout.${found.id}`, m.overlaps, { other: found.other })]);
}
