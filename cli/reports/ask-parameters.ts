// Asks for the parameters of a report, one after the other.
import { dateFieldText, readDateField } from '#core/reports/date-field.ts';
import { isDate, parameterIssues, readParameters, suggestedValues } from '#core/reports/parameters.ts';
import {
  type ParameterValues,
  parameterTypes,
  type Report,
  type ReportParameter,
} from '#core/reports/schema.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The values; null if the user leaves. `given`: those of the last run. */
export async function askParameters(
  dialogs: Dialogs,
  { parameters }: Pick<Report, 'parameters'>,
  given: ParameterValues | null,
  clock: { now: number; timeZone: string },
): Promise<ParameterValues | null> {
  let values = given ?? suggestedValues(parameters, clock);
  for (const [place, parameter] of parameters.entries()) {
    const step = { place: place + 1, count: parameters.length };
    const text = await askOne(dialogs, { parameter, step, values, timeZone: clock.timeZone });
    if (text === null) return null;
    const { [parameter.name]: _, ...others } = values;
    values = { ...others, ...readParameters([parameter], { [parameter.name]: text }) };
  }
  return values;
}

/** `step`: which of how many it is. */
type ParameterQuestion = {
  parameter: ReportParameter;
  step: { place: number; count: number };
  values: ParameterValues;
  timeZone: string;
};

/** The value as it is in an address; empty for none. */
async function askOne(
  dialogs: Dialogs,
  { parameter, step, values, timeZone }: ParameterQuestion,
): Promise<string | null> {
  const { name, label, helpText, choices, allowBlank, dataType } = parameter;
  const value = values[name] ?? null;
  const titled = (title: string) => (step.count > 1 ? t(m.titleOfStep, { title, ...step }) : title);
  if (choices !== null) {
    return choose(dialogs, {
      title: titled(label),
      choices: [...choices, ...(allowBlank ? [{ value: '', label: t(common.none) }] : [])],
      ...(value !== null && { current: String(value) }),
    });
  }
  const withTime = dataType === parameterTypes.moment;
  const written = (text: string) => {
    if (text.trim() === '' || !isDate(parameter)) return text.trim();
    const at = readDateField(text, timeZone);
    return at === null ? text : String(at);
  };
  const answered = await askText(dialogs, {
    title: titled(allowBlank ? t(m.mayStayBlank, { label }) : label),
    ...(helpText !== '' && { text: helpText }),
    value: isDate(parameter) ? dateFieldText(value, timeZone, withTime) : String(value ?? ''),
    issue: (text) => {
      const read = readParameters([parameter], { [name]: written(text) });
      return parameterIssues([parameter], read)[0]?.message ?? null;
    },
  });
  return answered === null ? null : written(answered);
}
