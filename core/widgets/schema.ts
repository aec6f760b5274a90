// A custom widget on a form's dashboard: a formula over the answers of each row, and the aggregation of its values (spec
// 2, section 3, "Widget"). Widgets of questions are part of the questions.
import * as z from 'zod/mini';
import { nameLimit } from '#core/forms/schema.ts';
import { logic } from '#core/logic/schema.ts';
import { id } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { lookFields } from './chart/look.ts';
import { m } from './texts.ts';

export const aggregations = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'] as const;
export type Aggregation = (typeof aggregations)[number];

/** Maximum widgets per form. */
export const widgetsLimit = 100;

/** The position of a widget on its dashboard, within the database's four-byte integers. */
export const widgetPlace = z.number().check(z.int(), z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1));

const widgetFields = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, refusal(m.widgetNameIsRequired)),
      z.maxLength(nameLimit, refusal(m.atMostCharacters, { nameLimit })),
    ),
  /** The formula: a JSON-logic expression that gives a number for a row. */
  map: logic,
  /** Which rows count, as a JSON-logic expression; null: all. */
  filter: z.nullable(logic),
  aggregation: z.nullable(z.enum(aggregations)),
  /** The id of the question that groups the rows, or colours the places of a map. */
  groupByQuestion: z.nullable(id),
  /** The id of the question whose places a map shows; such a widget has no formula. */
  placeQuestion: z.optional(z.nullable(id)),
  /** The id of the question whose entries count instead of rows; the widget reads what they answer, and their row. */
  entriesQuestion: z.optional(z.nullable(id)),
  ...lookFields,
  widgetOrder: z.nullable(widgetPlace),
  hidden: z.boolean(),
};

export const widget = z.object({ id, ...widgetFields });
export type Widget = z.infer<typeof widget>;

/** A widget as a client sends it. */
export const widgetInput = z.object({
  id: z.optional(id),
  title: widgetFields.title,
  map: z._default(widgetFields.map, null),
  filter: z._default(widgetFields.filter, null),
  aggregation: z._default(widgetFields.aggregation, null),
  groupByQuestion: z._default(widgetFields.groupByQuestion, null),
  placeQuestion: z._default(z.nullable(id), null),
  entriesQuestion: z._default(z.nullable(id), null),
  ...lookFields,
  widgetOrder: z.optional(widgetFields.widgetOrder),
  hidden: z.optional(widgetFields.hidden),
});
export type WidgetInput = z.infer<typeof widgetInput>;

export const widgetTypes = ['line', 'summary', 'bar', 'time', 'map'] as const;
export type WidgetType = (typeof widgetTypes)[number];

/** The type of a widget follows from its fields. */
export function widgetType({
  aggregation,
  groupByQuestion,
  placeQuestion,
  timeGrain,
}: Pick<Widget, 'aggregation' | 'groupByQuestion' | 'placeQuestion' | 'timeGrain'>): WidgetType {
  if (placeQuestion != null) return 'map';
  if (timeGrain != null) return 'time';
  if (groupByQuestion !== null) return 'bar';
  return aggregation === null ? 'line' : 'summary';
}
