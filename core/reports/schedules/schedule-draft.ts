// The model of the dialog of a schedule, in both faces: its fields as entered, their issues, and how it is saved.
import type { RepeatInterval } from '#core/calendar/intervals.ts';
import { type EnteredTime, enteredTime, timeEntered, timeToSave } from '#core/calendar/set-times.ts';
import type { FieldError } from '#core/errors.ts';
import { suggestedValues } from '#core/reports/parameters.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { hasPeriod, storedValues, scheduledIssues, scheduledParameters } from './scheduled-parameters.ts';
import {
  dayPresets,
  defaultReportDays,
  type ReportSchedule,
  type ReportScheduleInput,
  type ScheduleFormat,
} from './schema.ts';
import { scheduleTexts } from './labels.ts';

export type ScheduleDraft = {
  readonly reportId: string | null;
  readonly interval: RepeatInterval | null;
  readonly start: EnteredTime;
  readonly userIds: readonly string[];
  readonly format: ScheduleFormat;
  /** The days of data as entered. */
  readonly days: string;
  /** Days that are no preset are being entered. */
  readonly isCustom: boolean;
  /** Those of the report, without the days. */
  readonly parameters: ParameterValues;
};

type Scheduled = Pick<Report, 'id' | 'parameters'>;

/** A new schedule: daily, as PDF, without a start and recipients (spec 3, section 4). */
export const newScheduleDraft: ScheduleDraft = {
  reportId: null,
  interval: 'DAY',
  start: '',
  userIds: [],
  format: 'PDF',
  days: String(defaultReportDays),
  isCustom: false,
  parameters: {},
};

/** The draft with another report, whose parameters have their default values. */
export function withReport(
  draft: ScheduleDraft,
  report: Scheduled,
  clock: { now: number; timeZone: string },
): ScheduleDraft {
  return {
    ...draft,
    reportId: report.id,
    parameters: suggestedValues(scheduledParameters(report.parameters), clock),
  };
}

/** The draft with a preset of days, or with days that are entered, which start at 1. */
export function withDayChoice(draft: ScheduleDraft, choice: number | 'custom'): ScheduleDraft {
  return choice === 'custom'
    ? { ...draft, isCustom: true, days: '1' }
    : { ...draft, isCustom: false, days: String(choice) };
}

/** The draft of an existing schedule. */
export function scheduleDraftOf(schedule: ReportSchedule, timeZone: string): ScheduleDraft {
  const { reportId, interval, scheduleTime, userIds, format } = schedule;
  const { timeInterval, ...parameters } = schedule.parameters;
  const days = typeof timeInterval === 'number' ? timeInterval : defaultReportDays;
  return {
    reportId,
    interval,
    start: enteredTime(scheduleTime, timeZone),
    userIds,
    format,
    days: String(days),
    isCustom: !dayPresets.some((preset) => preset === days),
    parameters,
  };
}

/** The issues of the entered values (spec 3, section 5). `report`: the chosen one. */
export function scheduleDraftIssues(
  draft: ScheduleDraft,
  report: Scheduled | null,
  timeZone: string,
): FieldError[] {
  const issues: FieldError[] = [];
  if (report === null) issues.push({ path: 'report', message: scheduleTexts.noReport });
  if (timeEntered(draft.start, timeZone) === null)
    issues.push({ path: 'scheduleTime', message: scheduleTexts.noStart });
  if (draft.userIds.length === 0) issues.push({ path: 'userIds', message: scheduleTexts.noUsers });
  if (report !== null) issues.push(...scheduledIssues(report.parameters, valuesOf(draft), 'parameters.'));
  return issues;
}

/** The request that saves a draft without issues. */
export function scheduleInputOf(
  draft: ScheduleDraft,
  report: Scheduled,
  timeZone: string,
  before: ReportSchedule | null,
): ReportScheduleInput {
  return {
    interval: draft.interval,
    scheduleTime: timeToSave(draft.start, timeZone, before?.scheduleTime ?? null),
    userIds: [...draft.userIds],
    format: draft.format,
    parameters: storedValues(report.parameters, valuesOf(draft)),
  };
}

/** Whether the number of days is asked for. */
export function asksDays(report: Scheduled | null): boolean {
  return report !== null && hasPeriod(report.parameters);
}

function valuesOf({ parameters, days }: ScheduleDraft): ParameterValues {
  const typed = days.trim();
  return { ...parameters, timeInterval: /^\d+$/.test(typed) ? Number(typed) : null };
}
