// What server/mail says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  sentByFormdeckFor: { id: 'mail.server.sentByFormdeckFor', defaultMessage: 'Sent by Formdeck for {name}.' },
  hello: {
    id: 'mail.server.hello',
    defaultMessage: 'Hello {name},',
    description: 'The beginning of e-mails',
  },
  toUnsubscribe: { id: 'mail.server.toUnsubscribe', defaultMessage: 'To unsubscribe, open {url}' },
  mailServerDidNotAnswer: {
    id: 'mail.server.mailServerDidNotAnswer',
    defaultMessage: 'The mail server did not answer{why}.',
  },
  smtpUrlIsNotAddress: {
    id: 'mail.server.smtpUrlIsNotAddress',
    defaultMessage: 'SMTP_URL is not the address of a mail server.',
  },
  linkOrPasswordInIt: {
    id: 'mail.server.linkOrPasswordInIt',
    defaultMessage: 'The link or password in it has expired, so it cannot be resent.',
  },
  createNewOne: { id: 'mail.server.createNewOne', defaultMessage: 'Create a new one.' },
  itsFileWasDeletedAfter: {
    id: 'mail.server.itsFileWasDeletedAfter',
    defaultMessage: 'Its file was deleted after 7 days, so it cannot be resent.',
  },
  exportDataFromForm: {
    id: 'mail.server.exportDataFromForm',
    defaultMessage: 'Export the data from the form.',
  },
  sendNewInvitationFromUsers: {
    id: 'mail.server.sendNewInvitationFromUsers',
    defaultMessage: "Send a new invitation from the user's page.",
  },
  theyCanRequestAnotherOne: {
    id: 'mail.server.theyCanRequestAnotherOne',
    defaultMessage: "They can request another one with 'Forgot Password?' on the sign-in page.",
  },
  chooseRunNowInReports: {
    id: 'mail.server.chooseRunNowInReports',
    defaultMessage: "Choose Run now in the report's schedule.",
  },
  thisLinkNoLongerWorks: {
    id: 'mail.server.thisLinkNoLongerWorks',
    defaultMessage: 'This link no longer works.',
  },
  whatItWasAboutIs: {
    id: 'mail.server.whatItWasAboutIs',
    defaultMessage:
      'What it was about is no longer sent to you, or the link is incomplete. Open Formdeck to see what is sent to you by e-mail.',
  },
  unsubscribe: { id: 'mail.server.unsubscribe', defaultMessage: 'Unsubscribe?' },
  youReceive: {
    id: 'mail.server.youReceive',
    defaultMessage:
      '{kind, select, report {You receive the report "{name}" by e-mail because {owner} scheduled it: {when}.} other {You receive the reminder "{name}" by e-mail because {owner} set it: {when}.}}',
  },
  youAreUnsubscribed: { id: 'mail.server.youAreUnsubscribed', defaultMessage: 'You are unsubscribed' },
  youNoLongerReceive: {
    id: 'mail.server.youNoLongerReceive',
    defaultMessage:
      '{kind, select, report {You will no longer receive the report "{name}". The person who scheduled it, {owner}, can see this.} other {You will no longer receive the reminder "{name}". The person who set it, {owner}, can see this.}}',
  },
  youAreSubscribedAgain: {
    id: 'mail.server.youAreSubscribedAgain',
    defaultMessage: 'You are subscribed again',
  },
  youWillReceive: {
    id: 'mail.server.youWillReceive',
    defaultMessage:
      '{kind, select, report {You will receive the report "{name}" by e-mail: {when}.} other {You will receive the reminder "{name}" by e-mail: {when}.}}',
  },
  subscribeAgain: { id: 'mail.server.subscribeAgain', defaultMessage: 'Subscribe again' },
  serverWasStoppedWhileSending: {
    id: 'mail.server.serverWasStoppedWhileSending',
    defaultMessage:
      'The server was stopped while sending this. The mail server may have accepted it already.',
  },
  itsLinkOrPasswordExpired: {
    id: 'mail.server.itsLinkOrPasswordExpired',
    defaultMessage: 'Its link or password expired before the mail server accepted it.',
  },
  serverCouldNotWriteIt: {
    id: 'mail.server.serverCouldNotWriteIt',
    defaultMessage: 'The server could not write it.',
  },
  unsubscribeButton: { id: 'mail.server.unsubscribeButton', defaultMessage: 'Unsubscribe' },
});
