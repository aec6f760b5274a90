// What server/http/address says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisServerDoesNotKnow: {
    id: 'http.server.address.thisServerDoesNotKnow',
    defaultMessage: 'This server does not know the address that people open, which links in e-mails need.',
  },
  whoeverRunsServerSetsFormdeck: {
    id: 'http.server.address.whoeverRunsServerSetsFormdeck',
    defaultMessage: 'Whoever runs the server sets FORMDECK_URL to that address and restarts it.',
  },
});
