// The values of a condition, in a field of the question's type.
import { assertNever } from '#core/assert-never.ts';
import { Select, TagsInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '#core/questions/schema.ts';
import type { FilterLine } from '#core/sheets/filter/filter-draft.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { CatalogField, ChoiceField } from './choice-field.tsx';
import { endOfDayText, minuteOf, startOfDayText } from './moments.ts';
import { kindOf } from '#core/questions/types.ts';

export type FilterValuesProps = {
  question: Question;
  line: FilterLine;
  overview: SheetOverview;
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

export function FilterValues(props: FilterValuesProps) {
  const { question, line, overview, isInvalid, onValues } = props;
  const { values, operator } = line;
  const isBetween = operator === 'BETWEEN';
  const kind = kindOf(question.type);
  switch (kind) {
    case 'yesNo':
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
    case 'choice':
    case 'choices':
      return (
        <ChoiceField
          values={values}
          isInvalid={isInvalid}
          onValues={onValues}
          data={question.questionOptions.map(({ value, name }) => ({ value, label: name || value }))}
        />
      );
    case 'item':
    case 'items':
      return (
        <CatalogField
          question={question}
          values={values}
          isInvalid={isInvalid}
          onValues={onValues}
          names={overview.namesById}
        />
      );
    case 'numbers':
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
    case 'moment':
      return isBetween ? (
        <Bounds {...props} Field={MomentField} />
      ) : (
        <MomentField {...props} place={0} label="Value" />
      );
    case 'number':
      return isBetween ? (
        <Bounds {...props} Field={TextField} />
      ) : (
        <TextField {...props} place={0} label="Value" />
      );
    case 'text':
    case 'image':
      return <TextField {...props} place={0} label="Value" />;
    default:
      return assertNever(kind);
  }
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
      inputMode={kindOf(question.type) === 'number' ? 'decimal' : 'text'}
      error={isInvalid}
      value={line.values[place] ?? ''}
      onChange={({ currentTarget }) => onValues(withValue(line, place, currentTarget.value.trimStart()))}
    />
  );
}

function MomentField({ line, place, label, isInvalid, onValues }: FieldProps) {
  const { timeZone } = useActor();
  const at = line.values[place] ?? '';
  // "After a minute" means after its end; a time range includes its last minute.
  const isEnd = line.operator === 'GT' || place === 1;
  return (
    <MomentInput
      kind="datetime-local"
      label={label}
      hidesLabel
      value={at === '' ? '' : minuteOf(Number(at.split(',')[0]), timeZone)}
      error={isInvalid}
      onChange={(text) => {
        const moment = isEnd ? endOfDayText(text, timeZone) : startOfDayText(text, timeZone);
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
