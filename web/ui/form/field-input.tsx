// The input of a field, by its kind.
import { NumberInput, PasswordInput, Radio, Select, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { assertNever } from '#core/assert-never.ts';
import type { FormField } from '#core/resource/form.ts';
import { firstField } from '#web/ui/dialog/first-field.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';

export type FieldInputProps<Draft> = {
  id: string;
  field: Exclude<FormField<Draft>, { kind: 'slot' }>;
  /** It takes the focus when the form opens. */
  isFirst: boolean;
  issue: string | null;
  onChange(part: Partial<Draft>): void;
};

/** More options would be slow to render, and nobody reads that many. */
const shownOptions = 100;

export function FieldInput<Draft>({ id, field, isFirst, issue, onChange }: FieldInputProps<Draft>) {
  const { label, help } = field;
  const shared = { id, label, description: help, error: issue, ...(isFirst && firstField) };
  switch (field.kind) {
    case 'text':
      return <TextField field={field} shared={shared} onChange={onChange} />;
    case 'password':
      return (
        <PasswordInput
          {...shared}
          autoComplete={field.isOwn ? 'current-password' : 'new-password'}
          visibilityToggleButtonProps={{ 'aria-label': field.reveal }}
          value={field.value}
          onChange={({ currentTarget }) => onChange(field.set(currentTarget.value))}
        />
      );
    case 'switch':
      return (
        <Switch
          {...shared}
          checked={field.value}
          onChange={({ currentTarget }) => onChange(field.set(currentTarget.checked))}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...shared}
          value={field.value}
          min={field.least}
          max={field.most}
          allowDecimal={false}
          onChange={(number) => onChange(field.set(String(number)))}
        />
      );
    case 'moment':
      return (
        <MomentInput
          kind="datetime-local"
          label={label}
          {...(help !== undefined && { description: help })}
          value={field.value}
          isFirst={isFirst}
          error={issue}
          onChange={(moment) => onChange(field.set(moment))}
        />
      );
    case 'choice':
      return <ChoiceField field={field} shared={shared} onChange={onChange} />;
    case 'things':
      return (
        <SearchMultiSelect
          {...shared}
          placeholder={field.value.length > 0 ? '' : field.none}
          data={(field.options ?? []).map((option) => ({ ...option }))}
          value={field.options === undefined ? [] : [...field.value]}
          disabled={field.options === undefined}
          limit={shownOptions}
          hidePickedOptions
          clearable
          nothingFoundMessage={field.nothingFound}
          onChange={(value) => onChange(field.set(value))}
        />
      );
    case 'thing':
      return (
        <SearchSelect
          {...shared}
          placeholder={field.none}
          // A list that opens by itself would hide the form.
          openOnFocus={!isFirst}
          {...(field.isFixed && { readOnly: true, rightSection: null, variant: 'filled' })}
          data={(field.options ?? []).map((option) => ({ ...option }))}
          value={field.value}
          limit={shownOptions}
          clearable={field.isRequired !== true}
          allowDeselect={field.isRequired !== true}
          nothingFoundMessage={field.nothingFound}
          onChange={(value) => onChange(field.set(value))}
        />
      );
    default:
      return assertNever(field);
  }
}

type KindProps<Draft, Kind extends FormField<Draft>['kind']> = Pick<FieldInputProps<Draft>, 'onChange'> & {
  field: Extract<FormField<Draft>, { kind: Kind }>;
  /** What inputs of all kinds are given. */
  shared: { id: string; label: string; description: string | undefined; error: string | null };
};

function TextField<Draft>({ field, shared, onChange }: KindProps<Draft, 'text'>) {
  return field.as === 'lines' ? (
    <Textarea
      {...shared}
      {...(field.longest !== undefined && { maxLength: field.longest })}
      autosize
      minRows={2}
      maxRows={8}
      value={field.value}
      onChange={({ currentTarget }) => onChange(field.set(currentTarget.value))}
    />
  ) : (
    <TextInput
      {...shared}
      {...(field.longest !== undefined && { maxLength: field.longest })}
      {...(field.as === 'email' && { type: 'email' })}
      {...(field.as === 'username' && { autoCapitalize: 'none', spellCheck: false })}
      autoComplete="off"
      {...(field.example !== undefined && { placeholder: field.example })}
      value={field.value}
      onChange={({ currentTarget }) => onChange(field.set(currentTarget.value))}
    />
  );
}

/** One of few options: below each other where all are to be seen, otherwise a list. */
function ChoiceField<Draft>({ field, shared, onChange }: KindProps<Draft, 'choice'>) {
  return field.isSpread ? (
    <Radio.Group label={shared.label} value={field.value} onChange={(value) => onChange(field.set(value))}>
      <Stack gap="xs" mt="xs">
        {field.options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Radio.Group>
  ) : (
    <Select
      {...shared}
      description={field.off ?? shared.description}
      data={field.options.map((option) => ({ ...option }))}
      value={field.value}
      disabled={field.off !== undefined}
      allowDeselect={false}
      onChange={(value) => onChange(field.set(value ?? field.value))}
    />
  );
}
