// formdeck reports schedule set: a new schedule of a report, or with --schedule what is given of an existing one.
import { oneOf, wholeNumber } from '#cli/command/flags.ts';
import { userIdNamed } from '#cli/command/user-named.ts';
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
import { changeSchedule, createSchedule } from '#core/reports/schedule-calls.ts';
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
import { nextText } from '#core/reports/schedules/texts.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { paramsOf, scheduleNamed } from './named.ts';

type Flags = {
  schedule?: string;
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
  at: string | undefined;
  /** Null: once. */
  every: RepeatInterval | null | undefined;
  to: readonly string[] | undefined;
  days: number | undefined;
  format: ScheduleFormat | undefined;
  given: readonly (readonly [name: string, text: string])[];
};

export const set = verb({
  effect: { undo: 'reports schedule delete' },

  options({ schedule, at, every, to, days, format, param = [] }: Flags, [report = '']): SetScheduleOptions {
    const interval = oneOf('--every', ['ONCE', ...repeatIntervals], every);
    const chosen = oneOf('--format', scheduleFormats, format);
    if (schedule === undefined && at === undefined)
      throw new AppError('usage', scheduleTexts.noStart, { hint: 'Use --at, such as "2026-12-01 08:00".' });
    if (schedule === undefined && to === undefined)
      throw new AppError('usage', scheduleTexts.noUsers, { hint: 'Use --to with usernames.' });
    return {
      report,
      schedule,
      at,
      every: interval === 'ONCE' ? null : interval,
      to,
      days: wholeNumber('--days', days, 1, maximumReportDays),
      format: chosen,
      given: param.map((pair) => {
        const end = pair.indexOf('=');
        if (end <= 0)
          throw new AppError('usage', `"${pair}" is not a parameter.`, { hint: 'Write name=value.' });
        return [pair.slice(0, end), pair.slice(end + 1)] as const;
      }),
    };
  },

  async run(context: Context, options: SetScheduleOptions) {
    const { report: named, schedule, to } = options;
    const [reports, { timeZone }] = await Promise.all([context.send(listReports, {}), context.user()]);
    const report = findReport(reports, named);
    const before = schedule === undefined ? null : await scheduleNamed(context, schedule);
    if (before !== null && before.reportId !== report.id)
      throw new AppError('usage', `"${schedule}" is a schedule of the report "${before.reportName}".`);
    const userIds = to === undefined ? before?.userIds : await usersNamed(context, to);
    const body: ReportScheduleInput = {
      interval: options.every === undefined ? (before === null ? 'DAY' : before.interval) : options.every,
      scheduleTime: timeOf(options.at, timeZone) ?? before?.scheduleTime ?? 0,
      userIds: userIds ?? [],
      format: options.format ?? before?.format ?? 'PDF',
      parameters: valuesOf(report, options, before, timeZone),
    };
    const saved =
      before === null
        ? await context.sendAgain(createSchedule, {
            params: { id: report.id },
            body: { ...body, id: (await context.ports()).newId() },
          })
        : await context.send(changeSchedule, { ...paramsOf(before), body });
    return { saved, isNew: before === null, timeZone };
  },

  print(output, { saved, isNew, timeZone }) {
    const next = nextText(saved, dateWriter(timeZone));
    output.say(`${isNew ? 'Your report has been scheduled!' : 'Your schedule was updated.'} Next: ${next}.`);
    output.line(saved.id);
  },

  json: ({ saved }) => saved,
});

async function usersNamed(context: Context, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await userIdNamed(context, name));
  return [...new Set(ids)];
}

function timeOf(at: string | undefined, timeZone: string): number | null {
  if (at === undefined) return null;
  const time = parseMoment(at, timeZone, 'start');
  if (time !== null) return time;
  throw new AppError('usage', `"${at}" is not a date and time.`, {
    hint: `Write it like "2026-12-01 08:00". ${scheduleTexts.noStart}`,
  });
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
  throw new AppError('usage', unknown && `The report has no parameter "${unknown[0]}".`, {
    errors: issues,
    hint: 'Set days of data with --days, and other parameters with --param name=value.',
  });
}
