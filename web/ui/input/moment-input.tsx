// A date with or without time, in the browser's own localized field.
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { firstField } from '#web/ui/dialog/first-field.ts';

export type MomentInputProps = {
  kind: 'date' | 'datetime-local';
  label: string;
  /** In the field's format; empty for none. */
  value: string;
  /** Called with the field's value, empty while incomplete. */
  onChange(text: string): void;
  /** The issue, or only that there is one. */
  error?: ReactNode;
  hidesLabel?: boolean;
  /** It is the first field of a dialog. */
  isFirst?: boolean;
};

export function MomentInput({
  kind,
  label,
  value,
  onChange,
  error = false,
  hidesLabel = false,
  isFirst = false,
}: MomentInputProps) {
  // While typing, the field keeps its own text: a year is not a date before its last digit.
  const [typed, setTyped] = useState(value);
  return (
    <TextInput
      type={kind}
      {...(hidesLabel ? { 'aria-label': label } : { label })}
      {...(isFirst && firstField)}
      value={typed}
      error={error}
      max={kind === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
