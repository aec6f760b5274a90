// The arrangement of a form's dashboard: positions and visibility of its parts, and changes to them. The Sheet Context
// has the form's id, as in the calls.
import type { WidgetSize } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import {
  countBeforeContext,
  type DashboardForm,
  type DashboardWidget,
  type Part,
  type SheetOverview,
  shownWidgets,
} from '#core/sheets/dashboard/overview.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { type Widget, widgetType } from './schema.ts';

type Arranged = DashboardForm;

/** A part of the dashboard with its id, as lists show it. */
export type NamedPart = { id: string; title: string };

/** The ids of the visible parts in order. */
export function shownOrder(form: Arranged): string[] {
  const hidden = hiddenIds(form);
  return orderOf(form).filter((id) => !hidden.has(id));
}

/** The hidden parts: the Sheet Context first, then in dashboard order. */
export function hiddenParts(form: Arranged): NamedPart[] {
  const titles = new Map([
    ...form.questions.map(({ id, text }) => [id, text] as const),
    ...form.widgets.map(({ id, title }) => [id, title] as const),
  ]);
  const context = { id: form.id, title: sheetTexts.context };
  const hidden = hiddenIds(form);
  const rest = orderOf(form).filter((id) => id !== form.id && hidden.has(id));
  return [
    ...(form.contextWidgetHidden ? [context] : []),
    ...rest.map((id) => ({ id, title: titles.get(id) ?? '' })),
  ];
}

/** How much room a part has: a number little, everything else the usual, unless somebody chose otherwise. */
export function sizeOf(form: Pick<Arranged, 'widgetSizes' | 'widgets'>, id: string): WidgetSize {
  return form.widgetSizes?.[id] ?? (isNumber(form, id) ? 'S' : 'M');
}

/** Whether a part is one number. */
export function isNumber({ widgets }: Pick<Arranged, 'widgets'>, id: string): boolean {
  const widget = widgets.find((each) => each.id === id);
  return widget !== undefined && widgetType(widget) === 'summary';
}

/** The order of all parts after a visible one moved among the visible ones; hidden ones stay. */
export function orderAfterMove(form: Arranged, from: number, to: number): string[] {
  const shown = shownOrder(form);
  const hidden = hiddenIds(form);
  const [moving] = shown.splice(from, 1);
  if (moving !== undefined) shown.splice(to, 0, moving);
  return orderOf(form).map((id) => (hidden.has(id) ? id : (shown.shift() ?? id)));
}

/** Positions by id, as the call takes them. */
export function placesOf(form: Arranged, order: readonly string[]) {
  const placed = (parts: readonly { id: string }[]) =>
    Object.fromEntries(
      parts.map(({ id }): [string, number] => [id, order.indexOf(id)]).filter(([, place]) => place !== -1),
    );
  return {
    contextWidgetOrder: Math.max(0, order.indexOf(form.id)),
    questions: placed(form.questions),
    templateWidgets: placed(form.widgets),
  };
}

/** Hides or shows parts. */
export function withHidden<F extends Arranged>(form: F, ids: readonly string[], hidden: boolean): F {
  const set = new Set(ids);
  const change = <P extends Question | Widget>(part: P): P => (set.has(part.id) ? { ...part, hidden } : part);
  return {
    ...form,
    contextWidgetHidden: set.has(form.id) ? hidden : form.contextWidgetHidden,
    questions: form.questions.map(change),
    widgets: form.widgets.map(change),
  };
}

/** Adds a saved widget: replaces its previous version, or appends it. */
export function withWidget<F extends Arranged>(form: F, widget: Widget): F {
  const isKnown = form.widgets.some(({ id }) => id === widget.id);
  const widgets = form.widgets.map((each) => (each.id === widget.id ? widget : each));
  return { ...form, widgets: isKnown ? widgets : [...widgets, widget] };
}

export function withoutWidget<F extends Arranged>(form: F, widgetId: string): F {
  return { ...form, widgets: form.widgets.filter(({ id }) => id !== widgetId) };
}

/**
 * An overview of the same rows with a new arrangement. Parts without a current summary in the overview or in `fresh` are
 * left out of `overview` and listed in `missing`.
 */
export function rearranged<F extends Arranged>(
  overview: SheetOverview<F>,
  form: F,
  fresh: readonly DashboardWidget[] = [],
): { overview: SheetOverview<F>; missing: Part[] } {
  const known = new Map([...overview.widgets, ...fresh].map((part) => [part.id, part]));
  const missing: Part[] = [];
  const widgets = shownWidgets(form).flatMap((part) => {
    const { id } = 'question' in part ? part.question : part.widget;
    const before = known.get(id);
    if (
      before?.of === 'question' ||
      (before !== undefined && 'widget' in part && isSame(before.widget, part.widget))
    )
      return [before];
    missing.push(part);
    return [];
  });
  return { overview: { ...overview, form, widgets }, missing };
}

/** All parts in order. Those without a position come last; the Sheet Context precedes others with its position. */
function orderOf(form: Arranged): string[] {
  const parts = shownWidgets(withHidden(form, [...form.questions, ...form.widgets].map(idOf), false));
  const ids = parts.map((part) => ('question' in part ? part.question : part.widget).id);
  return ids.toSpliced(countBeforeContext(form, ids), 0, form.id);
}

function hiddenIds(form: Arranged): ReadonlySet<string> {
  const parts = [...form.questions, ...form.widgets].filter(({ hidden }) => hidden).map(idOf);
  return new Set(form.contextWidgetHidden ? [...parts, form.id] : parts);
}

/** Whether two widgets render the same. */
function isSame(a: Widget, b: Widget): boolean {
  const drawn = (widget: Widget) => {
    const { title, map, filter, aggregation, groupByQuestion } = widget;
    const { placeQuestion = null, entriesQuestion = null } = widget;
    return JSON.stringify([title, map, filter, aggregation, groupByQuestion, placeQuestion, entriesQuestion]);
  };
  return drawn(a) === drawn(b);
}

function idOf({ id }: { id: string }): string {
  return id;
}
