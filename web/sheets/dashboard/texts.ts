// What web/sheets/dashboard says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  edit: { id: 'sheets.web.dashboard.edit', defaultMessage: 'Edit {label}' },
  openShare: {
    id: 'sheets.web.dashboard.openShare',
    defaultMessage: '{text}: show the rows that answer "{title}" with "{label}"',
  },
  actionsFor: { id: 'sheets.web.dashboard.actionsFor', defaultMessage: 'Actions for {context}' },
});
