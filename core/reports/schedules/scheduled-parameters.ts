// The parameters of a scheduled report: instead of `start_date` and `end_date`, which no schedule could keep, it has a number of
// days, from which each run takes both.
import { startOfDay } from '#core/calendar/days.ts';
import type { FieldError } from '#core/errors.ts';
import { parameterIssues, periodOf } from '#core/reports/parameters.ts';
import type { Period } from '#core/reports/period.ts';
import type { ParameterValues, ReportParameter } from '#core/reports/schema.ts';
import { maximumReportDays } from './schema.ts';
import { scheduleTexts } from './labels.ts';

const [startName, endName, daysName] = ['start_date', 'end_date', 'timeInterval'] as const;

/** Whether a report is of a period, so that a schedule of it has a number of days. */
export function hasPeriod(parameters: readonly Pick<ReportParameter, 'name'>[]): boolean {
  return [startName, endName].every((name) => parameters.some((parameter) => parameter.name === name));
}

/** The parameters that a schedule has values of, apart from the number of days. */
export function scheduledParameters(parameters: readonly ReportParameter[]): ReportParameter[] {
  if (!hasPeriod(parameters)) return [...parameters];
  return parameters.filter(({ name }) => name !== startName && name !== endName);
}

/** The values that a schedule stores. */
export function storedValues(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
): ParameterValues {
  const { [startName]: start, [endName]: end, [daysName]: days, ...rest } = values;
  if (hasPeriod(parameters)) return { ...rest, [daysName]: days ?? null };
  return {
    ...rest,
    ...(start !== undefined && { start_date: start }),
    ...(end !== undefined && { end_date: end }),
  };
}

/** The issues with the values of a schedule (spec 3, section 5). */
export function scheduledIssues(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  prefix = '',
): FieldError[] {
  const { [daysName]: days, ...rest } = storedValues(parameters, values);
  const issues: FieldError[] = [];
  if (hasPeriod(parameters) && !isDays(days))
    issues.push({ path: `${prefix}${daysName}`, message: scheduleTexts.noDays });
  return [...issues, ...parameterIssues(scheduledParameters(parameters), rest, prefix)];
}

function isDays(days: unknown): days is number {
  return typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= maximumReportDays;
}

/** When a run was due first, and last: the times in between were missed. The same, if none was. */
export type DueTimes = { slot: number; lastSlot: number; timeZone: string };

/**
 * The values of a run. The days end with the one before the run, so that each is whole; after missed runs they reach further
 * back, so that no day is left out.
 */
export function valuesOfRun(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  { slot, lastSlot, timeZone }: DueTimes,
): ParameterValues {
  const { [daysName]: days, ...rest } = storedValues(parameters, values);
  if (!hasPeriod(parameters) || !isDays(days)) return rest;
  return {
    ...rest,
    [startName]: startOfDay(slot, timeZone, -days),
    [endName]: startOfDay(lastSlot, timeZone, -1),
  };
}

/** The days of a run's data; null without such parameters. */
export function periodOfRun(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  timeZone: string,
): Period | null {
  return hasPeriod(parameters) ? periodOf(values, timeZone) : null;
}
