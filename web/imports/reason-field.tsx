// Why rows of an import may break rules that may be passed.
import { TextInput } from '@mantine/core';
import { m } from '#core/imports/texts.ts';
import { t } from '#core/messages/text.ts';
import { reasonLimit } from '#core/questions/rules/passing.ts';

export type ReasonFieldProps = { value: string; onChange(value: string): void };

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextInput
      label={t(m.reasonForRows)}
      description={t(m.reasonForRowsMeans)}
      maxLength={reasonLimit}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
