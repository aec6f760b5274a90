// Names of widgets, their types and aggregations, and related texts (spec 2, section 2).
import type { Aggregation, WidgetType } from './schema.ts';

export const aggregationNames: Readonly<Record<Aggregation, string>> = {
  COUNT: 'Count',
  SUM: 'Sum',
  AVG: 'Average',
  MIN: 'Minimum',
  MAX: 'Maximum',
};

/** How the formula's values are aggregated (spec 2, section 9). */
export const aggregationHints: Readonly<Record<Aggregation, string>> = {
  COUNT: 'How many rows there are.',
  SUM: 'The total of all values.',
  AVG: 'All values divided by the number of rows.',
  MIN: 'The smallest value.',
  MAX: 'The largest value.',
};

export const widgetTypeNames: Readonly<Record<WidgetType, string>> = {
  line: 'Line',
  summary: 'Summary',
  bar: 'Bar',
};

/** What each type shows of the formula's values. */
export const widgetTypeHints: Readonly<Record<WidgetType, string>> = {
  line: 'The value of every row over time.',
  summary: 'One number over all rows.',
  bar: 'One number for each group of rows.',
};

/** Shown instead of the preview while the draft is incomplete. */
export const previewHints: Readonly<Record<string, string>> = {
  map: 'Choose what to show to see a preview.',
  aggregation: 'Choose an aggregation to see a preview.',
  groupByQuestion: 'Choose what to group by to see a preview.',
};

export const widgetTexts = {
  add: 'Add widget',
  create: 'Create Widget',
  edit: 'Edit Widget',
  viewHidden: 'View Hidden',
  hidden: 'Hidden Widgets',
  wide: 'Wide',
  compare: 'Compare with the time before',
  seenBy: 'Everybody who sees this form will see this widget.',
  noneHidden: 'No widget is hidden.',
  noPreview: 'There are too many rows for a preview. Save the widget to see it.',
} as const;
