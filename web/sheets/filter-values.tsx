// What a filter looks for, in a field of the question's type.
import { MultiSelect, Select, TagsInput, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Question } from '#core/forms/schema.ts';
import { pathText } from '#core/sheets/answer-text.ts';
import type { FilterLine } from '#core/sheets/filter-draft.ts';
import type { SheetOverview } from '#core/sheets/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { MomentInput } from './moment-input.tsx';
import { endOfDay, minuteOf, startOfDay } from './moments.ts';

export type FilterValuesProps = {
  question: Question;
  line: FilterLine;
  overview: SheetOverview;
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

export function FilterValues(props: FilterValuesProps) {
  const { question, line, isInvalid, onValues } = props;
  const { values, operator } = line;
  const isBetween = operator === 'BETWEEN';
  switch (question.type) {
    case 'BOOLEAN':
      return (
        <Select
          aria-label="Value"
          placeholder="Yes or no"
          allowDeselect={false}
          error={isInvalid}
          value={values[0] ?? null}
          data={[
            { value: 'true', label: 'Yes (True)' },
            { value: 'false', label: 'No (False)' },
          ]}
          onChange={(value) => onValues(value === null ? [] : [value])}
        />
      );
    case 'RADIO':
    case 'CHECKBOXES':
    case 'CATALOG_RADIO':
    case 'CATALOG_CHECKBOX':
      return <ChoiceField {...props} />;
    case 'MULTI_NUMERIC':
      return (
        <TagsInput
          aria-label="Value"
          placeholder="A number, then Enter"
          inputMode="decimal"
          error={isInvalid}
          value={[...values]}
          onChange={onValues}
          acceptValueOnBlur
        />
      );
    case 'DATETIME':
      return isBetween ? (
        <Bounds {...props} Field={MomentField} />
      ) : (
        <MomentField {...props} place={0} label="Value" />
      );
    case 'NUMERIC':
      return isBetween ? (
        <Bounds {...props} Field={TextField} />
      ) : (
        <TextField {...props} place={0} label="Value" />
      );
    default:
      return <TextField {...props} place={0} label="Value" />;
  }
}

/** Any of several options. It closes after each choice, so that it never covers what comes next. */
function ChoiceField({ question, line: { values }, overview, isInvalid, onValues }: FilterValuesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MultiSelect
      aria-label="Value"
      placeholder={values.length === 0 ? 'Choose an option' : ''}
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      nothingFoundMessage="No option fits."
      error={isInvalid}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onOptionSubmit={() => setIsOpen(false)}
      value={[...values]}
      data={optionsOf(question, values, overview)}
      onChange={onValues}
    />
  );
}

type FieldProps = FilterValuesProps & { place: 0 | 1; label: string };

function Bounds({ Field, ...props }: FilterValuesProps & { Field: (props: FieldProps) => ReactNode }) {
  return (
    <>
      <Field {...props} place={0} label="From" />
      <Field {...props} place={1} label="To" />
    </>
  );
}

function TextField({ question, line, place, label, isInvalid, onValues }: FieldProps) {
  return (
    <TextInput
      aria-label={label}
      placeholder={label === 'Value' ? undefined : label}
      inputMode={question.type === 'NUMERIC' ? 'decimal' : 'text'}
      error={isInvalid}
      value={line.values[place] ?? ''}
      onChange={({ currentTarget }) => onValues(withValue(line, place, currentTarget.value.trimStart()))}
    />
  );
}

function MomentField({ line, place, label, isInvalid, onValues }: FieldProps) {
  const { timeZone } = useActor();
  const at = line.values[place] ?? '';
  // After a minute is after its end; a stretch of time holds its last minute.
  const isEnd = line.operator === 'GT' || place === 1;
  return (
    <MomentInput
      kind="datetime-local"
      label={label}
      hidesLabel
      value={at === '' ? '' : minuteOf(Number(at.split(',')[0]), timeZone)}
      isInvalid={isInvalid}
      onChange={(text) => {
        const moment = isEnd ? endOfDay(text, timeZone) : startOfDay(text, timeZone);
        onValues(withValue(line, place, moment === null ? '' : String(moment)));
      }}
    />
  );
}

function withValue({ operator, values }: FilterLine, place: 0 | 1, value: string): string[] {
  const [first = '', second = ''] = values;
  if (operator !== 'BETWEEN') return [value];
  return place === 0 ? [value, second] : [first, value];
}

/** A choice's own options; of a catalog the items that were answered, by their names. */
function optionsOf(question: Question, values: readonly string[], { widgets, namesById }: SheetOverview) {
  if (question.type === 'RADIO' || question.type === 'CHECKBOXES')
    return question.questionOptions.map(({ value, name }) => ({ value, label: name || value }));
  const summary = widgets.find((widget) => widget.question.id === question.id)?.summary;
  const answered = summary?.kind === 'catalog' ? summary.bars.map(({ value }) => value) : [];
  return [...new Set([...values, ...answered])].map((value) => ({
    value,
    label: pathText(value, namesById),
  }));
}
