// Texts of the mail log for both faces and the commands.
import { withFullStop } from '#core/format/full-stop.ts';
import { type Verdict, no, yes } from '#core/actor.ts';
import { counted, countText, sizeText } from '#core/count-text.ts';
import type { ListedMail, Mail, MailAttempt, MailKind, MailStatus } from './schema.ts';
import type { MailState } from './states.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const mailTexts = {
  title: t(m.mail),
  about: t(m.eMailsThatFormdeckSent),
  forAdmins: t(m.onlyAdminsCanSeeMail),
  notLoaded: t(m.unableToLoadMailLog),
  search: t(m.searchRecipients),
  byState: t(m.filterByState),
  none: t(m.noEMailsYet),
  noneAbout: t(m.invitationsPasswordsScheduledExportsAnd),
  noneFound: t(m.noEMailsFound),
  noneFoundAbout: t(m.tryPartOfAddressOr),
  showAll: t(m.showAllEMails),
  notShown: t(m.linksAndPasswordsAreNot),
  /** What the mail log cannot know. */
  bounces: t(m.mailServerCanAcceptE),
  noAddress: t(m.formdeckUrlIsNotSet),
  linkMark: t(m.linkNotShown),
  passwordMark: t(m.passwordNotShown),
} as const;

export const mailKindNames: Readonly<Record<MailKind, string>> = {
  invitation: 'Invitation',
  temporary_password: t(m.temporaryPassword),
  account_changed: t(m.accountChanged),
  token_created: t(m.accessTokenCreated),
  reminder: 'Reminder',
  scheduled_export: t(m.scheduledExport),
  schedule_ended: t(m.scheduleEnded),
  scheduled_report: t(m.scheduledReport),
  report_not_sent: t(m.reportNotSent),
  trouble: t(m.troubleOrItsEnd),
};

export const mailStateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: t(m.failed),
  canceled: 'Replaced',
};

export const mailStateChoices: readonly { value: MailState | 'all'; label: string }[] = [
  { value: 'all', label: t(m.allStates) },
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
      return no(t(m.itIsBeingSentRight));
    case 'sent':
      return no(t(m.mailServerHasAcceptedIt));
    default:
      return no(t(m.newerEMailHasReplaced));
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
      if (problem === null) return t(m.itIsAboutToBe);
      return `Not accepted after ${counted(attempts, 'attempt')}: ${sentence(problem)}${nextAttempt === null ? '' : withFullStop(` The next attempt is at ${moment(nextAttempt)}`)}`;
    case 'sending':
      return t(m.itIsBeingSentTo);
    case 'sent':
      return withFullStop(t(m.mailServerAcceptedIt, { at }));
    case 'failed':
      return `Given up${at}: ${sentence(problem ?? 'it could not be sent')} It will not be retried automatically.`;
    default:
      return withFullStop(t(m.notSentNewerOneReplaced, { at }));
  }
}

/** A mail server's answer seldom ends like a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** How e-mail leaves the server. */
export function mailRouteText({ route, from }: Pick<MailStatus, 'route' | 'from'>): string {
  return route === 'smtp' ? t(m.sentByMailServerOf, { from }) : t(m.smtpUrlIsNotSet);
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
  return `${moment(at)}: ${problem ?? t(m.acceptedByMailServer)}`;
}

/** A file of an e-mail. */
export function attachmentText({ fileName, size }: Mail['attachments'][number]): string {
  return `${fileName} (${sizeText(size)})`;
}
