// What a dashboard shows of the rows in view: small, and fit to be cloned out of a worker.
import { counted, countText } from '#core/count-text.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { summarizeWidget, type WidgetSummary } from '#core/widgets/summarize.ts';
import { type QuestionSummary, summarize } from './aggregate.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { Pause } from '#core/sheets/engine/packed-rows.ts';
import type { AnswerData, RowData } from '#core/sheets/engine/row-data.ts';
import { filtersReview } from '#core/sheets/review/review-status.ts';
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
import { sheetTexts } from '#core/sheets/texts.ts';

/** The limits, where they are exceeded. */
export type TooMuchData = { rows: number; sheets: number };
const dashboardLimits: TooMuchData = { rows: maximumDashboardRows, sheets: maximumSelectedSheets };

/** A part of the dashboard beside the Sheet Context panel: of a question, or one that people made. */
export type DashboardWidget =
  | { of: 'question'; id: string; question: Question; summary: QuestionSummary }
  | { of: 'formula'; id: string; widget: Widget; summary: WidgetSummary };

/** A form with the widgets that people made for it. */
export type DashboardForm = Form & { widgets: readonly Widget[] };

export type SheetOverview<F extends DashboardForm = DashboardForm> = {
  form: F;
  sheets: readonly Sheet[];
  /** How many filters are in force. */
  filtered: number;
  /** Rows that pass them. */
  rowCount: number;
  /** Then there are no rows to show, but numbers where `isSummarized`. */
  tooMuchData: TooMuchData | null;
  /** The server worked out the numbers, without anybody reading the rows. */
  isSummarized: boolean;
  /** In the order of the dashboard, without the hidden ones. A summary's `row` is for SheetData's `rowAt`. */
  widgets: DashboardWidget[];
  context: SheetContext;
  /** Names of the sheets, alerts and catalog items that ids stand for. */
  namesById: ReadonlyMap<string, string>;
};

/** Most items of a list or image grid; how many there are in all is in the summary. */
export const dashboardListLimit = 200;

/** What an overview is of. Without `data` there was too much of it, and `summary` may tell the numbers. */
export type Overviewed<F extends DashboardForm> = {
  form: F;
  sheets: readonly Sheet[];
  filter: RowFilter | null;
  namesById: ReadonlyMap<string, string>;
  rowCount: number;
  data: RowData | null;
  summary: RowsSummary | null;
  mask: Uint8Array;
};

/** Summarises the rows where `mask` is 1. */
export function overviewOf<F extends DashboardForm>(view: Overviewed<F>): SheetOverview<F> {
  const { form } = view;
  return overviewWith(
    view,
    shownWidgets(form).flatMap((part) => partOf(part, view)),
  );
}

/** The same; `pause` lets others have a turn between two widgets. */
export async function overviewInTurns<F extends DashboardForm>(
  view: Overviewed<F>,
  pause: Pause,
): Promise<SheetOverview<F>> {
  const widgets: DashboardWidget[] = [];
  for (const part of shownWidgets(view.form)) {
    // In sequence on purpose: the pause between two parts lets other work run.
    await pause();
    widgets.push(...partOf(part, view));
  }
  return overviewWith(view, widgets);
}

function partOf<F extends DashboardForm>(part: Part, view: Overviewed<F>): DashboardWidget[] {
  const { data, summary } = view;
  if (data === null) return readSummaries(part, summary);
  return [summarizePart(part, { ...view, data, limit: dashboardListLimit })];
}

function overviewWith<F extends DashboardForm>(
  { form, sheets, filter, namesById, rowCount, data, summary }: Overviewed<F>,
  widgets: DashboardWidget[],
): SheetOverview<F> {
  return {
    form,
    sheets,
    filtered: countFilters(filter),
    rowCount,
    tooMuchData: data === null ? dashboardLimits : null,
    isSummarized: data === null && summary !== null,
    widgets,
    context: sheetContext(form, sheets),
    namesById,
  };
}

export type Part = { question: Question } | { widget: Widget };

/** What a part of the dashboard comes to over the rows where `mask` is 1. A list holds the newest `limit` answers. */
export function summarizePart(
  part: Part,
  view: {
    form: Pick<Form, 'questions'>;
    namesById: ReadonlyMap<string, string>;
    data: AnswerData;
    mask: Uint8Array;
    limit: number;
  },
): DashboardWidget {
  const { form, namesById: catalogNames, data, mask, limit } = view;
  if ('question' in part) {
    const { question } = part;
    const summary = summarize(question, data, { limit, catalogNames, mask });
    return { of: 'question', id: question.id, question, summary };
  }
  const { widget } = part;
  const summary = summarizeWidget(widget, data, { questions: form.questions, catalogNames, mask });
  return { of: 'formula', id: widget.id, widget, summary };
}

/** What the server says of a part of the dashboard; nothing where it said nothing of it. */
export function readSummaries(part: Part, reply: RowsSummary | null): DashboardWidget[] {
  if ('question' in part) {
    const { question } = part;
    const summary = readQuestionSummary(reply?.summaries[question.id]);
    return summary === null ? [] : [{ of: 'question', id: question.id, question, summary }];
  }
  const { widget } = part;
  const summary = readWidgetSummary(reply?.summaries[widget.id]);
  return summary === null ? [] : [{ of: 'formula', id: widget.id, widget, summary }];
}

/**
 * What is not hidden, by its place on the dashboard. What has none comes last: questions in the form's order, then
 * widgets, the oldest first.
 */
export function shownWidgets({ questions, widgets }: Pick<DashboardForm, 'questions' | 'widgets'>): Part[] {
  const parts = [
    ...questions.toSorted((a, b) => a.order - b.order).map((question) => ({ question })),
    ...widgets.map((widget) => ({ widget })),
  ];
  const place = (part: Part) => placed(part).widgetOrder ?? Number.MAX_SAFE_INTEGER;
  return parts.filter((part) => !placed(part).hidden).toSorted((a, b) => place(a) - place(b));
}

function placed(part: Part): Pick<Question, 'widgetOrder' | 'hidden'> {
  return 'question' in part ? part.question : part.widget;
}

/** How many widgets stand before the Sheet Context panel; null where that is hidden. */
export function contextPlace({ form, widgets }: Pick<SheetOverview, 'form' | 'widgets'>): number | null {
  if (form.contextWidgetHidden) return null;
  const places = new Map(
    [...form.questions, ...form.widgets].map(({ id, widgetOrder }) => [id, widgetOrder]),
  );
  return widgets.filter(({ id }) => (places.get(id) ?? Number.MAX_SAFE_INTEGER) < form.contextWidgetOrder)
    .length;
}

/** More than so many items are told together: few answers hold as many, and the line is short. */
const mostSelectedApart = 3;

/**
 * How much there is of a part, undefined where there is nothing: '17 answers'. Answers that hold several items of the
 * catalog are told apart, 'N selected' (spec 1, section 2): the bars below add up to more than there are answers.
 */
export function amountText(part: DashboardWidget): string | undefined {
  if (part.of === 'formula')
    return part.summary.kind === 'broken' || part.summary.rows === 0
      ? undefined
      : counted(part.summary.rows, 'row');
  const { summary } = part;
  if (summary.answered === 0) return undefined;
  const several = summary.kind === 'catalog' ? summary.several : [];
  const apart = several.filter(({ items }) => items <= mostSelectedApart);
  const more = several.filter(({ items }) => items > mostSelectedApart);
  return [
    counted(summary.answered, 'answer'),
    ...apart.map(({ items, answers }) => `${countText(answers)} with ${items} selected`),
    ...(more.length === 0
      ? []
      : [
          `${countText(more.reduce((sum, { answers }) => sum + answers, 0))} with more than ${mostSelectedApart} selected`,
        ]),
  ].join(', ');
}

/** How many filters a filter set holds; a time range and a review state are one each. */
export function countFilters(filter: RowFilter | null): number {
  if (filter === null) return 0;
  const hasDates = filter.minDate != null || filter.maxDate != null || filter.lastDays != null;
  return filter.filters.length + Number(hasDates) + Number(filtersReview(filter));
}

/** The limits where a tab has nothing to show: a dashboard has numbers where the server worked them out. */
export function tooMuchFor(
  tab: 'dashboard' | 'data',
  { tooMuchData, isSummarized }: Pick<SheetOverview, 'tooMuchData' | 'isSummarized'>,
): TooMuchData | null {
  return tab === 'dashboard' && isSummarized ? null : tooMuchData;
}

/** Said in place of a dashboard that would be too large (spec 2, section 2). */
export function tooMuchDataText({ rows, sheets }: TooMuchData): string {
  return `There is too much data to display. The maximum amount of data that can be displayed is ${countText(rows)} sheet responses or ${countText(sheets)} sheets. Please select less sheets with less responses or apply filters to continue.`;
}

/** Said above the data: 'Showing data from the latest N sheets', with the filters in force. */
export function bannerText({ sheets, filtered }: { sheets: number; filtered: number }): string {
  const shown = `Showing data from the latest ${counted(sheets, 'sheet')}`;
  return filtered === 0 ? shown : `${shown} with ${counted(filtered, 'filter')} applied`;
}

/**
 * Said while loading (spec 2, section 2): how many sheets are there. Before the first is known, and once all are there and
 * the numbers are worked out, the dashboard is what comes; undefined: nothing but that it loads.
 */
export function loadingText(tab: 'dashboard' | 'data', progress: LoadProgress | null): string | undefined {
  const isUnderWay = progress !== null && progress.total > 0;
  if (tab === 'dashboard' && (!isUnderWay || progress.share >= 1)) return sheetTexts.loading;
  if (!isUnderWay) return undefined;
  return `Loaded ${countText(progress.loaded)} of ${countText(progress.total)} ${progress.unit}...`;
}
