// The parameters of a run: read from an address or an option, checked, and what a period of them means.
import { addDays, startOfDay } from '#core/calendar/days.ts';
import type { FieldError } from '#core/errors.ts';
import { latestMoment } from '#core/time/zone.ts';
import type { Period } from './period.ts';
import {
  type ParameterValue,
  type ParameterValues,
  parameterTypes,
  type Report,
  type ReportParameter,
} from './schema.ts';
import { reportTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const numeric: readonly number[] = [
  parameterTypes.float,
  parameterTypes.decimal,
  parameterTypes.moment,
  parameterTypes.integer,
  parameterTypes.date,
];
const whole: readonly number[] = [parameterTypes.moment, parameterTypes.integer, parameterTypes.date];

/** Whether a parameter is carried as epoch milliseconds. */
export function isDate({ dataType }: Pick<ReportParameter, 'dataType'>): boolean {
  return dataType === parameterTypes.date || dataType === parameterTypes.moment;
}

/** Values from texts, as an address has them. Texts of unknown parameters and blank ones are dropped. */
export function readParameters(
  parameters: readonly ReportParameter[],
  texts: Readonly<Record<string, string | undefined>>,
): ParameterValues {
  const values: ParameterValues = {};
  for (const parameter of parameters) {
    const text = texts[parameter.name];
    if (text !== undefined && text !== '') values[parameter.name] = readValue(parameter, text);
  }
  return values;
}

/** A text that is not of the parameter's type stays a text, which is then reported as an issue. */
function readValue({ dataType }: ReportParameter, text: string): ParameterValue {
  if (dataType === parameterTypes.yesNo) return text === 'true' ? true : text === 'false' ? false : text;
  if (!numeric.includes(dataType) || text.trim() === '') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** The issues with the values of a run; `prefix` is the path of the values. */
export function parameterIssues(
  parameters: readonly ReportParameter[],
  values: ParameterValues,
  prefix = '',
): FieldError[] {
  const issues = parameters.flatMap((parameter) => {
    const message = issueWith(parameter, values[parameter.name] ?? null);
    return message === null ? [] : [{ path: `${prefix}${parameter.name}`, message }];
  });
  const known = new Set(parameters.map(({ name }) => name));
  for (const name of Object.keys(values))
    if (!known.has(name)) issues.push({ path: `${prefix}${name}`, message: reportTexts.unknownParameter });
  const { start_date: start, end_date: end } = values;
  const hasBoth = typeof start === 'number' && typeof end === 'number';
  if (issues.length === 0 && hasBoth && start > end)
    issues.push({ path: `${prefix}end_date`, message: reportTexts.endsBeforeStart });
  return issues;
}

function issueWith({ dataType, choices, allowBlank }: ReportParameter, value: ParameterValue): string | null {
  if (value === null || value === '') return allowBlank ? null : reportTexts.required;
  if (choices !== null && !choices.some((choice) => choice.value === String(value)))
    return t(m.chooseOneOf, { choices: choices.map((choice) => choice.value).join(', ') });
  if (dataType === parameterTypes.yesNo) return typeof value === 'boolean' ? null : t(m.yesOrNoIsExpected);
  if (!numeric.includes(dataType)) return typeof value === 'string' ? null : t(m.textIsExpected);
  if (typeof value !== 'number') return isDate({ dataType }) ? t(m.dateIsExpected) : t(m.numberIsExpected);
  if (whole.includes(dataType) && !Number.isInteger(value)) return t(m.wholeNumberIsExpected);
  return isDate({ dataType }) && Math.abs(value) > latestMoment ? t(m.thisDateDoesNotExist) : null;
}

/** Whether a run needs nothing to be asked. */
export function isComplete({ parameters }: Pick<Report, 'parameters'>, values: ParameterValues): boolean {
  return parameterIssues(parameters, values).length === 0;
}

const suggestedDays = 29;

/** What a dialog offers first: the default values, and the last 30 days. */
export function suggestedValues(
  parameters: readonly ReportParameter[],
  { now, timeZone }: { now: number; timeZone: string },
): ParameterValues {
  const today = startOfDay(now, timeZone);
  const values: ParameterValues = {};
  for (const parameter of parameters) {
    const { name, defaultValue, allowBlank } = parameter;
    if (defaultValue !== null) values[name] = readValue(parameter, defaultValue);
    else if (allowBlank) continue;
    else if (name === 'start_date') values[name] = addDays(today, -suggestedDays, timeZone);
    else if (isDate(parameter)) values[name] = today;
  }
  return values;
}

/** The days of `start_date` and `end_date` in a time zone. */
export function periodOf(values: ParameterValues, timeZone: string): Period {
  const { start_date: start, end_date: end } = values;
  return {
    from: typeof start === 'number' ? startOfDay(start, timeZone) : -latestMoment,
    until: typeof end === 'number' ? startOfDay(end, timeZone, 1) : latestMoment,
  };
}
