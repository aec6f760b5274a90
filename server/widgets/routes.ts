// The calls on a form's dashboard: its custom widgets, and the arrangement of all widgets.
import { invalid } from '#core/errors.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { questionsAsRead } from '#core/forms/versions.ts';
import * as calls from '#core/widgets/calls.ts';
import { lookOf } from '#core/widgets/chart/look.ts';
import { widgetIssues } from '#core/widgets/widget-issues.ts';
import { mayAddWidget, mayChangeWidgets } from '#core/widgets/policy.ts';
import { type Widget, type WidgetInput, widgetsLimit, widgetType } from '#core/widgets/schema.ts';
import { findForm, type StoredForm } from '#server/forms/store.ts';
import type { Whole } from '#server/forms/whole.ts';
import { deleteThing } from '#server/db/things.ts';
import { authorize } from '#server/http/authorize.ts';
import { madeBefore, requestHash } from '#server/http/idempotent.ts';
import { on, Reply, type Route } from '#server/http/mount.ts';
import { arrange, idOf, note, readQuestions, requireKnown } from './arrange.ts';
import { layoutRoutes } from './layout-routes.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** `whole` presents a form with its imports and widgets. */
export function widgetRoutes(whole: Whole): Route[] {
  return [
    on(calls.createWidget, async ({ actor, tx, params, body, services }) => {
      // Concurrent requests wait here, so that the limit holds.
      const form = await findForm(tx, actor, params.id, { lock: true });
      const hash = requestHash(body.id, form.id, body);
      const earlier = await madeBefore(tx, 'widgets', actor.companyId, { id: body.id, hash });
      if (earlier !== null)
        return new Reply(await store.findWidget(tx, actor, form.id, earlier), { status: 200 });
      authorize(mayAddWidget(actor, form), 'conflict');
      const existing = await store.listWidgets(tx, actor, form.id);
      if (existing.length >= widgetsLimit) {
        throw invalid([fieldError('id', m.formHasAtMostWidgets, { widgetsLimit })]);
      }
      requireGood(form, body);
      const widget = {
        ...body,
        ...lookOf(body),
        id: body.id ?? services.newId(),
        widgetOrder: body.widgetOrder ?? null,
        hidden: body.hidden ?? false,
      };
      const now = services.now();
      await store.insertWidget(tx, actor, form.id, { ...widget, requestHash: hash, now });
      await note({ tx, actor, services }, 'widget_created', form, { next: [widget.title] });
      return widget;
    }),

    on(calls.changeWidget, async ({ actor, tx, params, body, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id, { lock: true });
      const before = await store.findWidget(tx, actor, form.id, params.widgetId);
      requireGood(form, body);
      const { widgetOrder = before.widgetOrder, hidden = before.hidden } = body;
      const widget: Widget = { ...body, ...lookOf(body), id: before.id, widgetOrder, hidden };
      await store.replaceWidget(tx, actor, widget, services.now());
      await note({ tx, actor, services }, 'widget_changed', form, {
        previous: wordsOf(before),
        next: wordsOf(widget),
      });
      return widget;
    }),

    on(calls.deleteWidget, async ({ actor, tx, params, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id);
      const widget = await store.findWidget(tx, actor, form.id, params.widgetId);
      await deleteThing(tx, 'widgets', actor.companyId, widget.id);
      await note({ tx, actor, services }, 'widget_deleted', form, { previous: wordsOf(widget) });
      return undefined;
    }),

    on(calls.hideContext, async ({ actor, tx, params, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id, { lock: true });
      if (form.definition.contextWidgetHidden) return whole(tx, actor, form);
      await arrange(tx, actor, form, { contextHidden: true });
      await note({ tx, actor, services }, 'widgets_arranged', form, { next: [t(m.sheetContextHidden)] });
      return whole(tx, actor, await findForm(tx, actor, form.id));
    }),

    on(calls.unhideWidgets, async ({ actor, tx, params, body, services }) => {
      authorize(mayChangeWidgets(actor));
      const form = await findForm(tx, actor, params.id, { lock: true });
      const shown = new Set(body.uuids);
      const widgets = await store.listWidgets(tx, actor, form.id);
      requireKnown(
        body.uuids,
        new Set([form.id, ...widgets.map(idOf), ...readQuestions(form).map(idOf)]),
        'uuids',
      );
      await store.unhideWidgets(
        tx,
        actor,
        widgets.map(idOf).filter((id) => shown.has(id)),
      );
      await arrange(tx, actor, form, {
        ...(shown.has(form.id) && { contextHidden: false }),
        question: (question) => (shown.has(question.id) ? { ...question, hidden: false } : question),
      });
      await note({ tx, actor, services }, 'widgets_arranged', form, {
        next: body.uuids.map((id) => `${id} shown`),
      });
      return whole(tx, actor, await findForm(tx, actor, form.id));
    }),

    ...layoutRoutes(whole),
  ];
}

function requireGood(form: StoredForm, widget: WidgetInput): void {
  const known = filteredQuestions(questionsAsRead({ ...form.definition, ...form.former }));
  const issues = widgetIssues(widget, widgetType(widget), known);
  if (issues.length > 0) throw invalid(issues);
}

/** A widget for the audit log, one line per field. */
function wordsOf({ id: _, ...widget }: Widget): string[] {
  return Object.entries(widget)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([field, value]) => `${field} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}
