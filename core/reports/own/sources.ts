// What a design and its sections are of, as parts of their schema: rows of its form, and widgets.
import * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';
import { id } from '#core/primitives.ts';
import { rowFilter, selectedSheets } from '#core/sheets/schema.ts';
import { lookFields } from '#core/widgets/chart/look.ts';
import { aggregations } from '#core/widgets/schema.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const optionalId = z._default(z.nullable(id), null);
export const optionalLogic = z._default(z.nullable(logic), null);

const ownWidget = z.object({
  map: z._default(logic, null),
  filter: optionalLogic,
  aggregation: z._default(z.nullable(z.enum(aggregations)), null),
  groupByQuestion: optionalId,
  placeQuestion: z.optional(z.nullable(id)),
  entriesQuestion: z.optional(z.nullable(id)),
  ...lookFields,
});

const widgetSources = ['question', 'widget', 'own'] as const;
export const widgetSource = z.discriminatedUnion(
  'from',
  [
    z.object({ from: z.literal('question'), question: optionalId }),
    /** A widget that the form has saved. */
    z.object({ from: z.literal('widget'), widget: optionalId }),
    /** A definition of the design's own, as a widget's. */
    z.object({ from: z.literal('own'), definition: ownWidget }),
  ],
  refusal(m.widgetIsFromOneOf, { widgetSources: widgetSources.join(', ') }),
);
export type WidgetSource = z.infer<typeof widgetSource>;

export const rowSelection = z.object({
  /** Null: all sheets of the form. */
  sheetIds: z._default(z.nullable(selectedSheets), null),
  /** Its latest days are those before a run. */
  filter: z._default(z.nullable(rowFilter), null),
});
export type RowSelection = z.infer<typeof rowSelection>;
