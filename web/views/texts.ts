// What web/views says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  allData: { id: 'views.web.allData', defaultMessage: 'All data' },
  removeAsDefault: { id: 'views.web.removeAsDefault', defaultMessage: 'Remove as default' },
  views: { id: 'views.web.views', defaultMessage: 'Views' },
  viewsOf: { id: 'views.web.viewsOf', defaultMessage: 'Views: {current}' },
  changed: { id: 'views.web.changed', defaultMessage: '{name}<soft>, changed</soft>' },
  currentView: { id: 'views.web.currentView', defaultMessage: 'Current view' },
  defaultView: { id: 'views.web.defaultView', defaultMessage: 'Default view' },
  shared: { id: 'views.web.shared', defaultMessage: 'Shared' },
  yourView: { id: 'views.web.yourView', defaultMessage: 'Your view' },
  viewOf: {
    id: 'views.web.viewOf',
    defaultMessage: '{hasForm, select, true {View of {form}} other {View of a form}}',
  },
  viewsChanged: {
    id: 'views.web.viewsChanged',
    defaultMessage: 'Views: {current}{isChanged, select, true {, changed} other {}}',
  },
});
