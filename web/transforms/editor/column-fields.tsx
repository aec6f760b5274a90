// Inputs for column names: existing ones, taken from the sample, or new ones.
import { Autocomplete, MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ColumnFieldProps = {
  label: string;
  columns: readonly string[];
  value: string;
  placeholder?: string;
  isOptional?: boolean;
  onChange(value: string): void;
};

/** Selects a column; without a sample its name can be typed. */
export function ColumnField({
  label,
  columns,
  value,
  placeholder,
  isOptional = false,
  onChange,
}: ColumnFieldProps) {
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder ?? t(m.chooseColumn)}
      data={[...new Set(columns)]}
      value={value}
      onChange={onChange}
      clearable={isOptional}
      {...(columns.length > 0 && value !== '' && !columns.includes(value) && { error: t(m.noSuchColumn) })}
    />
  );
}

export type ColumnsFieldProps = {
  label: string;
  columns: readonly string[];
  value: readonly string[];
  onChange(value: string[]): void;
};

/** Selects several columns, in order. */
export function ColumnsField({ label, columns, value, onChange }: ColumnsFieldProps) {
  const props = { className: 'all-columns', label, value: [...value], onChange };
  if (columns.length === 0) return <TagsInput {...props} placeholder={t(m.typeNameAndPressEnter)} />;
  return <MultiSelect {...props} data={[...new Set([...columns, ...value])]} hidePickedOptions />;
}

/** The name of a column that may be new. */
export function NewColumnField({ label, value, placeholder, onChange }: Omit<ColumnFieldProps, 'columns'>) {
  return (
    <TextInput
      label={label}
      placeholder={placeholder ?? t(m.nameOfColumn)}
      maxLength={200}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The names of several columns that may be new. */
export function NewColumnsField({ label, value, onChange }: Omit<ColumnsFieldProps, 'columns'>) {
  return (
    <TagsInput
      className="all-columns"
      label={label}
      placeholder={t(m.typeNameAndPressEnter)}
      value={[...value]}
      onChange={onChange}
    />
  );
}
