// The e-mails of scheduled exports.
import { personName } from '#core/primitives.ts';
import { assertNever } from '#core/assert-never.ts';
import { maximumExportRows } from '#core/exports/schema.ts';
import { maximumDeaths } from '#server/jobs/runner.ts';
import { readersFormats } from '#server/readers/reading.ts';
import type { NewMail, StoredAttachment } from '#server/mail/new-mail.ts';
import type { ActingUser } from '#server/users/acting-store.ts';
import type { ScheduledExport } from './schedule-store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The result of a due export. */
export type ExportNews =
  | { kind: 'nothing' }
  | { kind: 'file'; rows: number; file: StoredAttachment }
  /** `size` in bytes; times are epoch milliseconds. */
  | { kind: 'link'; rows: number; size: number; url: string; expiresAt: number };

/** Why there is none: its owner is told once, until it works again. `too-heavy`: it crashed the server repeatedly. */
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
  const moment = (at: number) => readersFormats().moment(at, due.timeZone);
  const span = spanOf(due);
  return {
    kind: 'scheduled_export',
    to: owner.email,
    subjectId: form.id,
    isBulk: true,
    subject: t(m.scheduledExport, { form: form.name }),
    text: t(m.helloYouReceiveThisE, {
      name: personName(owner.actor),
      news: newsText(news, form.name, span, moment),
    }),
    ...(news.kind === 'file' && { attachments: [news.file] }),
    ...(news.kind === 'link' && {
      button: t(m.downloadFile),
      secrets: [{ kind: 'link', value: news.url }],
      goodUntil: news.expiresAt,
    }),
  };
}

/** What is wrong with an export that cannot be made as it is, and what to do. */
export function failureText({ kind }: ExportFailure, due: DueSpan): string {
  const why =
    kind === 'too-much'
      ? t(m.fromThereAreMoreThan, { span: spanOf(due), maximumExportRows })
      : t(m.serverStoppedTimesWhileMaking, { maximumDeaths, span: spanOf(due) });
  return t(m.scheduleItMoreOftenWith, { why });
}

function spanOf({ from, until, timeZone }: DueSpan): string {
  const formats = readersFormats();
  const moments = { from: formats.moment(from, timeZone), until: formats.moment(until, timeZone) };
  return t(m.spanOfExport, { ...moments, timeZone });
}

/** The e-mail that reports the end of a schedule. It does not name the form, which its owner may no longer see. */
export function endedMail({ actor, email }: ActingUser): NewMail {
  return {
    kind: 'schedule_ended',
    to: email,
    subject: t(m.scheduledExportHasEnded),
    text: t(m.helloExportThatYouScheduled, { name: personName(actor) }),
  };
}

function newsText(news: ExportNews, form: string, span: string, moment: (at: number) => string): string {
  switch (news.kind) {
    case 'nothing':
      return t(m.thereAreNoAnswersTo, { form, span });
    case 'file':
      return t(m.hereIsYourExportOf, { form, rows: news.rows, span });
    case 'link':
      return t(m.yourExportOfIsReady, {
        form,
        rows: news.rows,
        span,
        ceil: Math.ceil(news.size / 1024 ** 2),
        moment: moment(news.expiresAt),
        url: news.url,
      });
    default:
      return assertNever(news);
  }
}
