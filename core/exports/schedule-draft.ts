// The model of the dialog's Schedule tab: interval, start and number of days (spec 2, section 5), and how it is saved.
import { type EnteredTime, enteredTime, timeEntered } from '#core/calendar/set-times.ts';
import { formatDate } from '#core/time/date-format.ts';
import {
  defaultExportDays,
  type ExportInterval,
  type ExportSchedule,
  maximumScheduleDays,
  type ScheduleInput,
} from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ScheduleDraft = {
  /** The saved schedule; null: none. */
  readonly jobId: string | null;
  readonly interval: ExportInterval;
  readonly start: EnteredTime;
  /** Number of days as entered; blank: not chosen. */
  readonly days: string;
};

/** The request that saves a schedule. */
export type ScheduleChange =
  | { kind: 'create'; formId: string; schedule: ScheduleInput }
  | { kind: 'update'; jobId: string; schedule: ScheduleInput }
  | { kind: 'delete'; formId: string; jobId: string };

/** Labels of the intervals, in the order of the options (spec 2, section 9). */
export const intervalNames: Readonly<Record<ExportInterval, string>> = {
  NEVER: t(m.never),
  DAY: t(m.day),
  WEEK: t(m.week),
  MONTH: t(m.month),
};

const day = 24 * 3_600_000;

/** The initial draft: the saved schedule, or none, starting tomorrow at 08:00 with 7 days. */
export function createScheduleDraft(saved: ExportSchedule, now: number, timeZone: string): ScheduleDraft {
  const { jobId, interval, scheduleTime, timeInterval } = saved;
  const start =
    scheduleTime === null
      ? `${formatDate(now + day, 'yyyy-MM-dd', timeZone)}T08:00`
      : enteredTime(scheduleTime, timeZone);
  return { jobId, interval, start, days: String(timeInterval ?? defaultExportDays) };
}

/** Sets the number of days; negative numbers become 0 (spec 2, section 5). */
export function withDays(draft: ScheduleDraft, days: string): ScheduleDraft {
  const typed = days.trim();
  return { ...draft, days: Number(typed) < 0 ? '0' : typed };
}

export type ScheduleIssue = { path: 'start' | 'days'; message: string };

/**
 * Issues of the entered values. A blank field only counts if `areBlanks` is set: after an attempt to save, or if Save is
 * never disabled.
 */
export function scheduleIssues(
  draft: ScheduleDraft,
  timeZone: string,
  { areBlanks = false }: { areBlanks?: boolean } = {},
): ScheduleIssue[] {
  if (draft.interval === 'NEVER') return [];
  const issues: ScheduleIssue[] = [];
  if ((areBlanks || draft.start !== '') && timeEntered(draft.start, timeZone) === null) {
    issues.push({ path: 'start', message: t(m.chooseStartDate) });
  }
  if ((areBlanks || draft.days !== '') && daysOf(draft) === null) {
    const most = t(m.enterWholeNumberOfDays, { maximumScheduleDays });
    issues.push({ path: 'days', message: most });
  }
  return issues;
}

/** Save requires interval, start date and days, or a saved schedule that is set to Never (spec 2, section 5). */
export function canSaveSchedule(draft: ScheduleDraft, timeZone: string): boolean {
  if (draft.interval === 'NEVER') return draft.jobId !== null;
  return timeEntered(draft.start, timeZone) !== null && daysOf(draft) !== null;
}

/** How many days the export contains, or what Never means; null while the days are invalid. */
export function scheduleHelp(draft: ScheduleDraft): string | null {
  if (draft.interval === 'NEVER') {
    return draft.jobId === null ? t(m.thisExportIsNotScheduled) : t(m.savingWillDeleteSchedule);
  }
  const days = daysOf(draft);
  if (days === null) return null;
  return days === 0 ? t(m.exportContainsDayItIsSent) : t(m.exportContainsDataFromPrevious, { days });
}

/**
 * The change that saving a draft makes: Never deletes the schedule; any other interval creates or updates it (spec 2,
 * section 4). Null if the draft cannot be saved.
 */
export function scheduleChange(
  draft: ScheduleDraft,
  formId: string,
  timeZone: string,
): ScheduleChange | null {
  const { jobId, interval } = draft;
  if (interval === 'NEVER') return jobId === null ? null : { kind: 'delete', formId, jobId };
  const [scheduleTime, timeInterval] = [timeEntered(draft.start, timeZone), daysOf(draft)];
  if (scheduleTime === null || timeInterval === null) return null;
  const schedule: ScheduleInput = { interval, timeInterval, scheduleTime };
  return jobId === null ? { kind: 'create', formId, schedule } : { kind: 'update', jobId, schedule };
}

function daysOf({ days }: ScheduleDraft): number | null {
  const count = Number(days);
  return /^\d+$/.test(days) && count <= maximumScheduleDays ? count : null;
}
