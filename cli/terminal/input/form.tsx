// A form: fields below each other, each with its issue. Tab and arrows move, enter moves on and submits at the last
// field.
import { Box } from 'ink';
import { useState } from 'react';
import type { FieldError } from '#core/errors.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import type { Choice } from './pick-list.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { TextInput } from './text-input.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type TextField = {
  kind?: 'text' | 'secret';
  /** As in issues. */
  path: string;
  label: string;
  value: string;
  placeholder?: string;
  onChange(text: string): void;
};

/** A choice of a few values, changed with left, right and space; created by `choiceField`. */
export type ChoiceField = {
  kind: 'choice';
  path: string;
  label: string;
  labels: readonly string[];
  index: number;
  onChange(index: number): void;
};

/** A checkbox, toggled with space. */
export type CheckField = {
  kind: 'check';
  path: string;
  label: string;
  value: boolean;
  onChange(value: boolean): void;
};

/** A value chosen in a separate dialog, which space opens. */
export type PickField = {
  kind: 'pick';
  path: string;
  label: string;
  /** The value as text. */
  value: string;
  onOpen(): unknown;
};

export type Field = TextField | ChoiceField | CheckField | PickField;

/** A field with a few possible values. */
export function choiceField<T>(field: {
  path: string;
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}): ChoiceField {
  const { path, label, value, choices, onChange } = field;
  return {
    kind: 'choice',
    path,
    label,
    labels: choices.map((choice) => choice.label),
    index: choices.findIndex((choice) => choice.value === value),
    onChange: (index) => {
      const choice = choices[index];
      if (choice) onChange(choice.value);
    },
  };
}

export type FormProps = {
  fields: readonly Field[];
  issues?: readonly FieldError[];
  /** The path of the initial field; by default, or if it does not exist, the first. */
  first?: string;
  /** What enter does at the last field. */
  submitLabel: string;
  onSubmit(): void | Promise<void>;
  /** Read-only while it is being sent. */
  busy?: boolean;
  active?: boolean;
};

/** The form. */
export function Form(props: FormProps) {
  const { fields, issues = [], first, submitLabel, onSubmit, busy = false, active = true } = props;
  const area = useArea();
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      fields.findIndex(({ path }) => path === first),
    ),
  );
  const current = Math.min(at, fields.length - 1);
  const isLast = current === fields.length - 1;
  const labelWidth = Math.max(0, ...fields.map(labelLength)) + 4;
  const move = (steps: number) => setAt((current + steps + fields.length) % fields.length);
  const keys: KeyBinding[] = [
    isLast
      ? { key: 'enter', label: submitLabel, run: onSubmit }
      : { key: 'enter', label: t(keyTexts.next), run: () => move(1) },
    {
      key: 'nextField',
      label: t(m.nextField),
      section: 'Moving',
      hint: fields.length > 1,
      run: () => move(1),
    },
    { key: 'fieldBefore', label: t(m.fieldBefore), section: 'Moving', hint: false, run: () => move(-1) },
  ];
  useKeys(active && !busy ? keys : [], 'part');
  return (
    <Box flexDirection="column">
      {fields.map((field, index) => (
        <Box key={field.path} flexDirection="column">
          <Box>
            <Box {...(field.kind !== 'check' && { width: labelWidth })} flexShrink={0}>
              <Label bold={index === current} {...(index === current ? { tone: 'accent' } : {})}>
                {`${index === current ? '›' : ' '} ${headOf(field)}`}
              </Label>
            </Box>
            <FieldInput
              field={field}
              active={active && !busy && index === current}
              width={Math.max(8, area.width - labelWidth - 1)}
            />
          </Box>
          {issues
            .filter(({ path }) => path === field.path)
            .map(({ message }) => (
              <Box key={message} paddingLeft={labelWidth}>
                <Label tone="bad">{message}</Label>
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}

/** What precedes the value; for a checkbox, all of it. */
function headOf(field: Field): string {
  return field.kind === 'check' ? `[${field.value ? 'x' : ' '}] ${field.label}` : field.label;
}

/** Only of fields with a value beside their label. */
function labelLength({ kind, label }: Field): number {
  return kind === 'check' ? 0 : label.length;
}

function FieldInput({ field, active, width }: { field: Field; active: boolean; width: number }) {
  if (field.kind === 'check') return <CheckInput field={field} active={active} />;
  if (field.kind === 'choice') return <ChoiceInput field={field} active={active} />;
  if (field.kind === 'pick') return <PickInput field={field} active={active} width={width} />;
  const { value, onChange, placeholder, kind } = field;
  return (
    <TextInput
      value={value}
      onChange={onChange}
      active={active}
      secret={kind === 'secret'}
      width={width}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

function ChoiceInput({ field, active }: { field: ChoiceField; active: boolean }) {
  const { labels, index, onChange } = field;
  const step = (steps: number) => onChange((index + steps + labels.length) % labels.length);
  const keys: KeyBinding[] = [
    { key: 'nextChoice', label: t(m.nextChoice), section: 'Moving', run: () => step(1) },
    { key: 'choiceBefore', label: t(m.choiceBefore), section: 'Moving', hint: false, run: () => step(-1) },
  ];
  useKeys(active ? keys : [], 'part');
  const label = labels[index] ?? '';
  return <Label>{active ? `‹ ${label} ›` : label}</Label>;
}

/** Its keys; its label shows its state. */
function CheckInput({ field: { value, onChange }, active }: { field: CheckField; active: boolean }) {
  const tick: KeyBinding = {
    key: 'space',
    label: value ? t(keyTexts.untick) : t(keyTexts.tick),
    section: 'Moving',
    run: () => onChange(!value),
  };
  useKeys(active ? [tick] : [], 'part');
  return null;
}

/** A value longer than the line is truncated: the dialog shows all of it. */
function PickInput({ field, active, width }: { field: PickField; active: boolean; width: number }) {
  const open: KeyBinding = {
    key: 'space',
    label: t(keyTexts.choose),
    section: 'Moving',
    run: () => field.onOpen(),
  };
  useKeys(active ? [open] : [], 'part');
  return <Label width={width}>{active ? `${field.value}  …` : field.value}</Label>;
}
