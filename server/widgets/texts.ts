// What server/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formHasAtMostWidgets: {
    id: 'widgets.server.formHasAtMostWidgets',
    defaultMessage: 'A form has at most {widgetsLimit} widgets. Delete one first.',
  },
  sheetContextHidden: { id: 'widgets.server.sheetContextHidden', defaultMessage: 'Sheet Context hidden' },
  dashboardDoesNotHaveThis: {
    id: 'widgets.server.dashboardDoesNotHaveThis',
    defaultMessage: 'The dashboard does not have this widget',
  },
  layoutRemoved: { id: 'widgets.server.layoutRemoved', defaultMessage: 'Layout removed' },
  overlaps: {
    id: 'widgets.server.overlaps',
    defaultMessage: 'This overlaps the part {other}. Move or shrink one of them.',
  },
});
