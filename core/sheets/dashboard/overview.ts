// The content of a dashboard for the rows in view: small, and cloneable so that a worker can post it.
import { type Person, personName } from '#core/primitives.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { positionOf } from '#core/widgets/layout/grid.ts';
import { type StoredLayouts, storedLayout } from '#core/widgets/layout/schema.ts';
import { type Widget, widgetType } from '#core/widgets/schema.ts';
import { finish, type Portions, type Pause } from '#core/portions/portions.ts';
import { widgetInPortions, type WidgetSummary } from '#core/widgets/summarize.ts';
import { type QuestionSummary, summarize } from './aggregate.ts';
import type { PeriodBefore } from './compare/period-before.ts';
import { isCompared, type RowsBefore, type WidgetBefore, widgetBefore } from './compare/widget-before.ts';
import { type WidgetLabels, widgetLabels } from './figures.ts';
import { byName, peopleOf } from '#core/sheets/engine/people.ts';
import type { AnswerData, RowData } from '#core/sheets/engine/row-data.ts';
import { filtersReview } from '#core/sheets/review/review-status.ts';
import { readWidgetBefore } from '#core/sheets/engine/before-summary.ts';
import {
  readQuestionSummary,
  readWidgetSummary,
  type RowsSummary,
} from '#core/sheets/engine/rows-summary.ts';
import {
  maximumDashboardRows,
  maximumSelectedSheets,
  type RowFilter,
  type Sheet,
} from '#core/sheets/schema.ts';
import { sheetContext, type SheetContext } from './sheet-context.ts';

/** The numbers that exceed a limit. */
export type TooMuchData = { rows: number; sheets: number };
const dashboardLimits: TooMuchData = { rows: maximumDashboardRows, sheets: maximumSelectedSheets };

/** A dashboard widget other than the Sheet Context panel: of a question, or custom. */
export type DashboardWidget = (
  | { of: 'question'; id: string; question: Question; summary: QuestionSummary }
  | { of: 'formula'; id: string; widget: Widget; summary: WidgetSummary }
) &
  WidgetLabels & {
    /** What it said of the period before, where a time range is chosen. */
    before?: WidgetBefore | undefined;
  };

/** A form with its custom widgets, and where the parts of its dashboard are. */
export type DashboardForm = Form & { widgets: readonly Widget[]; layouts?: StoredLayouts | undefined };

export type SheetOverview<F extends DashboardForm = DashboardForm> = {
  form: F;
  sheets: readonly Sheet[];
  /** How many sheets the form has, where all were requested and the latest are shown. */
  sheetsInAll: number | null;
  /** Number of active filters. */
  filtered: number;
  /** Number of rows that pass them. */
  rowCount: number;
  /** The period before the chosen one, and how many rows it has; null where no time range is chosen. */
  before: OverviewBefore | null;
  /** If set, there are no rows to show; numbers are still available if `isSummarized`. */
  tooMuchData: TooMuchData | null;
  /** The server computed the numbers; no rows were loaded. */
  isSummarized: boolean;
  /** In dashboard order, without hidden ones. A summary's `row` is an index for SheetData's `rowAt`. */
  widgets: DashboardWidget[];
  context: SheetContext;
  /** Who submitted rows, and who began the sheets, by name. */
  people: readonly Person[];
  /** Names of the sheets, alerts, catalog items and people by id. */
  namesById: ReadonlyMap<string, string>;
};

export type OverviewBefore = { period: PeriodBefore; rowCount: number };

/** Maximum items of a list or image grid; the summary has the total number. */
export const dashboardListLimit = 200;

/** The input of an overview. Without `data` there were too many rows, and `summary` may have the numbers. */
export type Overviewed<F extends DashboardForm> = {
  form: F;
  sheets: readonly Sheet[];
  sheetsInAll: number | null;
  filter: RowFilter | null;
  namesById: ReadonlyMap<string, string>;
  rowCount: number;
  data: RowData | null;
  summary: RowsSummary | null;
  mask: Uint8Array;
  /** The rows of the period before, where they are loaded. */
  before?: RowsBefore | null | undefined;
  /** Whose days. */
  timeZone: string;
};

/** Summarizes the rows where `mask` is 1. */
export function overviewOf<F extends DashboardForm>(view: Overviewed<F>): SheetOverview<F> {
  const { form } = view;
  return overviewWith(
    view,
    shownWidgets(form).flatMap((part) => partOf(part, view)),
  );
}

/** The same, but yields to other work with `pause` between two widgets. */
export async function overviewInTurns<F extends DashboardForm>(
  view: Overviewed<F>,
  pause: Pause,
): Promise<SheetOverview<F>> {
  const widgets: DashboardWidget[] = [];
  for (const part of shownWidgets(view.form)) {
    // Sequential on purpose: other work runs in the pause between two widgets.
    await pause();
    widgets.push(...partOf(part, view));
  }
  return overviewWith(view, widgets);
}

function partOf<F extends DashboardForm>(part: Part, view: Overviewed<F>): DashboardWidget[] {
  const { data, summary } = view;
  if (data === null) return readSummaries(part, summary);
  const made = summarizePart(part, { ...view, data, limit: dashboardListLimit });
  // Rows of a long time may be too many to load, while those of the chosen range are not: the server has compared them.
  const [ofServer] = made.before === undefined ? readSummaries(part, summary) : [];
  return [ofServer?.before === undefined ? made : { ...made, before: ofServer.before }];
}

function overviewWith<F extends DashboardForm>(
  view: Overviewed<F>,
  widgets: DashboardWidget[],
): SheetOverview<F> {
  const { form, sheets, sheetsInAll, filter, namesById, rowCount, data, summary, before } = view;
  const submitters = data === null ? (summary?.people ?? []) : peopleOf(data);
  const known = new Map([...sheets.map(({ user }) => user), ...submitters].map((user) => [user.id, user]));
  const people = byName([...known.values()]);
  return {
    form,
    sheets,
    sheetsInAll,
    filtered: countFilters(filter),
    rowCount,
    before: before ? { period: before.period, rowCount: sumOf(before.mask) } : (summary?.before ?? null),
    tooMuchData: data === null ? dashboardLimits : null,
    isSummarized: data === null && summary !== null,
    widgets,
    context: sheetContext(form, sheets),
    people,
    namesById: new Map([...namesById, ...people.map((person) => [person.id, personName(person)] as const)]),
  };
}

export type Part = { question: Question } | { widget: Widget };

type PartView = {
  form: Pick<Form, 'questions' | 'contextQuestions'>;
  namesById: ReadonlyMap<string, string>;
  data: AnswerData;
  mask: Uint8Array;
  /** The rows of the period before, where the widget is compared with it. */
  before?: RowsBefore | null | undefined;
  limit: number;
  /** Whose days. */
  timeZone: string;
};

/** Summarizes one widget over the rows where `mask` is 1. A list holds the newest `limit` answers. */
export function summarizePart(part: Part, view: PartView): DashboardWidget {
  return finish(partInPortions(part, view));
}

/** The same in portions. */
export function* partInPortions(part: Part, view: PartView): Portions<DashboardWidget> {
  const made = yield* summarizeOnly(part, view);
  const { before } = view;
  if (!before || !isCompared(made.summary)) return made;
  yield;
  const { summary } = yield* summarizeOnly(part, { ...view, data: before.data, mask: before.mask });
  return { ...made, before: widgetBefore(summary, before.period) ?? undefined };
}

function* summarizeOnly(part: Part, view: PartView): Portions<DashboardWidget> {
  const { form, namesById: catalogNames, data, mask, limit, timeZone } = view;
  if ('question' in part) {
    const { question } = part;
    const summary = summarize(question, data, { limit, catalogNames, mask, timeZone });
    return { of: 'question', id: question.id, question, summary, ...widgetLabels(part, []) };
  }
  const { widget } = part;
  const questions = analysedQuestions(form);
  const summary = yield* widgetInPortions(widget, data, { questions, catalogNames, mask, timeZone });
  return { of: 'formula', id: widget.id, widget, summary, ...widgetLabels(part, questions) };
}

/** The server's summary of a widget; empty if the reply has none. */
export function readSummaries(part: Part, reply: RowsSummary | null): DashboardWidget[] {
  const { id } = placed(part);
  const more = { ...reply?.labels?.[id], before: readWidgetBefore(reply?.before, id) };
  if ('question' in part) {
    const { question } = part;
    const summary = readQuestionSummary(reply?.summaries[id]);
    return summary === null ? [] : [{ of: 'question', id, question, summary, ...more }];
  }
  const { widget } = part;
  const summary = readWidgetSummary(reply?.summaries[id]);
  return summary === null ? [] : [{ of: 'formula', id, widget, summary, ...more }];
}

/**
 * The visible widgets in dashboard order, which is that of a saved layout. Those without a position come last: questions in the
 * form's order, then custom widgets, oldest first. Until somebody arranges it, a dashboard begins with what people made for it:
 * the widgets that are one number, then the others.
 */
export function shownWidgets(form: Pick<DashboardForm, 'questions' | 'widgets' | 'layouts'>): Part[] {
  const { questions, widgets } = form;
  const parts = [
    ...questions.toSorted((a, b) => a.order - b.order).map((question) => ({ question })),
    ...widgets.map((widget) => ({ widget })),
  ];
  const position = positionsIn(form);
  return parts
    .filter((part) => !placed(part).hidden)
    .toSorted((a, b) => position(placed(a).id) - position(placed(b).id));
}

const [first, last] = [-1, Number.MAX_SAFE_INTEGER];

/** The position of each question and widget, by those of all of them; of the Sheet Context too in a saved layout. */
function positionsIn(form: Pick<DashboardForm, 'questions' | 'widgets' | 'layouts'>): (id: string) => number {
  const { questions, widgets } = form;
  const layout = storedLayout(form);
  if (layout !== null) return (id) => positionOf(layout[id]);
  const isArranged = [...questions, ...widgets].some(({ widgetOrder }) => widgetOrder !== null);
  const unarranged = (widget: Widget) =>
    isArranged ? last : widgetType(widget) === 'summary' ? first : last - 1;
  const positions = new Map([
    ...questions.map(({ id, widgetOrder }) => [id, widgetOrder ?? last] as const),
    ...widgets.map((widget) => [widget.id, widget.widgetOrder ?? unarranged(widget)] as const),
  ]);
  return (id) => positions.get(id) ?? last;
}

function placed(part: Part): Pick<Question, 'id' | 'hidden'> {
  return 'question' in part ? part.question : part.widget;
}

/** How many widgets precede the Sheet Context panel, hidden or not. */
export function countBeforeContext(
  form: Pick<DashboardForm, 'id' | 'questions' | 'widgets' | 'contextWidgetOrder' | 'layouts'>,
  ids: readonly string[],
): number {
  const position = positionsIn(form);
  const context = storedLayout(form) === null ? form.contextWidgetOrder : position(form.id);
  return ids.filter((id) => position(id) < context).length;
}

/** How many widgets precede the Sheet Context panel; null if that is hidden. */
export function contextPlace({ form, widgets }: Pick<SheetOverview, 'form' | 'widgets'>): number | null {
  if (form.contextWidgetHidden) return null;
  return countBeforeContext(
    form,
    widgets.map(({ id }) => id),
  );
}

/** The number of filters in a filter set; a time range, days of the week, hours, a review status, people and alerts count as one each. */
export function countFilters(filter: RowFilter | null): number {
  if (filter === null) return 0;
  const hasDates = filter.minDate != null || filter.maxDate != null || filter.lastDays != null;
  const { userIds, alertIds, weekdays, hours } = filter;
  const hasAny = [userIds, alertIds, weekdays, hours].map((list) => list != null && list.length > 0);
  const others = [hasDates, filtersReview(filter), filter.alerts != null, filter.passed != null, ...hasAny];
  return filter.filters.length + others.filter(Boolean).length;
}

function sumOf(mask: Uint8Array): number {
  return mask.reduce((sum, bit) => sum + bit, 0);
}
