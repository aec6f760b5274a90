// The layout of a form's dashboard: one's own, the company's, or where nothing was saved, one of the order and the sizes of its
// parts. Changes of these carry over to a saved layout.
import type { WidgetSize } from '#core/forms/schema.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { isNumber, orderAfterMove, placesOf, shownOrder, sizeOf } from '#core/widgets/arrangement.ts';
import { completed, flow, type PartSize, widened } from './grid.ts';
import { type Layout, type StoredLayouts, storedLayout } from './schema.ts';

/** The boxes of the parts that are shown, and of hidden ones that left theirs empty. */
export function layoutOf(form: DashboardForm): Layout {
  return completed(
    known(form),
    shownOrder(form).map((id) => sized(form, id)),
  );
}

/** The boxes of the parts that are shown. */
export function shownLayout(form: DashboardForm): Layout {
  return pick(layoutOf(form), shownOrder(form));
}

/** The layout to be saved once the parts that are shown have these boxes: hidden ones keep theirs where nothing else is now. */
export function layoutWith(form: DashboardForm, shown: Layout): Layout {
  const parts = shownOrder(form).map((id) => ({ ...sized(form, id), ...shown[id] }));
  return completed({ ...known(form), ...shown }, parts);
}

/** The form with a layout saved; null: without it. Whoever saves for everybody has none of their own any more. */
export function withLayout<F extends DashboardForm>(form: F, scope: LayoutScope, layout: Layout | null): F {
  const company = form.layouts?.company ?? null;
  return {
    ...form,
    layouts: scope === 'company' ? { company: layout, own: null } : { company, own: layout },
  };
}

type LayoutScope = keyof StoredLayouts;

/** The form with its parts in another order. A saved layout is made anew of it, with the sizes of its boxes. */
export function withOrder<F extends DashboardForm>(form: F, order: readonly string[]): F {
  const { contextWidgetOrder, questions, templateWidgets } = placesOf(form, order);
  const before = storedLayout(form);
  const ordered = {
    ...form,
    contextWidgetOrder,
    questions: form.questions.map((question) => ({
      ...question,
      widgetOrder: questions[question.id] ?? question.widgetOrder,
    })),
    widgets: form.widgets.map((widget) => ({
      ...widget,
      widgetOrder: templateWidgets[widget.id] ?? widget.widgetOrder,
    })),
  };
  if (before === null) return ordered;
  const shown = new Set(shownOrder(form));
  const parts = order
    .filter((id) => shown.has(id))
    .map((id) => ({ ...sized(form, id), ...sizeIn(before, id) }));
  return withLayout(ordered, scopeOf(form), flow(parts));
}

/** The form with a part of another size. */
export function withSize<F extends DashboardForm>(form: F, id: string, size: WidgetSize): F {
  return withSizes(form, { [id]: size });
}

/** The form with parts of other sizes. In a saved layout, they are as wide as those are, and move only what is in their way. */
export function withSizes<F extends DashboardForm>(form: F, sizes: Readonly<Record<string, WidgetSize>>): F {
  const sizedForm = { ...form, widgetSizes: { ...form.widgetSizes, ...sizes } };
  if (storedLayout(form) === null) return sizedForm;
  const wanted = new Map(Object.entries(sizes).map(([id, size]) => [id, widths[size]]));
  return withLayout(sizedForm, scopeOf(form), layoutWith(form, widened(shownLayout(form), wanted)));
}

/** The form arranged as it was before a change that could not be saved. */
export function withArrangementOf<F extends DashboardForm>(form: F, before: DashboardForm): F {
  const ordered = withOrder({ ...form, layouts: undefined }, orderAfterMove(before, 0, 0));
  return { ...ordered, widgetSizes: before.widgetSizes, layouts: before.layouts };
}

/** The size of a part as its menu names it: in a saved layout, the one that is nearest to its width. */
export function shownSize(form: DashboardForm, id: string): WidgetSize {
  const box = storedLayout(form)?.[id];
  if (box === undefined) return sizeOf(form, id);
  return box.w < 5 ? 'S' : box.w < 9 ? 'M' : 'L';
}

/** The saved boxes, without those of deleted widgets. */
function known(form: DashboardForm): Layout {
  return pick(storedLayout(form) ?? {}, orderAfterMove(form, 0, 0));
}

function scopeOf({ layouts }: DashboardForm): LayoutScope {
  return layouts?.own == null ? 'company' : 'own';
}

/** A part without a box: numbers are four in a row, everything else two, unless somebody chose otherwise. */
function sized(form: DashboardForm, id: string): PartSize {
  return { id, w: widths[sizeOf(form, id)], h: heightOf(form, id) };
}

const widths: Readonly<Record<WidgetSize, number>> = { S: 3, M: 6, L: 12 };

function heightOf(form: DashboardForm, id: string): number {
  return isNumber(form, id) || id === form.id ? 3 : 10;
}

function sizeIn(layout: Layout, id: string) {
  const box = layout[id];
  return box && { w: box.w, h: box.h };
}

function pick(layout: Layout, ids: readonly string[]): Layout {
  return Object.fromEntries(ids.flatMap((id) => (layout[id] === undefined ? [] : [[id, layout[id]]])));
}
