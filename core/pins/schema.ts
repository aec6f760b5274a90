// A widget pinned to the user's home page (spec 1, section 3, "Widget / pinned widget"): the widget, its rows and their
// numbers.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { question } from '#core/questions/schema.ts';
import { questionTypeNames } from '#core/questions/types.ts';
import { rowsSummary } from '#core/sheets/engine/rows-summary.ts';
import { maximumSelectedSheets, rowFilter } from '#core/sheets/schema.ts';
import { type ChartSize, chartSizes, defaultChartSize } from '#core/sheets/labels.ts';
import { widget } from '#core/widgets/schema.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum pins per person: more than anyone looks at, and few enough to compute in one request. */
export const pinsLimit = 24;

/** Newest points of a chart; 0 for all. */
const step = z
  .number()
  .check(
    z.refine(
      (size) => size === 0 || chartSizes.some((each) => each === size),
      refusal(m.useOneOfOr0, { chartSizes: chartSizes.join(', ') }),
    ),
  );

export const pinInput = z.object({
  /** The sheets; empty: the form's most recently changed ones, as on the dashboard of all sheets. */
  uuids: z._default(z.array(id).check(z.maxLength(maximumSelectedSheets)), []),
  filter: z._default(z.nullable(rowFilter), null),
  step: z._default(step, stepOf(defaultChartSize)),
});
export const pinChange = z.object({ step });

/** Positions by id of the pinned widget. */
export const pinOrder = z.record(id, z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));

export const pin = z.object({
  /** The id of the question or custom widget, or of the form for its Sheet Context. */
  id,
  source: z.enum(['Context', 'Question', 'TemplateWidget']),
  text: z.string(),
  title: z.string(),
  /** For a question. */
  type: z.nullable(z.enum(questionTypeNames)),
  questionOptions: question.shape.questionOptions,
  pinned: z.literal(true),
  step: z.number(),
  widgetOrder: z.nullable(z.number()),
  pinnedWidgetOrder: z.number(),
  /** Whether it is hidden on the form's dashboard, which does not affect the pin. */
  hidden: z.boolean(),
  filters: rowFilter,
  /** The sheets that it currently covers. */
  sheetIds: z.array(id),
  allSheetsPinned: z.boolean(),
  /** As pinned. */
  uuids: z.array(id),
  parentTemplateId: id,
  parentTemplateName: z.string(),
  question: z.nullable(question),
  widget: z.nullable(widget),
  /** The question that groups a custom widget. */
  groupedBy: z.nullable(question),
  /** The questions that a custom widget names. */
  named: z.array(z.extend(question, { entriesOf: z.optional(id) })),
  /** The numbers; null if not requested, for a Sheet Context, or if they cannot be computed. */
  numbers: z.nullable(rowsSummary),
  /**
   * Why the numbers are missing: the rows are still being read, there are too many, or the filter no longer fits the
   * form.
   */
  problem: z.nullable(z.enum(['reading', 'too-large', 'filter'])),
  /** For a Sheet Context. */
  lines: z.nullable(z.array(z.object({ label: z.string(), text: z.string() }))),
});
export type Pin = z.infer<typeof pin>;

export function chartSizeOf(size: number): ChartSize {
  return chartSizes.find((each) => each === size) ?? 'all';
}

export function stepOf(size: ChartSize): number {
  return size === 'all' ? 0 : size;
}
