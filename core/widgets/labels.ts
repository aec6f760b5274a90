// Names of aggregations, and related texts (spec 2, section 2).
import type { Aggregation } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const aggregationNames: Readonly<Record<Aggregation, string>> = {
  COUNT: t(m.count),
  SUM: t(m.sum),
  AVG: t(m.average),
  MIN: t(m.minimum),
  MAX: t(m.maximum),
};

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
