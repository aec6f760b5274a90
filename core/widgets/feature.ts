// Dashboards and their widgets: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, formOf, quoted, toForm, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const widgetsFeature = feature({
  things: ['widget'],
  audits: {
    forms: {
      widget_created: (entry) => {
        const [title] = entry.next;
        return `${who(entry)} added ${quoted('the widget', title, 'a widget')} to the dashboard of ${formOf(entry)}`;
      },
      widget_changed: (entry) =>
        `${who(entry)} changed ${quoted('the widget', fieldOf(entry, 'title'), 'a widget')} of ${formOf(entry)}`,
      widget_deleted: (entry) =>
        `${who(entry)} deleted ${quoted('the widget', fieldOf(entry, 'title'), 'a widget')} of ${formOf(entry)}`,
      widgets_arranged: toForm(t(m.arrangedDashboardOf)),
    },
  },
});
