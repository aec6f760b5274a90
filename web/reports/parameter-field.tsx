// The input of one parameter, by what it holds.
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { dateFieldText, readDateField } from '#core/reports/date-field.ts';
import { isDate } from '#core/reports/parameters.ts';
import { parameterTypes, type ParameterValue, type ReportParameter } from '#core/reports/schema.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';

export type ParameterFieldProps = {
  parameter: ReportParameter;
  value: ParameterValue;
  issue: string | null;
  isFirst: boolean;
  onChange(value: ParameterValue): void;
};

const numbers: readonly number[] = [parameterTypes.float, parameterTypes.decimal, parameterTypes.integer];

export function ParameterField({ parameter, value, issue, isFirst, onChange }: ParameterFieldProps) {
  const { timeZone } = useActor();
  const { label, helpText, dataType, choices, allowBlank } = parameter;
  const shared = {
    label,
    description: helpText,
    error: issue,
    withAsterisk: !allowBlank,
    ...(isFirst && firstField),
  };
  if (choices !== null) {
    return (
      <Select
        {...shared}
        data={choices}
        value={value === null ? null : String(value)}
        onChange={onChange}
        clearable={allowBlank}
      />
    );
  }
  if (isDate(parameter)) {
    const withTime = dataType === parameterTypes.moment;
    return (
      <MomentInput
        kind={withTime ? 'datetime-local' : 'date'}
        label={label}
        description={helpText}
        value={dateFieldText(value, timeZone, withTime)}
        onChange={(text) => onChange(readDateField(text, timeZone))}
        error={issue}
        isFirst={isFirst}
      />
    );
  }
  if (dataType === parameterTypes.yesNo) {
    return (
      <Switch
        label={label}
        description={helpText}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    );
  }
  if (numbers.includes(dataType)) {
    return (
      <NumberInput
        {...shared}
        value={typeof value === 'number' ? value : ''}
        onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
        allowDecimal={dataType !== parameterTypes.integer}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
