// The title of a section, which has one of its own accord if this is blank.
import { TextInput } from '@mantine/core';
import { mostTitleLength } from '#core/reports/own/schema.ts';
import { useField } from '../use-builder.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TitleFieldProps = {
  path: string;
  value: string;
  placeholder: string;
  onChange(title: string): void;
};

export function TitleField({ path, value, placeholder, onChange }: TitleFieldProps) {
  return (
    <TextInput
      {...useField(`${path}.title`)}
      label={t(m.title)}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={mostTitleLength}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
