// What web/ui/list says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pagesOf: { id: 'ui.web.list.pagesOf', defaultMessage: 'Pages of {label}' },
  page: { id: 'ui.web.list.page', defaultMessage: 'Page {number}' },
  nextPage: { id: 'ui.web.list.nextPage', defaultMessage: 'Next page' },
  previousPage: { id: 'ui.web.list.previousPage', defaultMessage: 'Previous page' },
});
