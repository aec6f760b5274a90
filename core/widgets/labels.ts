// Names of widgets, their types and aggregations, and related texts (spec 2, section 2).
import type { Aggregation, Widget, WidgetType } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const aggregationNames: Readonly<Record<Aggregation, string>> = {
  COUNT: t(m.count),
  SUM: t(m.sum),
  AVG: t(m.average),
  MIN: t(m.minimum),
  MAX: t(m.maximum),
};

export const widgetTypeNames: Readonly<Record<WidgetType, string>> = {
  line: t(m.line),
  summary: t(m.summary),
  bar: t(m.bar),
  time: t(m.overTime),
  map: t(m.map),
};

const aggregationHints: Readonly<Record<Aggregation, string>> = {
  COUNT: t(m.howManyRowsThereAre),
  SUM: t(m.totalOfAllValues),
  AVG: t(m.allValuesDividedByNumber),
  MIN: t(m.smallestValue),
  MAX: t(m.largestValue),
};
const entryAggregationHints: typeof aggregationHints = {
  ...aggregationHints,
  COUNT: t(m.howManyEntriesThereAre),
  AVG: t(m.allValuesDividedByEntries),
};
const typeHints: Readonly<Record<WidgetType, string>> = {
  line: t(m.valueOfEveryRowOver),
  summary: t(m.oneNumberOverAllRows),
  bar: t(m.oneNumberForEachGroup),
  time: t(m.oneNumberForEachTime),
  map: t(m.placesOfRowsOnMap),
};
const entryTypeHints: typeof typeHints = {
  line: t(m.valueOfEveryEntryOver),
  summary: t(m.oneNumberOverAllEntries),
  bar: t(m.oneNumberForEachGroupOfEntries),
  time: t(m.oneNumberForEachTime),
  map: t(m.placesOfEntriesOnMap),
};

type Hinted = Pick<Widget, 'aggregation' | 'entriesQuestion'> & { type: WidgetType };

/** What a widget of this type shows of the formula's values. */
export function widgetTypeHint({ type, entriesQuestion }: Pick<Hinted, 'type' | 'entriesQuestion'>): string {
  return (entriesQuestion == null ? typeHints : entryTypeHints)[type];
}

/** How the formula's values are aggregated (spec 2, section 9); undefined where they are not. */
export function aggregationHint({
  aggregation,
  entriesQuestion,
}: Pick<Hinted, 'aggregation' | 'entriesQuestion'>): string | undefined {
  if (aggregation === null) return undefined;
  return (entriesQuestion == null ? aggregationHints : entryAggregationHints)[aggregation];
}

/** Shown instead of the preview while the draft is incomplete. */
export const previewHints: Readonly<Record<string, string>> = {
  map: t(m.chooseWhatToShowTo),
  aggregation: t(m.chooseAggregationToSeePreview),
  groupByQuestion: t(m.chooseWhatToGroupBy),
  placeQuestion: t(m.choosePlacesToSeePreview),
};

export const widgetTexts = {
  add: t(m.addWidget),
  create: t(m.createWidget),
  edit: t(m.editWidget),
  viewHidden: t(m.viewHidden),
  hidden: t(m.hiddenWidgets),
  wide: t(m.wide),
  compare: t(m.compareWithTimeBefore),
  seenBy: t(m.everybodyWhoSeesThisForm),
  noneHidden: t(m.noWidgetIsHidden),
  noPreview: t(m.thereAreTooManyRows),
} as const;
