// A date, with its time or without, in the browser's own field: it can be typed and picked, and speaks its language.
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { firstField } from '#web/ui/dialog/first-field.ts';

export type MomentInputProps = {
  kind: 'date' | 'datetime-local';
  label: string;
  /** As the field writes it; empty for none. */
  value: string;
  /** Called with what the field says, empty while that is no date. */
  onChange(text: string): void;
  /** Something is wrong with it: what, or only that. */
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
  // While somebody types, the field keeps its own text: a year is no date before its last digit.
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
