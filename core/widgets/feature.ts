// Dashboards and their widgets: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf, valuesOf } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const widgetsFeature = feature({
  things: ['widget'],
  audits: {
    forms: {
      widget_created: (entry) => t(m.addedWidgetTo, valuesOf(entry, entry.next[0])),
      widget_changed: sentenceOf(m.changedWidgetOf, 'title'),
      widget_deleted: sentenceOf(m.deletedWidgetOf, 'title'),
      widgets_arranged: sentenceOf(m.arrangedDashboardOf),
    },
  },
});
