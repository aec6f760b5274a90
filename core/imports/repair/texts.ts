// What core/imports/repair says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  earlier: { id: 'imports.repair.earlier', defaultMessage: 'The earlier' },
  later: { id: 'imports.repair.later', defaultMessage: 'The later' },
  dateInFormatIsRequired: {
    id: 'imports.repair.dateInFormatIsRequired',
    defaultMessage: 'A date in the format {dateFormat} is required',
  },
  beforeThatContinueWithOthers: {
    id: 'imports.repair.beforeThatContinueWithOthers',
    defaultMessage: '{sent} before that. Continue with the others.',
  },
});
