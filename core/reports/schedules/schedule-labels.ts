// Texts of schedules of reports, the same in both faces and in e-mails (spec 3, sections 2, 5 and 8).
import { sizeText } from '#core/count-text.ts';
import type { Formats } from '#core/format/formats.ts';
import { isDate } from '#core/reports/parameters.ts';
import type { ParameterValues, ReportParameter } from '#core/reports/schema.ts';
import { scheduleTexts } from './labels.ts';
import type {
  PauseReason,
  RecipientStatus,
  ReportRunEntry,
  ReportSchedule,
  RunOutcome,
  RunState,
  ScheduleFormat,
} from './schema.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

export const formatNames: Readonly<Record<ScheduleFormat, string>> = { PDF: 'PDF', XLSX: 'XLSX' };

/** What is beside a recipient's name; empty for the usual. */
export const recipientNotes: Readonly<Record<RecipientStatus, string>> = {
  all: '',
  partly: t(m.seesSomeOfItsForms),
  nothing: t(m.mayNotSeeIt),
  deactivated: t(m.deactivated),
  unsubscribed: t(m.unsubscribed),
};

export const runStateNames: Readonly<Record<RunState, string>> = {
  waiting: t(m.onItsWay),
  sent: t(m.sent),
  nothing: t(m.noData),
  nobody: t(m.sentToNobody),
  failed: t(m.failed),
  stopped: t(m.notSent),
};

const runOutcomeNames: Readonly<Record<RunOutcome, string>> = {
  file: 'sent',
  link: t(m.sentAsLink),
  'no-data': t(m.notifiedThatThereIsNo),
  'no-access': t(m.nothingSentMayNotSee),
  deactivated: t(m.nothingSentDeactivated),
  unsubscribed: t(m.nothingSentUnsubscribed),
};

/** Why a schedule is paused, and what to do. */
export const pauseTexts: Readonly<Record<PauseReason, string>> = {
  person: t(m.nothingIsSentUntilIt),
  'owner-deactivated': t(m.pausedAutomaticallyWhoeverScheduledIt),
  'owner-may-not': t(m.pausedAutomaticallyWhoeverScheduledItCan),
  unpublished: t(m.pausedAutomaticallyReportIsNot),
};

/** When a schedule is due next: a date, `Paused` or `Over`. `moment` writes times. */
export function nextText(
  { paused, nextTime }: Pick<ReportSchedule, 'paused' | 'nextTime'>,
  moment: (at: number) => string,
): string {
  if (paused !== null) return scheduleTexts.paused;
  return nextTime === null ? scheduleTexts.over : moment(nextTime);
}

/** What a scheduled report is about: `Data from the last 7 days · Order: newest`. */
export function dataText(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  formats: Formats,
  timeZone: string,
): string {
  const { timeInterval } = values;
  const parts = typeof timeInterval === 'number' ? [t(m.dataFromLastDays, { timeInterval })] : [];
  for (const parameter of parameters) {
    const value = values[parameter.name];
    if (value === undefined || value === null || value === '') continue;
    const label = parameter.choices?.find((choice) => choice.value === String(value))?.label;
    const text =
      isDate(parameter) && typeof value === 'number' ? formats.day(value, timeZone) : String(value);
    parts.push(`${parameter.label}: ${label ?? text}`);
  }
  return parts.length === 0 ? t(m.allOfItsData) : parts.join(' · ');
}

/** `3 of 4 people, 2.1 MB`. */
export function runText({ recipients }: Pick<ReportRunEntry, 'recipients'>): string {
  const sent = recipients.filter(({ outcome }) => outcome === 'file' || outcome === 'link');
  const notified = recipients.filter(({ outcome }) => outcome === 'no-data').length;
  const reached = sent.length + notified;
  const size = sent.reduce((sum, each) => sum + (each.size ?? 0), 0);
  const people =
    reached === recipients.length
      ? t(counts.people, { count: reached })
      : t(m.peopleOf, { reached, count: recipients.length });
  return size === 0 ? people : `${people}, ${sizeText(size)}`;
}

/** What became of a run for a recipient: `sent (214.0 kB)`, or why not. */
export function outcomeText({ outcome, size, mail }: ReportRunEntry['recipients'][number]): string {
  if (mail?.state === 'failed')
    return t(m.notDelivered, { problem: mail.problem ?? t(m.mailServerRefusedIt) });
  if (mail?.state === 'waiting' && mail.problem !== null) return t(m.waits, { problem: mail.problem });
  const text = runOutcomeNames[outcome];
  return size === null ? text : t(m.outcomeWithSize, { outcome: text, size: sizeText(size) });
}
