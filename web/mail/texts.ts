// What web/mail says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  written: { id: 'mail.web.written', defaultMessage: 'Written' },
  files: { id: 'mail.web.files', defaultMessage: 'Files' },
  messageId: { id: 'mail.web.messageId', defaultMessage: 'Message-ID' },
  attempts: { id: 'mail.web.attempts', defaultMessage: 'Attempts' },
  text: { id: 'mail.web.text', defaultMessage: 'Text' },
});
