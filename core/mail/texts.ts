// What core/mail says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  sendAgain: { id: 'mail.sendAgain', defaultMessage: 'Send again' },
  sendingEMailToAgain: {
    id: 'mail.sendingEMailToAgain',
    defaultMessage: 'Sending the e-mail to {recipient} again',
  },
  eMailToCouldNot: {
    id: 'mail.eMailToCouldNot',
    defaultMessage: 'The e-mail to {recipient} could not be resent.',
  },
  eMailToCouldNotBe: {
    id: 'mail.eMailToCouldNotBe',
    defaultMessage: 'The e-mail to {recipient} could not be resent. Please try again.',
  },
  to: { id: 'mail.to', defaultMessage: 'To' },
  subject: { id: 'mail.subject', defaultMessage: 'Subject' },
  problem: { id: 'mail.problem', defaultMessage: 'Problem' },
  toWhom: { id: 'mail.toWhom', defaultMessage: 'To whom' },
  kind: { id: 'mail.kind', defaultMessage: 'Kind' },
  mail: { id: 'mail.mail', defaultMessage: 'Mail' },
  eMailsThatFormdeckSent: {
    id: 'mail.eMailsThatFormdeckSent',
    defaultMessage: 'E-mails that Formdeck sent, and what the mail server answered.',
  },
  onlyAdminsCanSeeMail: {
    id: 'mail.onlyAdminsCanSeeMail',
    defaultMessage: 'Only admins can see the mail log.',
  },
  unableToLoadMailLog: { id: 'mail.unableToLoadMailLog', defaultMessage: 'Unable to load the mail log.' },
  searchRecipients: { id: 'mail.searchRecipients', defaultMessage: 'Search recipients' },
  filterByState: { id: 'mail.filterByState', defaultMessage: 'Filter by state' },
  noEMailsYet: { id: 'mail.noEMailsYet', defaultMessage: 'No e-mails yet' },
  invitationsPasswordsScheduledExportsAnd: {
    id: 'mail.invitationsPasswordsScheduledExportsAnd',
    defaultMessage:
      'Invitations, passwords, scheduled exports and everything else that Formdeck sends are listed here for 90 days.',
  },
  noEMailsFound: { id: 'mail.noEMailsFound', defaultMessage: 'No e-mails found' },
  tryPartOfAddressOr: {
    id: 'mail.tryPartOfAddressOr',
    defaultMessage: 'Try part of the address or username, or another status.',
  },
  showAllEMails: { id: 'mail.showAllEMails', defaultMessage: 'Show all e-mails' },
  linksAndPasswordsAreNot: {
    id: 'mail.linksAndPasswordsAreNot',
    defaultMessage: 'Links and passwords are not shown here, and are erased once an e-mail is sent.',
  },
  mailServerCanAcceptE: {
    id: 'mail.mailServerCanAcceptE',
    defaultMessage:
      "A mail server can accept an e-mail and bounce it later. Bounces go to the sender's mailbox, which Formdeck does not read.",
  },
  formdeckUrlIsNotSet: {
    id: 'mail.formdeckUrlIsNotSet',
    defaultMessage:
      'FORMDECK_URL is not set: invitations, reminders and schedules, whose e-mails have links, can be made only at an address of the server itself. Whoever runs the server sets it to the address that people open.',
  },
  linkNotShown: { id: 'mail.linkNotShown', defaultMessage: '[link, not shown]' },
  passwordNotShown: { id: 'mail.passwordNotShown', defaultMessage: '[password, not shown]' },
  temporaryPassword: { id: 'mail.temporaryPassword', defaultMessage: 'Temporary password' },
  accountChanged: { id: 'mail.accountChanged', defaultMessage: 'Account changed' },
  accessTokenCreated: { id: 'mail.accessTokenCreated', defaultMessage: 'Access token created' },
  scheduledExport: { id: 'mail.scheduledExport', defaultMessage: 'Scheduled export' },
  scheduleEnded: { id: 'mail.scheduleEnded', defaultMessage: 'Schedule ended' },
  scheduledReport: { id: 'mail.scheduledReport', defaultMessage: 'Scheduled report' },
  reportNotSent: { id: 'mail.reportNotSent', defaultMessage: 'Report not sent' },
  troubleOrItsEnd: { id: 'mail.troubleOrItsEnd', defaultMessage: 'Trouble, or its end' },
  failed: { id: 'mail.failed', defaultMessage: 'Failed' },
  allStates: { id: 'mail.allStates', defaultMessage: 'All states' },
  itIsBeingSentRight: { id: 'mail.itIsBeingSentRight', defaultMessage: 'It is being sent right now.' },
  mailServerHasAcceptedIt: {
    id: 'mail.mailServerHasAcceptedIt',
    defaultMessage:
      'The mail server has accepted it. To send it again, create a new one, such as a new invitation.',
  },
  newerEMailHasReplaced: {
    id: 'mail.newerEMailHasReplaced',
    defaultMessage: 'A newer e-mail has replaced it.',
  },
  itIsAboutToBe: { id: 'mail.itIsAboutToBe', defaultMessage: 'It is about to be sent.' },
  itIsBeingSentTo: { id: 'mail.itIsBeingSentTo', defaultMessage: 'It is being sent to the mail server.' },
  mailServerAcceptedIt: {
    id: 'mail.mailServerAcceptedIt',
    defaultMessage: 'The mail server accepted it',
  },
  notSentNewerOneReplaced: {
    id: 'mail.notSentNewerOneReplaced',
    defaultMessage: 'Not sent: a newer one replaced it',
  },
  sentByMailServerOf: {
    id: 'mail.sentByMailServerOf',
    defaultMessage: 'Sent by the mail server of SMTP_URL, from {from}.',
  },
  smtpUrlIsNotSet: {
    id: 'mail.smtpUrlIsNotSet',
    defaultMessage:
      "SMTP_URL is not set: e-mails are written to the server's outbox folder and are not delivered.",
  },
  acceptedByMailServer: { id: 'mail.acceptedByMailServer', defaultMessage: 'accepted by the mail server' },
  pageThatAsksWhetherTo: {
    id: 'mail.pageThatAsksWhetherTo',
    defaultMessage: 'A page that asks whether to unsubscribe, for whoever follows the link in an e-mail',
  },
  unsubscribeByLinkInE: {
    id: 'mail.unsubscribeByLinkInE',
    defaultMessage:
      'Unsubscribe by the link in an e-mail, without signing in (RFC 8058); with `?again`, subscribe again',
  },
  partOfAddressOrUsername: {
    id: 'mail.partOfAddressOrUsername',
    defaultMessage: 'part of an address or username',
  },
  notAcceptedAfter: {
    id: 'mail.notAcceptedAfter',
    defaultMessage: 'Not accepted after {count, plural, one {# attempt} other {# attempts}}: {problem}',
  },
  nextAttemptIsAt: { id: 'mail.nextAttemptIsAt', defaultMessage: 'The next attempt is at {moment}' },
  givenUp: {
    id: 'mail.givenUp',
    defaultMessage: 'Given up: {problem} It will not be retried automatically.',
  },
  givenUpAt: {
    id: 'mail.givenUpAt',
    defaultMessage: 'Given up at {moment}: {problem} It will not be retried automatically.',
  },
  itCouldNotBeSent: { id: 'mail.itCouldNotBeSent', defaultMessage: 'it could not be sent' },
  mailServerAcceptedItAt: {
    id: 'mail.mailServerAcceptedItAt',
    defaultMessage: 'The mail server accepted it at {moment}',
  },
  notSentReplacedAt: {
    id: 'mail.notSentReplacedAt',
    defaultMessage: 'Not sent: a newer one replaced it at {moment}',
  },
  invitation: { id: 'mail.invitation', defaultMessage: 'Invitation' },
  reminder: { id: 'mail.reminder', defaultMessage: 'Reminder' },
  waiting: { id: 'mail.waiting', defaultMessage: 'Waiting' },
  sending: { id: 'mail.sending', defaultMessage: 'Sending' },
  sent: { id: 'mail.sent', defaultMessage: 'Sent' },
  replaced: { id: 'mail.replaced', defaultMessage: 'Replaced' },
  hadMailSentAgain: {
    id: 'mail.hadMailSentAgain',
    defaultMessage: '{who} had {hasName, select, true {the e-mail "{name}"} other {an e-mail}} sent again',
  },
  when: { id: 'mail.when', defaultMessage: 'When' },
  eMailsSent: { id: 'mail.eMailsSent', defaultMessage: 'e-mails sent' },
  mailCount: { id: 'mail.mailCount', defaultMessage: '{count, plural, one {# e-mail} other {# e-mails}}' },
});
