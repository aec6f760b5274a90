// Texts of the mail log for both faces and the commands.
import { withFullStop } from '#core/format/full-stop.ts';
import { type Verdict, no, yes } from '#core/actor.ts';
import { counted, countText, sizeText } from '#core/count-text.ts';
import type { ListedMail, Mail, MailAttempt, MailKind, MailStatus } from './schema.ts';
import type { MailState } from './states.ts';

export const mailTexts = {
  title: 'Mail',
  about: 'E-mails that Formdeck sent, and what the mail server answered.',
  forAdmins: 'Only admins can see the mail log.',
  notLoaded: 'Unable to load the mail log.',
  search: 'Search recipients',
  byState: 'Filter by state',
  none: 'No e-mails yet',
  noneAbout:
    'Invitations, passwords, scheduled exports and everything else that Formdeck sends are listed here for 90 days.',
  noneFound: 'No e-mails found',
  noneFoundAbout: 'Try part of the address or username, or another status.',
  showAll: 'Show all e-mails',
  notShown: 'Links and passwords are not shown here, and are erased once an e-mail is sent.',
  /** What the mail log cannot know. */
  bounces:
    "A mail server can accept an e-mail and bounce it later. Bounces go to the sender's mailbox, which Formdeck does not read.",
  noAddress:
    'FORMDECK_URL is not set: invitations, reminders and schedules, whose e-mails have links, can be made only at an address of the server itself. Whoever runs the server sets it to the address that people open.',
  linkMark: '[link, not shown]',
  passwordMark: '[password, not shown]',
} as const;

export const mailKindNames: Readonly<Record<MailKind, string>> = {
  invitation: 'Invitation',
  temporary_password: 'Temporary password',
  account_changed: 'Account changed',
  token_created: 'Access token created',
  reminder: 'Reminder',
  scheduled_export: 'Scheduled export',
  schedule_ended: 'Schedule ended',
  scheduled_report: 'Scheduled report',
  report_not_sent: 'Report not sent',
  trouble: 'Trouble, or its end',
};

export const mailStateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  canceled: 'Replaced',
};

export const mailStateChoices: readonly { value: MailState | 'all'; label: string }[] = [
  { value: 'all', label: 'All states' },
  { value: 'waiting', label: mailStateNames.waiting },
  { value: 'sending', label: mailStateNames.sending },
  { value: 'sent', label: mailStateNames.sent },
  { value: 'failed', label: mailStateNames.failed },
  { value: 'canceled', label: mailStateNames.canceled },
];

/** Whether an e-mail in this state can be sent again. */
export function mayRetryMail(state: MailState): Verdict {
  switch (state) {
    case 'waiting':
    case 'failed':
      return yes;
    case 'sending':
      return no('It is being sent right now.');
    case 'sent':
      return no(
        'The mail server has accepted it. To send it again, create a new one, such as a new invitation.',
      );
    default:
      return no('A newer e-mail has replaced it.');
  }
}

/** A sentence on what became of an e-mail. `moment` writes times. */
export function mailStateText(
  mail: Pick<ListedMail, 'state' | 'problem' | 'attempts' | 'settledAt' | 'nextAttempt'>,
  moment: (at: number) => string,
): string {
  const { state, problem, attempts, settledAt, nextAttempt } = mail;
  const at = settledAt === null ? '' : ` at ${moment(settledAt)}`;
  switch (state) {
    case 'waiting':
      if (problem === null) return 'It is about to be sent.';
      return `Not accepted after ${counted(attempts, 'attempt')}: ${sentence(problem)}${nextAttempt === null ? '' : withFullStop(` The next attempt is at ${moment(nextAttempt)}`)}`;
    case 'sending':
      return 'It is being sent to the mail server.';
    case 'sent':
      return withFullStop(`The mail server accepted it${at}`);
    case 'failed':
      return `Given up${at}: ${sentence(problem ?? 'it could not be sent')} It will not be retried automatically.`;
    default:
      return withFullStop(`Not sent: a newer one replaced it${at}`);
  }
}

/** A mail server's answer seldom ends like a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** How e-mail leaves the server. */
export function mailRouteText({ route, from }: Pick<MailStatus, 'route' | 'from'>): string {
  return route === 'smtp'
    ? `Sent by the mail server of SMTP_URL, from ${from}.`
    : "SMTP_URL is not set: e-mails are written to the server's outbox folder and are not delivered.";
}

/** `2 failed, 1 waiting`; null where all is sent. */
export function mailCountText({ waiting, failed }: Pick<MailStatus, 'waiting' | 'failed'>): string | null {
  const parts = [
    ...(failed > 0 ? [`${countText(failed)} failed`] : []),
    ...(waiting > 0 ? [`${countText(waiting)} waiting`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** One attempt to send an e-mail. `moment` writes times. */
export function attemptText({ at, problem }: MailAttempt, moment: (at: number) => string): string {
  return `${moment(at)}: ${problem ?? 'accepted by the mail server'}`;
}

/** A file of an e-mail. */
export function attachmentText({ fileName, size }: Mail['attachments'][number]): string {
  return `${fileName} (${sizeText(size)})`;
}
