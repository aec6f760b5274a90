// What web/sheets/dashboard says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  edit: { id: 'sheets.web.dashboard.edit', defaultMessage: 'Edit {label}' },
  openShare: {
    id: 'sheets.web.dashboard.openShare',
    defaultMessage: '{text}: show the entries that answer "{title}" with "{label}"',
  },
  on: { id: 'sheets.web.dashboard.on', defaultMessage: 'On' },
  actionsFor: { id: 'sheets.web.dashboard.actionsFor', defaultMessage: 'Actions for {context}' },
});
