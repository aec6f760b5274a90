// The fields of a record as those of a form in the terminal.
import { assertNever } from '#core/assert-never.ts';
import type { FormField } from '#core/resource/form.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { choiceField, type Field } from '#cli/terminal/input/form.tsx';

/** Fields that a screen draws itself, by path. */
export type DrawnFields<Draft> = Readonly<
  Record<string, (draft: Draft, change: (part: Partial<Draft>) => void) => readonly Field[]>
>;

type FieldContext<Draft> = {
  draft: Draft;
  change(part: Partial<Draft>): void;
  dialogs: Dialogs;
  slots: DrawnFields<Draft> | undefined;
};

export function fieldsOf<Draft>(
  said: readonly FormField<Draft>[],
  given: FieldContext<Draft>,
): readonly Field[] {
  return said.flatMap((field) => drawn(field, given));
}

function drawn<Draft>(
  field: FormField<Draft>,
  { draft, change, dialogs, slots }: FieldContext<Draft>,
): readonly Field[] {
  if (field.kind === 'slot') return slots?.[field.path]?.(draft, change) ?? [];
  const { path, label } = field;
  switch (field.kind) {
    case 'text':
    case 'number':
      return [{ path, label, value: field.value, onChange: (text) => change(field.set(text)) }];
    case 'switch':
      return [
        { kind: 'check', path, label, value: field.value, onChange: (isOn) => change(field.set(isOn)) },
      ];
    case 'password':
      if (!field.isOwn) return [];
      return [
        { kind: 'secret', path, label, value: field.value, onChange: (text) => change(field.set(text)) },
      ];
    case 'moment':
      return [
        {
          path,
          label,
          value: field.value.replace('T', ' '),
          placeholder: '2026-12-01 08:00',
          onChange: (text) => change(field.set(text)),
        },
      ];
    case 'choice': {
      if (field.isBrowserOnly) return [];
      const { value, options, off } = field;
      const choices = off === undefined ? options : options.filter((option) => option.value === value);
      return [choiceField({ path, label, value, choices, onChange: (chosen) => change(field.set(chosen)) })];
    }
    case 'things': {
      const { options = [], value, none } = field;
      const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
      const onOpen = async () => {
        const chosen = await chooseNamed(dialogs, { title: label, things: named(options), current: value });
        if (chosen !== null) change(field.set(chosen));
      };
      return [{ kind: 'pick', path, label, value: names.join(', ') || none, onOpen }];
    }
    case 'thing': {
      const { options = [], value, none, isRequired = false, isFixed = false } = field;
      if (isFixed) return [];
      const onOpen = async () => {
        const things = [...(isRequired ? [] : [{ id: '', name: none }]), ...named(options)];
        const question = { title: label, things, current: [value ?? ''], isOne: true };
        const [id] = (await chooseNamed(dialogs, question)) ?? [];
        if (id !== undefined) change(field.set(id === '' ? null : id));
      };
      const name = options.find((option) => option.value === value)?.label;
      return [{ kind: 'pick', path, label, value: name ?? none, onOpen }];
    }
    default:
      return assertNever(field);
  }
}

function named(options: readonly { value: string; label: string }[]) {
  return options.map(({ value, label }) => ({ id: value, name: label }));
}
