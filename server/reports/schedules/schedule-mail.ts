// The e-mails of scheduled reports: the report itself to its recipients, and to its owner what became of it otherwise.
import { type NamedPerson, personName } from '#core/primitives.ts';
import type { Formats } from '#core/format/formats.ts';
import { figureText } from '#core/reports/cell-text.ts';
import type { ReportDocument } from '#core/reports/document.ts';
import { lowerFirst } from '#core/format/lower-first.ts';
import { maximumDeaths } from '#server/jobs/runner.ts';
import type { PauseReason } from '#core/reports/schedules/schema.ts';
import { frequencyText } from '#core/calendar/frequency-text.ts';
import { escaped } from '#server/http/html.ts';
import { readersFormats } from '#server/readers/reading.ts';
import { greetingTo, type NewMail, type StoredAttachment } from '#server/mail/new-mail.ts';
import type { RecipientRecord } from './recipient-store.ts';
import type { ScheduleRecord } from './schedule-store.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type Person = NamedPerson & { email: string };

/** Figures of a report that its e-mail shows. */
const mostFigures = 12;

export type ReportMailParams = {
  runId: string;
  schedule: Pick<ScheduleRecord, 'reportName' | 'user' | 'interval' | 'first' | 'timeZone'>;
  recipient: NamedPerson & Pick<RecipientRecord, 'email' | 'forms'> & { formIds: readonly string[] };
  /** Null: there is no data. */
  document: ReportDocument | null;
  /** The names of those that it covers. */
  forms: string;
  /** The days of the data, in words; null without any. */
  days: string | null;
  file:
    | { kind: 'attached'; attachment: StoredAttachment }
    | { kind: 'link'; url: string; size: number; expiresAt: number }
    | null;
  /** The address by which they unsubscribe; null: the server does not know its own. */
  unsubscribe: string | null;
  isBulk: boolean;
};

/** The report for one recipient: its figures, with the file or a link to it. */
export function reportMail(params: ReportMailParams): NewMail {
  const { runId, schedule, recipient, document, forms, days, file, unsubscribe, isBulk } = params;
  const { reportName } = schedule;
  const owner = personName(schedule.user);
  const formats = readersFormats();
  const figures = figuresOf(document, formats);
  const facts = [
    ...(document === null ? [] : [{ label: t(common.forms), value: forms }]),
    ...(days === null ? [] : [{ label: t(m.days), value: days }]),
  ];
  const opening =
    document === null
      ? days === null
        ? t(m.noDataSoNoFile, { reportName })
        : t(m.noDataOfDays, { reportName, days })
      : t(m.hereIsReport, { reportName });
  const some =
    recipient.formIds.length < recipient.forms
      ? t(m.itCoversOfItsForms, { count: recipient.formIds.length, forms: recipient.forms })
      : null;
  const { interval, first: scheduleTime, timeZone } = schedule;
  const when = frequencyText({ interval, scheduleTime, timeZone }, formats, timeZone);
  const why = t(m.youReceiveThisEMail, { owner, when: lowerFirst(when), timeZone });
  const large =
    file?.kind === 'link'
      ? t(m.withMbFileIsToo, {
          ceil: Math.ceil(file.size / 1024 ** 2),
          moment: formats.moment(file.expiresAt, schedule.timeZone),
        })
      : null;
  const greeting = greetingTo(recipient);
  const text = [
    greeting,
    opening,
    ...(some === null ? [] : [some]),
    ...(facts.length + figures.length === 0
      ? []
      : [[...facts, ...figures].map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(large === null || file?.kind !== 'link' ? [] : [large, file.url]),
    why,
  ].join('\n\n');
  const html = [
    paragraph(greeting),
    paragraph(opening),
    ...(some === null ? [] : [paragraph(some)]),
    ...(figures.length + facts.length === 0 ? [] : [factsTable(facts), figuresTable(figures)]),
    ...(large === null || file?.kind !== 'link' ? [] : [paragraph(large), button(file.url)]),
    `<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#5c6773">${escaped(why)}</p>`,
  ].join('\n');
  return {
    kind: 'scheduled_report',
    to: recipient.email,
    subject: document === null ? t(m.noData, { reportName }) : t(m.report, { reportName }),
    text,
    html,
    ...(unsubscribe !== null && { unsubscribe }),
    subjectId: runId,
    ...(isBulk && { isBulk: true }),
    ...(file?.kind === 'attached' && { attachments: [file.attachment] }),
  };
}

type Line = { label: string; value: string };

/** The figures of the summary, as they stand at the beginning of the report. */
function figuresOf(document: ReportDocument | null, formats: Formats): Line[] {
  const figures = (document?.blocks ?? []).flatMap((block) =>
    block.kind === 'figures' ? block.figures : [],
  );
  return figures
    .slice(0, mostFigures)
    .map((figure) => ({ label: figure.label, value: figureText(figure, formats) }));
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`;
}

function factsTable(facts: readonly Line[]): string {
  const lines = facts.map(({ label, value }) => `<b>${escaped(label)}</b> ${escaped(value)}`);
  return lines.length === 0 ? '' : `<p style="margin:0 0 12px;font-size:14px">${lines.join('<br>\n')}</p>`;
}

function figuresTable(figures: readonly Line[]): string {
  if (figures.length === 0) return '';
  const rows = figures.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" class="line" style="padding:8px 12px 8px 0;border-bottom:1px solid #dee2e6;font-weight:400">${escaped(label)}</th><td class="line" align="right" style="padding:8px 0;border-bottom:1px solid #dee2e6;font-weight:600;white-space:nowrap">${escaped(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('\n')}</table>`;
}

function button(url: string): string {
  const href = escaped(url);
  return `<p style="margin:0 0 8px"><a class="link" href="${href}" style="color:#1c5fc4;font-weight:600">${escaped(t(m.downloadFile))}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5c6773;word-break:break-all">${href}</p>`;
}

/** What anyone who scheduled a report is told. `reportName` only if they see the report. */
export type OwnerNews =
  | { kind: 'without-access'; reportName: string; names: readonly string[]; isNobody: boolean }
  | { kind: 'not-delivered'; reportName: string; recipient: string | null; problem: string }
  | { kind: 'deleted'; reportName: string; by: string }
  | { kind: 'paused'; reason: Exclude<PauseReason, 'person'>; owner: string; reportName: string | null };

/** The e-mail that tells them. `url`: where the schedule is; null: it is gone. */
export function ownerMail(
  person: Person,
  news: OwnerNews,
  { subjectId, url }: { subjectId: string; url: string | null },
): NewMail {
  const [subject, ...paragraphs] = newsText(news);
  return {
    kind: 'report_not_sent',
    to: person.email,
    subjectId,
    subject,
    text: [greetingTo(person), ...paragraphs, ...(url === null ? [] : [url])].join('\n\n'),
    ...(url !== null && { button: t(m.viewSchedules) }),
    isBulk: true,
  };
}

function newsText(news: OwnerNews): [string, ...string[]] {
  switch (news.kind) {
    case 'without-access': {
      return [
        news.isNobody
          ? t(m.sentToNobody, { reportName: news.reportName })
          : t(m.notSentToEverybody, { reportName: news.reportName }),
        t(m.reportWhichYouScheduledWas, {
          reportName: news.reportName,
          count: news.names.length,
          names: news.names.join(', '),
        }),
        t(m.askAdministratorToGiveThem),
      ];
    }
    case 'not-delivered':
      return [
        t(m.notDelivered, { reportName: news.reportName }),
        t(m.reportWhichYouScheduledCould, {
          reportName: news.reportName,
          recipient: news.recipient ?? t(m.aRecipient),
          sentence: sentence(news.problem),
        }),
        t(m.askAdministratorToCheckTheir),
      ];
    case 'deleted':
      return [
        t(m.noLongerSent, { reportName: news.reportName }),
        t(m.hasDeletedReportSoIt, { by: news.by, reportName: news.reportName }),
      ];
    default:
      return pausedText(news);
  }
}

function pausedText({
  reason,
  owner,
  reportName,
}: Extract<OwnerNews, { kind: 'paused' }>): [string, ...string[]] {
  const report = { hasName: String(reportName !== null), name: reportName ?? '' };
  const subject = reportName === null ? t(m.scheduledReportIsPaused) : t(m.pausedSubject, { reportName });
  switch (reason) {
    case 'owner-deactivated':
      return [subject, t(m.isNoLongerSentBecause, { ...report, owner }), t(m.resumeItToRunIt)];
    case 'unpublished':
      return [subject, t(m.isNoLongerSentBecauseIt, report), t(m.publishItThenResumeSchedule)];
    default:
      return [subject, t(m.isNoLongerSentBecauseYou, report), t(m.ifItIsNeededAsk)];
  }
}

/** The problem of a run that stopped the server again and again. */
export const tooHeavy = () => t(m.serverStoppedTimesWhileMaking, { maximumDeaths });

function sentence(text: string): string {
  const lower = /^\d/.test(text) ? text : lowerFirst(text);
  return /[.!?]$/.test(lower) ? lower : `${lower}.`;
}
