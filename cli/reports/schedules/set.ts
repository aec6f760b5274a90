// formdeck reports schedule set: the schedule of a report for these people and this frequency, which is created unless there
// is one; or with --schedule what is given of an existing one.
import { withFullStop } from '#core/format/full-stop.ts';
import { isDeepStrictEqual } from 'node:util';
import { oneOf, wholeNumber } from '#cli/command/flags.ts';
import { intervalGiven, requireTime, timeGiven } from '#cli/command/time-options.ts';
import { userIdsNamed } from '#cli/command/user-named.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type RepeatInterval, repeatIntervals } from '#core/calendar/intervals.ts';
import { AppError } from '#core/errors.ts';
import { listReports } from '#core/reports/calls.ts';
import { readDateField } from '#core/reports/date-field.ts';
import { findReport } from '#core/reports/find-report.ts';
import { isDate, readParameters } from '#core/reports/parameters.ts';
import type { ParameterValues, Report } from '#core/reports/schema.ts';
import { changeSchedule, createSchedule, listReportSchedules } from '#core/reports/schedule-calls.ts';
import { hasPeriod, storedValues, scheduledIssues } from '#core/reports/schedules/scheduled-parameters.ts';
import {
  defaultReportDays,
  maximumReportDays,
  type ReportSchedule,
  type ReportScheduleInput,
  type ScheduleFormat,
  scheduleFormats,
} from '#core/reports/schedules/schema.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { nextText } from '#core/reports/schedules/schedule-labels.ts';
import { paramsOf, scheduleNamed } from './named.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = {
  schedule?: string;
  another?: boolean;
  at?: string;
  every?: string;
  to?: string[];
  days?: string;
  format?: string;
  param?: string[];
};

export type SetScheduleOptions = {
  report: string;
  schedule: string | undefined;
  /** Create one although these people get the report as often already. */
  another: boolean;
  at: string | undefined;
  /** Null: once. */
  every: RepeatInterval | null | undefined;
  to: readonly string[] | undefined;
  days: number | undefined;
  format: ScheduleFormat | undefined;
  given: readonly (readonly [name: string, text: string])[];
};

export const set = verb({
  effect: { undo: t(m.reportsScheduleDelete) },

  options(
    { schedule, another, at, every, to, days, format, param = [] }: Flags,
    [report = ''],
  ): SetScheduleOptions {
    const interval = intervalGiven(repeatIntervals, every);
    const chosen = oneOf('--format', scheduleFormats, format);
    if (schedule === undefined) requireTime(at, scheduleTexts.noStart);
    if (schedule === undefined && to === undefined)
      throw new AppError('usage', scheduleTexts.noUsers, { hint: wording(m.useToWithUsernames) });
    return {
      report,
      schedule,
      another: another === true,
      at,
      every: interval,
      to,
      days: wholeNumber('--days', days, 1, maximumReportDays),
      format: chosen,
      given: param.map((pair) => {
        const end = pair.indexOf('=');
        if (end <= 0)
          throw new AppError('usage', wording(m.isNotParameter, { pair }), {
            hint: wording(m.writeNameValue),
          });
        return [pair.slice(0, end), pair.slice(end + 1)] as const;
      }),
    };
  },

  async run(context: Context, options: SetScheduleOptions) {
    const { report: named, schedule, to } = options;
    const [reports, { timeZone }] = await Promise.all([context.send(listReports, {}), context.user()]);
    const report = findReport(reports, named);
    const chosen = schedule === undefined ? null : await scheduleNamed(context, { named: schedule });
    if (chosen !== null && chosen.reportId !== report.id)
      throw new AppError(
        'usage',
        wording(m.isScheduleOfReport, { schedule: schedule ?? '', reportName: chosen.reportName }),
      );
    const userIds = to === undefined ? (chosen?.userIds ?? []) : await userIdsNamed(context, to);
    const interval =
      options.every === undefined ? (chosen === null ? 'DAY' : chosen.interval) : options.every;
    const at = timeGiven(options.at, timeZone, scheduleTexts.noStart) ?? null;
    const before =
      chosen ?? (options.another ? null : await sameSchedule(context, report, { userIds, interval, at }));
    const body: ReportScheduleInput = {
      interval,
      scheduleTime: at ?? before?.scheduleTime ?? 0,
      userIds,
      format: options.format ?? before?.format ?? 'PDF',
      parameters: valuesOf(report, options, before, timeZone),
    };
    if (before !== null && isSameSchedule(before, body)) return { saved: before, done: 'nothing', timeZone };
    if (before !== null) {
      const saved = await context.send(changeSchedule, { ...paramsOf(before), body });
      return { saved, done: 'changed', timeZone };
    }
    const { newId } = await context.ports();
    const params = { id: report.id };
    const saved = await context.sendAgain(createSchedule, { params, body: { ...body, id: newId() } });
    return { saved, done: 'created', timeZone };
  },

  print(
    output,
    { saved, done, timeZone }: { saved: ReportSchedule; done: keyof typeof said; timeZone: string },
  ) {
    output.say(withFullStop(t(m.next, { done: said[done], saved: nextText(saved, dateWriter(timeZone)) })));
    output.line(saved.id);
  },

  json: ({ saved }) => saved,
});

const said = {
  created: t(m.yourReportHasBeenScheduled),
  changed: t(m.yourScheduleWasUpdated),
  nothing: t(m.itIsScheduledLikeThat),
} as const;

/**
 * The schedule that sends the report to the same people as often, so that the same command twice makes one; one that runs
 * once also at that time. Null if there is none.
 */
async function sameSchedule(
  context: Context,
  { id }: Report,
  {
    userIds,
    interval,
    at,
  }: { userIds: readonly string[]; interval: RepeatInterval | null; at: number | null },
): Promise<ReportSchedule | null> {
  const schedules = await context.send(listReportSchedules, { params: { id } });
  const same = schedules.filter(
    (each) =>
      each.interval === interval &&
      areSamePeople(each.userIds, userIds) &&
      (interval !== null || each.scheduleTime === at),
  );
  const [first, ...others] = same;
  if (first === undefined || others.length === 0) return first ?? null;
  const exact = same.find(({ scheduleTime }) => scheduleTime === at);
  if (exact !== undefined) return exact;
  throw new AppError('usage', wording(m.schedulesSendThisReportTo, { count: same.length }), {
    hint: wording(m.changeOneOfThemWith),
  });
}

function areSamePeople(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && new Set(some).isSubsetOf(new Set(others));
}

function isSameSchedule(before: ReportSchedule, after: ReportScheduleInput): boolean {
  return (
    before.interval === after.interval &&
    before.scheduleTime === after.scheduleTime &&
    before.format === after.format &&
    areSamePeople(before.userIds, after.userIds) &&
    isDeepStrictEqual({ ...before.parameters }, { ...after.parameters })
  );
}

/** The values that were there, with those that are given. */
function valuesOf(
  { parameters }: Report,
  { given, days }: SetScheduleOptions,
  before: ReportSchedule | null,
  timeZone: string,
): ParameterValues {
  const texts = given.map(([name, text]) => {
    const parameter = parameters.find((each) => each.name === name);
    const at = parameter !== undefined && isDate(parameter) ? readDateField(text, timeZone) : null;
    return [name, at === null ? text : String(at)] as const;
  });
  const unknown = given.find(([name]) => !parameters.some((each) => each.name === name));
  const values = storedValues(parameters, {
    ...before?.parameters,
    ...readParameters(parameters, Object.fromEntries(texts)),
    ...(hasPeriod(parameters) && {
      timeInterval: days ?? before?.parameters['timeInterval'] ?? defaultReportDays,
    }),
  });
  const issues = scheduledIssues(parameters, values);
  if (unknown === undefined && issues.length === 0) return values;
  throw new AppError('usage', unknown && wording(m.reportHasNoParameter, { unknown: unknown[0] }), {
    errors: issues,
    hint: wording(m.setDaysOfDataWith),
  });
}
