// What cli/mail says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  eMailToWasNot: {
    id: 'mail.cli.eMailToWasNot',
    defaultMessage: 'The e-mail to {recipient} was not accepted: {problem}',
  },
  itWillBeRetriedAutomatically: {
    id: 'mail.cli.itWillBeRetriedAutomatically',
    defaultMessage: 'It will be retried automatically.',
  },
  checkAddressAndMailServer: {
    id: 'mail.cli.checkAddressAndMailServer',
    defaultMessage: 'Check the address and the mail server.',
  },
  mailServerAcceptedEMail: {
    id: 'mail.cli.mailServerAcceptedEMail',
    defaultMessage: 'The mail server accepted the e-mail to {recipient}.',
  },
  eMailToIsOn: {
    id: 'mail.cli.eMailToIsOn',
    defaultMessage: 'The e-mail to {recipient} is on its way; check it with formdeck mail show.',
  },
  to: { id: 'mail.cli.to', defaultMessage: 'To' },
  kind: { id: 'mail.cli.kind', defaultMessage: 'Kind' },
  written: { id: 'mail.cli.written', defaultMessage: 'Written' },
  file: { id: 'mail.cli.file', defaultMessage: 'File' },
  attempt: { id: 'mail.cli.attempt', defaultMessage: 'Attempt' },
  subject: { id: 'mail.cli.subject', defaultMessage: 'Subject' },
});
