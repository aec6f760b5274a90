// A widget that may be incomplete, as drafts and checks have it.
import type { FieldError } from '#core/errors.ts';
import type { WidgetLook } from './chart/look.ts';
import type { Widget } from './schema.ts';

/** A possibly incomplete widget; `type` is the chosen one. */
export type UnfinishedWidget = Pick<
  Widget,
  'title' | 'map' | 'filter' | 'aggregation' | 'groupByQuestion' | 'placeQuestion' | 'entriesQuestion'
> &
  WidgetLook;

export type WidgetField = keyof UnfinishedWidget;
/** A `FieldError` whose path is one of the widget's fields. */
export type WidgetIssue = FieldError & { path: WidgetField };
