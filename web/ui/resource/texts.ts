// What web/ui/resource says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  fileCouldNotBeSaved: {
    id: 'ui.web.resource.fileCouldNotBeSaved',
    defaultMessage: 'The file could not be saved. Please try again.',
  },
  exportAsCsv: { id: 'ui.web.resource.exportAsCsv', defaultMessage: 'Export as CSV' },
});
