// The Schedule tab of the export dialog: how often, from when on, with how many days of data (spec 2, section 5); and
// what saving it comes to.
import { counted, countText } from '#core/count-text.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import {
  defaultExportDays,
  type ExportInterval,
  type ExportSchedule,
  maximumScheduleDays,
  type ScheduleInput,
} from './schema.ts';

export type ScheduleDraft = {
  /** The saved schedule; null: there is none. */
  readonly jobId: string | null;
  readonly interval: ExportInterval;
  /** `yyyy-MM-dd'T'HH:mm` on the user's wall clock; blank: not chosen. */
  readonly start: string;
  /** Days of data as they are typed; blank: not chosen. */
  readonly days: string;
};

/** What saving a schedule comes to. */
export type ScheduleChange =
  | { kind: 'create'; formId: string; schedule: ScheduleInput }
  | { kind: 'update'; jobId: string; schedule: ScheduleInput }
  | { kind: 'delete'; formId: string; jobId: string };

/** The interval's names, in the order of the options (spec 2, section 9). */
export const intervalNames: Readonly<Record<ExportInterval, string>> = {
  NEVER: 'Never',
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
};

const startFormat = "yyyy-MM-dd'T'HH:mm";
const day = 24 * 3_600_000;

/** What the tab opens with: the saved schedule, else none, to begin tomorrow morning at 08:00 with 7 days. */
export function createScheduleDraft(saved: ExportSchedule, now: number, timeZone: string): ScheduleDraft {
  const { jobId, interval, scheduleTime, timeInterval } = saved;
  const start =
    scheduleTime === null
      ? `${formatDate(now + day, 'yyyy-MM-dd', timeZone)}T08:00`
      : formatDate(scheduleTime, startFormat, timeZone);
  return { jobId, interval, start, days: String(timeInterval ?? defaultExportDays) };
}

/** The draft with other days; below 0 they become 0 (spec 2, section 5). */
export function withDays(draft: ScheduleDraft, days: string): ScheduleDraft {
  const typed = days.trim();
  return { ...draft, days: Number(typed) < 0 ? '0' : typed };
}

export type ScheduleIssue = { path: 'start' | 'days'; message: string };

/**
 * What is wrong with what was entered. A blank field is an issue only where `areBlanks` says so: once somebody tried to
 * save, or where nothing disables Save.
 */
export function scheduleIssues(
  draft: ScheduleDraft,
  timeZone: string,
  { areBlanks = false }: { areBlanks?: boolean } = {},
): ScheduleIssue[] {
  if (draft.interval === 'NEVER') return [];
  const issues: ScheduleIssue[] = [];
  if ((areBlanks || draft.start !== '') && startOf(draft, timeZone) === null) {
    issues.push({ path: 'start', message: 'Choose a start date' });
  }
  if ((areBlanks || draft.days !== '') && daysOf(draft) === null) {
    const most = `Enter a whole number of days, up to ${countText(maximumScheduleDays)}`;
    issues.push({ path: 'days', message: most });
  }
  return issues;
}

/** Save needs interval, start date and days, or a saved schedule that is set to Never (spec 2, section 5). */
export function canSaveSchedule(draft: ScheduleDraft, timeZone: string): boolean {
  if (draft.interval === 'NEVER') return draft.jobId !== null;
  return startOf(draft, timeZone) !== null && daysOf(draft) !== null;
}

/** How many days the export holds, or what Never means; null while the days are none. */
export function scheduleHelp(draft: ScheduleDraft): string | null {
  if (draft.interval === 'NEVER') {
    return draft.jobId === null ? 'This export is not scheduled.' : 'Saving deletes the schedule.';
  }
  const days = daysOf(draft);
  if (days === null) return null;
  const held = `The export holds data from the previous ${counted(days, 'day')}`;
  return days === 0 ? `${held}: that of the day on which it is sent.` : `${held}, up to when it is sent.`;
}

/**
 * What saving a draft does to the saved schedule: Never deletes it; any other interval creates one, or updates the
 * one that is there (spec 2, section 4). Null where the draft cannot be saved.
 */
export function scheduleChange(
  draft: ScheduleDraft,
  formId: string,
  timeZone: string,
): ScheduleChange | null {
  const { jobId, interval } = draft;
  if (interval === 'NEVER') return jobId === null ? null : { kind: 'delete', formId, jobId };
  const [scheduleTime, timeInterval] = [startOf(draft, timeZone), daysOf(draft)];
  if (scheduleTime === null || timeInterval === null) return null;
  const schedule: ScheduleInput = { interval, timeInterval, scheduleTime };
  return jobId === null ? { kind: 'create', formId, schedule } : { kind: 'update', jobId, schedule };
}

function startOf({ start }: ScheduleDraft, timeZone: string): number | null {
  const at = start === '' ? null : parseMoment(start.trim(), timeZone, 'start');
  return at === null || at < 0 ? null : at;
}

function daysOf({ days }: ScheduleDraft): number | null {
  const count = Number(days);
  return /^\d+$/.test(days) && count <= maximumScheduleDays ? count : null;
}
