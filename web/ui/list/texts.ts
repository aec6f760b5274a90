// What web/ui/list says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pagesOfS: { id: 'ui.web.list.pagesOfS', defaultMessage: 'Pages of {noun}s' },
  page: { id: 'ui.web.list.page', defaultMessage: 'Page {number}' },
  nextPage: { id: 'ui.web.list.nextPage', defaultMessage: 'Next page' },
  previousPage: { id: 'ui.web.list.previousPage', defaultMessage: 'Previous page' },
});
