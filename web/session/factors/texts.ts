// What the console says of second factors.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  copied: { id: 'session.web.factors.copied', defaultMessage: 'Copied' },
  print: { id: 'session.web.factors.print', defaultMessage: 'Print' },
});
