// The dashboard's widgets as text: what each shows of its summary, in a given room. Pure.
import { counted, countText } from '#core/count-text.ts';
import type { Question } from '#core/forms/schema.ts';
import type { Bar, ListedAnswer, QuestionSummary } from '#core/sheets/aggregate.ts';
import { outlineText, pointCount, pointsOf } from '#core/sheets/chart-points.ts';
import { answerText, type AnswerTextOptions, momentText, numberText } from '#core/sheets/answer-text.ts';
import { contextPlace } from '#core/sheets/overview.ts';
import { contextLines } from '#core/sheets/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { sheetTexts } from '#core/sheets/sheet-words.ts';
import { aggregationNames } from '#core/widgets/names.ts';
import type { Widget as FormulaWidget } from '#core/widgets/schema.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import { barLines, percent } from '#cli/terminal/bars.ts';
import { chartInWords } from '#cli/terminal/charts.tsx';
import { lineChart } from '#cli/terminal/braille.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { chartPoints, chartStep } from './chart-points.ts';

type Lines = Segment[][];

export type Room = {
  width: number;
  height: number;
  /** It has the screen to itself, and shows all that it has. */
  whole?: boolean;
  /** Of a chart: the newest ones only. */
  points?: number | undefined;
};

export type Widget = {
  id: string;
  title: string;
  /** How much there is of it. */
  note: string;
  /** Lines that it likes to have among others. */
  height: number;
  lines(room: Room): Lines;
  /** The same in words, for reading aloud. */
  words: readonly string[];
  /** Answers that can be opened as rows, in the order of the lines. */
  items: readonly ListedAnswer[];
  /** How many points its chart has. */
  points: number;
};

/** Lines of a widget among others. */
const usualHeight = 8;

/** A widget per question, those that people made, and the panel of the sheets' own facts among them. */
export function dashboardWidgets(overview: SheetOverview, options: AnswerTextOptions): Widget[] {
  const widgets = overview.widgets.map((part) =>
    part.of === 'question'
      ? questionWidget(part.question, part.summary, options)
      : formulaWidget(part.widget, part.summary, options),
  );
  const place = contextPlace(overview);
  return place === null ? widgets : widgets.toSpliced(place, 0, contextWidget(overview, options));
}

function contextWidget({ context }: SheetOverview, options: AnswerTextOptions): Widget {
  const all = contextLines(context, options);
  const labelWidth = Math.max(...all.map(({ label }) => widthOf(harmless(label)))) + 2;
  return {
    id: 'context',
    title: sheetTexts.context,
    note: counted(context.sheets, 'sheet'),
    height: Math.min(all.length, usualHeight),
    lines: ({ width, height, whole }) =>
      fitting(
        all.map(({ label, text }) => [
          {
            text: pad(
              cut(harmless(label), Math.floor(width / 2)),
              Math.min(labelWidth, Math.floor(width / 2) + 2),
            ),
            tone: 'dim',
          },
          { text },
        ]),
        all.length,
        whole ? all.length : height,
      ),
    words: all.map(({ label, text }) => `${label}: ${text}`),
    items: [],
    points: 0,
  };
}

function questionWidget(question: Question, summary: QuestionSummary, options: AnswerTextOptions): Widget {
  const { answered } = summary;
  const common = {
    id: question.id,
    title: question.text,
    note: counted(answered, 'answer'),
    items: [],
    points: 0,
  };
  if (answered === 0)
    return {
      ...common,
      height: 1,
      lines: () => [[{ text: sheetTexts.noAnswers, tone: 'dim' }]],
      words: [sheetTexts.noAnswers],
    };
  switch (summary.kind) {
    case 'pie':
    case 'ranked':
    case 'catalog':
      return { ...common, ...barsParts(summary.bars, summary.kind === 'pie' ? 'total' : 'largest') };
    case 'area':
      return { ...common, ...areaParts(summary, options) };
    case 'list':
    case 'images':
      return { ...common, ...listParts(question, summary, options) };
  }
}

function formulaWidget(made: FormulaWidget, summary: WidgetSummary, options: AnswerTextOptions): Widget {
  const said = (text: string): Parts => ({
    height: 1,
    lines: () => [[{ text, tone: 'dim' }]],
    words: [text],
  });
  const common = {
    id: made.id,
    title: made.title,
    note: summary.kind === 'broken' ? '' : counted(summary.rows, 'row'),
    items: [],
    points: 0,
  };
  switch (summary.kind) {
    case 'broken':
      return { ...common, ...said(brokenWidgetText) };
    case 'line':
      if (summary.line.values.length === 0) return { ...common, ...said(sheetTexts.noAnswers) };
      return { ...common, ...areaParts(summary.line, options) };
    case 'summary': {
      if (Number.isNaN(summary.value)) return { ...common, ...said(sheetTexts.noAnswers) };
      const name = made.aggregation === null ? '' : aggregationNames[made.aggregation];
      const figure = numberText(summary.value);
      return {
        ...common,
        height: 1,
        lines: () => [
          [
            { text: figure, bold: true },
            { text: ` ${name}`, tone: 'dim' },
          ],
        ],
        words: [`${name}: ${figure}`],
      };
    }
    case 'bar': {
      const bars = summary.bars.filter(({ value }) => !Number.isNaN(value));
      if (bars.length === 0) return { ...common, ...said(sheetTexts.noAnswers) };
      const items = bars.map(({ label, value }) => ({ label, value, text: numberText(value) }));
      return { ...common, ...barParts(items, 'largest') };
    }
  }
}

type Parts = Pick<Widget, 'height' | 'lines' | 'words'> & Partial<Pick<Widget, 'items' | 'points'>>;

function barsParts(bars: readonly Bar[], full: 'total' | 'largest'): Parts {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const shares = bars.map(({ count }) => percent(count, total));
  const counts = bars.map(({ count }) => countText(count));
  const countWidth = Math.max(...counts.map(widthOf));
  const items = bars.map(({ label, count }, index) => ({
    label,
    value: count,
    // A pie's bars get their percentages by themselves.
    text:
      full === 'total'
        ? (counts[index] ?? '')
        : `${pad(counts[index] ?? '', countWidth, 'right')} ${pad(shares[index] ?? '', 4, 'right')}`,
  }));
  return {
    ...barParts(items, full),
    words: bars.map(({ label }, index) => `${label}: ${counts[index]}, ${shares[index]}`),
  };
}

/** Bars with the figures that stand behind them. */
function barParts(
  items: readonly { label: string; value: number; text: string }[],
  full: 'total' | 'largest',
): Parts {
  return {
    height: Math.min(items.length, usualHeight),
    lines: ({ width, height, whole }) =>
      fitting(
        barLines(items, { width, full }).map(({ label, bar, figure }) => [
          { text: label },
          { text: bar, tone: 'accent' },
          { text: figure, bold: true },
        ]),
        items.length,
        whole ? items.length : height,
      ),
    words: items.map(({ label, text }) => `${label}: ${text}`),
  };
}

/** A chart that is taller than this says no more. */
const tallest = 24;

function areaParts(
  summary: Extract<QuestionSummary, { kind: 'area' }>,
  { timeZone }: AnswerTextOptions,
): Parts {
  const { average, minimum, maximum, total } = summary;
  const facts = [
    ['Average', average],
    ['Minimum', minimum],
    ['Maximum', maximum],
    ['Total', total],
  ] as const;
  const day = (at: number) => momentText(at, timeZone).slice(0, 10);
  const formats = { formatX: day, formatY: numberText };
  return {
    height: usualHeight,
    points: pointCount(summary),
    lines: ({ width, height, whole = false, points: most }) => {
      const shown = pointsOf(summary, most ?? 'all');
      const points = chartPoints(shown, width);
      const isOutline = most === undefined && summary.outline !== undefined;
      const step = isOutline ? outlineText : whole ? chartStep(shown, points.length) : null;
      const room = whole ? Math.min(tallest, height - 3) : height - 1;
      const chart = lineChart(points, { ...formats, width, height: Math.max(4, room), area: true });
      return [
        facts.flatMap(([name, value], index): Segment[] => [
          { text: `${index === 0 ? '' : '   '}${name} `, tone: 'dim' },
          { text: numberText(value), bold: true },
        ]),
        ...(whole ? [[{ text: ' ' }]] : []),
        ...chart.map(({ axis, plot }): Segment[] => [
          { text: axis, tone: 'dim' },
          { text: plot, tone: 'accent' },
        ]),
        ...(step === null ? [] : [[{ text: step, tone: 'dim' as const }]]),
      ];
    },
    words: [
      ...facts.map(([name, value]) => `${name}: ${numberText(value)}`),
      chartInWords(chartPoints(pointsOf(summary, 'all'), 40), formats),
    ],
  };
}

function listParts(
  question: Question,
  { kind, items, answered }: Extract<QuestionSummary, { kind: 'list' | 'images' }>,
  options: AnswerTextOptions,
): Parts {
  const textOf = (value: string) => (kind === 'images' ? value : answerText(question, value, options));
  const from = ({ at, userName }: ListedAnswer) =>
    `${harmless(userName)}  ${momentText(at, options.timeZone)}`;
  return {
    height: Math.min(answered, usualHeight),
    items,
    lines: ({ width, height, whole }) => {
      const shown = whole ? items : items.slice(0, height);
      const fromWidth = Math.min(
        Math.floor(width / 2),
        Math.max(...shown.map((item) => widthOf(from(item)))),
      );
      const room = width - fromWidth - 2;
      return fitting(
        shown.map((item) => [
          { text: pad(cut(harmless(textOf(item.value)), room), room + 2) },
          { text: pad(cut(from(item), fromWidth), fromWidth, 'right'), tone: 'dim' },
        ]),
        answered,
        whole ? items.length : height,
      );
    },
    words: items.map((item) => `${textOf(item.value)}, by ${from(item)}`),
  };
}

/** The lines that there is room for; the last of it says how many more there are. */
function fitting(lines: Lines, count: number, height: number): Lines {
  if (count <= height) return lines;
  const shown = lines.slice(0, height - 1);
  return [...shown, [{ text: `and ${countText(count - shown.length)} more`, tone: 'dim' }]];
}
