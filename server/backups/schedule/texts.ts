// What the schedule of backups says to people of companies.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  couldNotBeMade: {
    id: 'backups.server.couldNotBeMade',
    defaultMessage: 'The backup could not be made. The log of the server says why.',
  },
  operatorFindsWhy: {
    id: 'backups.server.operatorFindsWhy',
    defaultMessage: 'Whoever runs the server finds the reason in its log. It is tried again until it works.',
  },
});
