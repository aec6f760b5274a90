// What web/access says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  pagesOfS: { id: 'access.web.pagesOfS', defaultMessage: 'Pages of {noun}s' },
  whoCanSee: { id: 'access.web.whoCanSee', defaultMessage: 'Who can see {form}' },
});
