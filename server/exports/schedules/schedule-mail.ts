// The e-mails of scheduled exports.
import { assertNever } from '#core/assert-never.ts';
import { counted } from '#core/count-text.ts';
import { maximumExportRows } from '#core/exports/schema.ts';
import { maximumDeaths } from '#server/jobs/runner.ts';
import type { NewMail, StoredAttachment } from '#server/mail/new-mail.ts';
import type { ActingUser } from '#server/users/acting-store.ts';
import type { ScheduledExport } from './schedule-store.ts';

/** The result of a due export. */
export type ExportNews =
  | { kind: 'nothing' }
  | { kind: 'file'; rows: number; file: StoredAttachment }
  /** `size` in bytes; times are epoch milliseconds. */
  | { kind: 'link'; rows: number; size: number; url: string; expiresAt: number };

/** Why there is none: whoever scheduled it is told once, until it works again. `too-heavy`: it crashed the server repeatedly. */
export type ExportFailure = { kind: 'too-much' } | { kind: 'too-heavy' };

export type ExportMailParams = {
  due: DueSpan;
  news: ExportNews;
  form: { id: string; name: string };
  owner: ActingUser;
};

type DueSpan = Pick<ScheduledExport, 'from' | 'until' | 'timeZone'>;

/** The e-mail of a due export. */
export function exportMail({ due, news, form, owner }: ExportMailParams): NewMail {
  const moment = (at: number) => owner.formats.moment(at, due.timeZone);
  const span = spanOf(due, owner);
  return {
    kind: 'scheduled_export',
    to: owner.email,
    userId: owner.actor.userId,
    subjectId: form.id,
    isBulk: true,
    subject: `Scheduled export: ${form.name}`,
    text: `Hello ${owner.actor.userName},

${newsText(news, form.name, span, moment)}

You receive this e-mail because you scheduled this export. To change or stop it, choose Export Data in the form's menu, then Schedule.`,
    ...(news.kind === 'file' && { attachments: [news.file] }),
    ...(news.kind === 'link' && {
      button: 'Download the file',
      secrets: [{ kind: 'link', value: news.url }],
      goodUntil: news.expiresAt,
    }),
  };
}

/** What is wrong with an export that cannot be made as it is, and what to do. */
export function failureText({ kind }: ExportFailure, due: DueSpan, owner: ActingUser): string {
  const why =
    kind === 'too-much'
      ? `From ${spanOf(due, owner)} there are more than ${counted(maximumExportRows, 'row')}, which is too much for one export.`
      : `The server stopped ${maximumDeaths} times while making it from ${spanOf(due, owner)}, which may mean it is too large.`;
  return `${why} Schedule it more often, with fewer days of data: choose Export Data in the form's menu, then Schedule.`;
}

function spanOf({ from, until, timeZone }: DueSpan, { formats }: ActingUser): string {
  return `${formats.moment(from, timeZone)} to ${formats.moment(until, timeZone)} (${timeZone})`;
}

/** The e-mail that reports the end of a schedule. It does not name the form, which its owner may no longer see. */
export function endedMail({ actor: { userId, userName }, email }: ActingUser): NewMail {
  return {
    kind: 'schedule_ended',
    userId,
    to: email,
    subject: 'A scheduled export has ended',
    text: `Hello ${userName},

An export that you scheduled could not be made: you no longer have access to its form, or the form no longer exists. The schedule has been deleted. If you need the export, ask an administrator for access to the form, then schedule it again.`,
  };
}

function newsText(news: ExportNews, form: string, span: string, moment: (at: number) => string): string {
  switch (news.kind) {
    case 'nothing':
      return `There are no answers to "${form}" from ${span}, so there is no file today.`;
    case 'file':
      return `Here is your export of "${form}": ${counted(news.rows, 'row')} from ${span}.`;
    case 'link':
      return `Your export of "${form}" is ready: ${counted(news.rows, 'row')} from ${span}.

With ${Math.ceil(news.size / 1024 ** 2)} MB the file is too large for an e-mail. You can download it until ${moment(news.expiresAt)}:

${news.url}

Anyone with this link can download the file, so do not share it.`;
    default:
      return assertNever(news);
  }
}
