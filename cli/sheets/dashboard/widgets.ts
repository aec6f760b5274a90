// Renders the dashboard's widgets as text of a given size. Pure.
import { personName } from '#core/primitives.ts';
import { counts } from '#core/messages/count-texts.ts';
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ListedAnswer, QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { answerText, type AnswerTextOptions, momentText, shortMeasure } from '#core/sheets/format-answer.ts';
import { type FigureLook, numberFigure } from '#core/sheets/dashboard/figures.ts';
import { amountText } from '#core/sheets/dashboard/amount-text.ts';
import { contextPlace, type DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { contextLines } from '#core/sheets/dashboard/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { type ChartSize, sheetTexts } from '#core/sheets/labels.ts';
import type { Widget as FormulaWidget } from '#core/widgets/schema.ts';
import { barsNote } from '#core/widgets/answered.ts';
import { measuredQuestion } from '#core/widgets/builder-answers.ts';
import { targetText } from '#core/widgets/chart/thresholds.ts';
import { placeCounts } from '#core/widgets/summarize-places.ts';
import { cornersOf } from '#core/questions/places/area.ts';
import { rounded } from '#core/questions/places/geo-point.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { unitOnAxis } from '#core/questions/unit.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import { areaParts } from './widget-area.ts';
import { dateParts, dayParts } from './widget-dates.ts';
import { groupParts, rankedBar, rankedParts, shareParts } from './widget-bars.ts';
import { matrixParts } from './matrix-widgets.ts';
import { cellParts, levelSegment } from './widget-cells.ts';
import { fitting, type Lines, type Parts, said, type Widget } from './widget-lines.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/dashboard/texts.ts';
import { m } from './texts.ts';

/** A widget per question, the custom ones, and the Sheet Context among them; below, the matrices. */
export function dashboardWidgets(overview: SheetOverview, options: AnswerTextOptions): Widget[] {
  const widgets = overview.widgets.map((part) => widgetOf(part, options));
  const place = contextPlace(overview);
  const matrices = matrixParts(overview).map(({ id, title, parts }) =>
    whole(id, title, t(both.sharesOfAnswers), () => parts),
  );
  return [
    ...(place === null ? widgets : widgets.toSpliced(place, 0, contextWidget(overview, options))),
    ...matrices,
  ];
}

/** The widget for a part of a dashboard. A chart has all points by default, or a number of the newest. */
export function widgetOf(part: DashboardWidget, options: AnswerTextOptions, size: ChartSize = 'all'): Widget {
  const note = amountText(part) ?? '';
  const { unit, before } = part;
  if (part.of === 'question') {
    const { question, summary } = part;
    const look = { title: question.text, unit, before };
    return whole(question.id, question.text, note, () =>
      questionParts(question, summary, options, { size, look }),
    );
  }
  const { widget, summary } = part;
  const look = { title: widget.title, unit, before };
  return whole(widget.id, widget.title, note, () => formulaParts(widget, summary, options, { size, look }));
}

/** A widget of labelled lines. */
export function linesWidget(
  { id, title, note }: Pick<Widget, 'id' | 'title' | 'note'>,
  lines: readonly { label: string; text: string }[],
): Widget {
  const labelWidth = Math.max(0, ...lines.map(({ label }) => widthOf(harmless(label)))) + 2;
  return whole(id, title, note, () => ({
    height: lines.length,
    lines: ({ width, height, whole: isWhole }) =>
      fitting(
        lines.map(({ label, text }) => [
          {
            text: pad(
              cut(harmless(label), Math.floor(width / 2)),
              Math.min(labelWidth, Math.floor(width / 2) + 2),
            ),
            tone: 'dim',
          },
          { text },
        ]),
        lines.length,
        isWhole ? lines.length : height,
      ),
    words: () => lines.map(({ label, text }) => `${label}: ${text}`),
  }));
}

/** A widget that only shows a message. */
export function saidWidget(about: Pick<Widget, 'id' | 'title' | 'note'>, text: string): Widget {
  return whole(about.id, about.title, about.note, () => said(text));
}

function whole(id: string, title: string, note: string, parts: () => Parts): Widget {
  return { id, title, note, head: 0, openings: [], area: null, look: noLook, ...parts() };
}

const noLook: FigureLook = { title: '', unit: undefined, before: undefined };

function contextWidget({ form, context }: SheetOverview, options: AnswerTextOptions): Widget {
  const about = { id: form.id, title: sheetTexts.context, note: t(counts.sheets, { count: context.sheets }) };
  return linesWidget(about, contextLines(context, options));
}

function questionParts(
  question: Question,
  summary: QuestionSummary,
  options: AnswerTextOptions,
  { size, look }: { size: ChartSize; look: FigureLook },
): Parts {
  if (summary.answered === 0) return said(sheetTexts.noAnswers);
  switch (summary.kind) {
    case 'pie':
      return shareParts(summary.bars);
    case 'ranking':
      return rankedParts(question, summary.bars.map(rankedBar), summary.answered);
    case 'ranked':
    case 'catalog':
      return rankedParts(question, summary.bars, summary.answered);
    case 'area':
      return areaParts(summary, options.timeZone, size, look);
    case 'list':
      return summary.bins === undefined
        ? listParts(question, summary, options)
        : dateParts(summary.bins, options.timeZone);
    case 'images':
      return listParts(question, summary, options);
    default:
      return assertNever(summary);
  }
}

function formulaParts(
  made: FormulaWidget,
  summary: WidgetSummary,
  options: AnswerTextOptions,
  { size, look }: { size: ChartSize; look: FigureLook },
): Parts {
  switch (summary.kind) {
    case 'broken':
      return said(brokenWidgetText(summary));
    case 'line':
      if (summary.line.values.length === 0) return said(sheetTexts.noAnswers);
      return areaParts(summary.line, options.timeZone, size, look);
    case 'summary':
      return Number.isNaN(summary.value) ? said(sheetTexts.noAnswers) : numberParts(made, summary, look);
    case 'cells':
      if (summary.columns.every(({ rows }) => rows === 0)) return said(sheetTexts.noAnswers);
      return cellParts(summary, { widget: made, timeZone: options.timeZone, look });
    case 'map': {
      const places = placeCounts(summary);
      if (summary.points.groups.length === 0) return said(sheetTexts.noAnswers);
      const opened = places.map(({ label, rows, answer }) => ({
        label,
        rows,
        value: rows,
        answer,
      }));
      return groupParts(opened, areaText(summary.points.positions));
    }
    case 'bar': {
      const bars = summary.bars.filter(({ value }) => !Number.isNaN(value));
      if (bars.length === 0) return said(sheetTexts.noAnswers);
      if (summary.byDay === true) return dayParts(bars, made.aggregation ?? 'COUNT', barsNote(summary));
      const textOf = (value: number) => shortMeasure(value, unitOnAxis(look.unit));
      return groupParts(bars, barsNote(summary), { textOf, levels: made });
    }
    default:
      return assertNever(summary);
  }
}

/** One number; each of its lines opens its rows. */
function numberParts(
  made: FormulaWidget,
  summary: Extract<WidgetSummary, { kind: 'summary' }>,
  look: FigureLook,
): Parts {
  const { name, text, exact, change } = numberFigure(made, summary, look);
  const target = targetText(summary.value, made, look.unit);
  const level = levelSegment(summary.value, made, look.unit);
  const first: Segment[] = [
    { text, bold: true },
    { text: ` ${name}`, tone: 'dim' },
    ...level.map((segment) => ({ ...segment, text: `   ${segment.text}` })),
    ...(target === null ? [] : [{ text: `   ${target}`, tone: 'dim' as const }]),
    ...(change === null ? [] : [{ text: `   ${change.text}`, tone: 'dim' as const }]),
  ];
  const more: Lines = [
    ...(exact === text ? [] : [[{ text: t(m.inFull, { exact }) }]]),
    ...(change === null ? [] : [[{ text: change.exact }]]),
  ];
  return {
    height: 1,
    openings: [first, ...more].map(() => ({
      mark: { label: made.title, answered: measuredQuestion(made) },
    })),
    lines: ({ whole: isWhole = false }) => [first, ...(isWhole ? more : [])],
    words: () => [
      `${text} ${name}`,
      ...level.map((segment) => segment.text),
      ...(target === null ? [] : [target]),
      ...(change === null ? [] : [`${change.text}: ${change.exact}`]),
    ],
  };
}

function listParts(
  question: Question,
  { items, answered }: Extract<QuestionSummary, { kind: 'list' | 'images' }>,
  options: AnswerTextOptions,
): Parts {
  const textOf = ({ value }: ListedAnswer) => answerText(question, value, options);
  /** With little space, the name is truncated. */
  const from = (item: ListedAnswer, most = 60) => {
    const moment = `  ${momentText(item.at, options.timeZone)}`;
    return cut(harmless(personName(item)), Math.max(4, most - widthOf(moment))) + moment;
  };
  return {
    height: answered,
    openings: items.map(({ row }) => ({ row })),
    lines: ({ width, height, whole: isWhole }) => {
      const shown = isWhole ? items : items.slice(0, height);
      const fromWidth = Math.min(
        Math.floor(width / 2),
        Math.max(...shown.map((item) => widthOf(from(item)))),
      );
      const room = width - fromWidth - 2;
      return fitting(
        shown.map((item) => [
          { text: pad(cut(harmless(textOf(item)), room), room + 2) },
          { text: pad(cut(from(item, fromWidth), fromWidth), fromWidth, 'right'), tone: 'dim' },
        ]),
        answered,
        isWhole ? items.length : height,
      );
    },
    words: () => items.map((item) => t(m.ofBy, { of: textOf(item), grouping: from(item) })),
  };
}

/** Where the places are, for which a browser has the map. */
function areaText(positions: Float64Array): string {
  const [southWest, northEast] = cornersOf(positions) ?? [];
  if (southWest === undefined || northEast === undefined) return '';
  const corner = (position: readonly number[]) =>
    position
      .toReversed()
      .map((degrees) => rounded(degrees, 2))
      .join(', ');
  return t(m.mapInBrowser, { from: corner(southWest), to: corner(northEast) });
}
