// What server/feeds says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formdeck: { id: 'feeds.server.formdeck', defaultMessage: 'Formdeck – {name}' },
  thisCalendarLinkIsNo: {
    id: 'feeds.server.thisCalendarLinkIsNo',
    defaultMessage: 'This calendar link is no longer valid.',
  },
  createNewOneInYour: {
    id: 'feeds.server.createNewOneInYour',
    defaultMessage: 'Create a new one in your account, and add it to your calendar in place of this one.',
  },
});
