// Texts of the mail log for both faces and the commands.
import { withFullStop } from '#core/format/full-stop.ts';
import { type Verdict, no, yes } from '#core/actor.ts';
import { sizeText } from '#core/count-text.ts';
import type { ListedMail, Mail, MailAttempt, MailKind, MailStatus } from './schema.ts';
import type { MailState } from './states.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
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
  invitation: t(m.invitation),
  temporary_password: t(m.temporaryPassword),
  account_changed: t(m.accountChanged),
  token_created: t(m.accessTokenCreated),
  reminder: t(m.reminder),
  scheduled_export: t(m.scheduledExport),
  schedule_ended: t(m.scheduleEnded),
  scheduled_report: t(m.scheduledReport),
  report_not_sent: t(m.reportNotSent),
  trouble: t(m.troubleOrItsEnd),
};

export const mailStateNames: Readonly<Record<MailState, string>> = {
  waiting: t(m.waiting),
  sending: t(m.sending),
  sent: t(m.sent),
  failed: t(m.failed),
  canceled: t(m.replaced),
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
  const at = settledAt === null ? null : { moment: moment(settledAt) };
  switch (state) {
    case 'waiting':
      if (problem === null) return t(m.itIsAboutToBe);
      return [
        t(m.notAcceptedAfter, { count: attempts, problem: sentence(problem) }),
        ...(nextAttempt === null
          ? []
          : [withFullStop(t(m.nextAttemptIsAt, { moment: moment(nextAttempt) }))]),
      ].join(' ');
    case 'sending':
      return t(m.itIsBeingSentTo);
    case 'sent':
      return withFullStop(at === null ? t(m.mailServerAcceptedIt) : t(m.mailServerAcceptedItAt, at));
    case 'failed': {
      const why = { problem: sentence(problem ?? t(m.itCouldNotBeSent)) };
      return at === null ? t(m.givenUp, why) : t(m.givenUpAt, { ...at, ...why });
    }
    default:
      return withFullStop(at === null ? t(m.notSentNewerOneReplaced) : t(m.notSentReplacedAt, at));
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
    ...(failed > 0 ? [t(counts.failed, { count: failed })] : []),
    ...(waiting > 0 ? [t(counts.waiting, { count: waiting })] : []),
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
