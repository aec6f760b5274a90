// A widget that somebody pinned to their home page (spec 1, section 3, "Widget / pinned widget"): what it is, which rows
// it is of, and what these come to.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { question } from '#core/questions/schema.ts';
import { questionTypeNames } from '#core/questions/types.ts';
import { rowsSummary } from '#core/sheets/engine/rows-summary.ts';
import { maximumSelectedSheets, rowFilter } from '#core/sheets/schema.ts';
import { type ChartSize, chartSizes, defaultChartSize } from '#core/sheets/texts.ts';
import { widget } from '#core/widgets/schema.ts';

/** Pins of a person at most: more than anybody looks at, and few enough to be worked out in one go. */
export const pinsLimit = 24;

/** Newest points of a chart; 0 for all of them. */
const step = z
  .number()
  .check(
    z.refine(
      (size) => size === 0 || chartSizes.some((each) => each === size),
      `Use one of ${chartSizes.join(', ')}, or 0 for all`,
    ),
  );

export const pinInput = z.object({
  /** The sheets; none: those of the form that were changed last, as the dashboard of all sheets shows them. */
  uuids: z._default(z.array(id).check(z.maxLength(maximumSelectedSheets)), []),
  filter: z._default(z.nullable(rowFilter), null),
  step: z._default(step, stepOf(defaultChartSize)),
});
export const pinChange = z.object({ step });

/** Places by the ids of pinned widgets. */
export const pinOrder = z.record(id, z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));

export const pin = z.object({
  /** Of the question, of the widget that people made, or of the form for its Sheet Context. */
  id,
  source: z.enum(['Context', 'Question', 'TemplateWidget']),
  text: z.string(),
  title: z.string(),
  /** Of a question. */
  type: z.nullable(z.enum(questionTypeNames)),
  questionOptions: question.shape.questionOptions,
  pinned: z.literal(true),
  step: z.number(),
  widgetOrder: z.nullable(z.number()),
  pinnedWidgetOrder: z.number(),
  /** From the form's dashboard; not from here. */
  hidden: z.boolean(),
  filters: rowFilter,
  /** Those that it is of now. */
  sheetIds: z.array(id),
  allSheetsPinned: z.boolean(),
  /** As it was pinned. */
  uuids: z.array(id),
  parentTemplateId: id,
  parentTemplateName: z.string(),
  question: z.nullable(question),
  widget: z.nullable(widget),
  /** The question by whose answers such a widget makes groups. */
  groupedBy: z.nullable(question),
  /** What its rows come to; null where it was not asked for, is of the Sheet Context, or cannot be worked out. */
  numbers: z.nullable(rowsSummary),
  /**
   * Why it is not worked out: the rows are still being read, they are too many, or the filter does not fit the form any
   * more.
   */
  problem: z.nullable(z.enum(['reading', 'too-large', 'filter'])),
  /** Of a Sheet Context. */
  lines: z.nullable(z.array(z.object({ label: z.string(), text: z.string() }))),
});
export type Pin = z.infer<typeof pin>;

export function chartSizeOf(size: number): ChartSize {
  return chartSizes.find((each) => each === size) ?? 'all';
}

export function stepOf(size: ChartSize): number {
  return size === 'all' ? 0 : size;
}
