// A sample answer for testing an expression, in wire format.
import { Input, MultiSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import { type AnswerValue, dateTimeOf, isDecimal, valuesOf } from '#core/questions/values.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useWorld } from '#web/logic/builder-world.tsx';
import { CatalogField } from './catalog-field.tsx';
import { optionChoices } from './option-choices.ts';
import { kindOf } from '#core/questions/types.ts';

export type SampleFieldProps = {
  question: BuilderQuestion;
  answer: AnswerValue | undefined;
  /** Undefined: unanswered. */
  onAnswer(answer: AnswerValue | undefined): void;
};

/** A placeholder for any image. */
const someImage = '00000000-0000-4000-8000-000000000000';

export function SampleField({ question, answer, onAnswer }: SampleFieldProps) {
  const { catalog } = useWorld();
  const label = question.text.trim() || 'A question without a title';
  const values = [...valuesOf(answer)];
  const one = (value: string | null) => onAnswer(value === null || value === '' ? undefined : value);
  const many = (list: readonly string[]) => onAnswer(list.length === 0 ? undefined : list);
  const [first = ''] = values;
  switch (kindOf(question.type)) {
    case 'yesNo':
      return (
        <Select
          label={label}
          placeholder="Not answered"
          clearable
          value={first || null}
          data={[
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ]}
          onChange={one}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          placeholder="Not answered"
          clearable
          value={first || null}
          data={optionChoices(question)}
          onChange={one}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          label={label}
          placeholder={first ? '' : 'Not answered'}
          value={values}
          data={optionChoices(question)}
          onChange={many}
        />
      );
    case 'numbers':
      return (
        <TagsInput
          label={label}
          placeholder={first ? '' : 'A number, then Enter'}
          inputMode="decimal"
          acceptValueOnBlur
          value={values}
          onChange={(texts) => many(texts.filter(isDecimal))}
        />
      );
    case 'image':
      return (
        <Input.Wrapper label={label} labelElement="div">
          <Switch
            label="Answered"
            aria-label={`${label} is answered`}
            checked={first !== ''}
            onChange={({ currentTarget }) => one(currentTarget.checked ? someImage : null)}
          />
        </Input.Wrapper>
      );
    case 'moment':
      return (
        <MomentInput
          kind="datetime-local"
          label={label}
          value={localText(first)}
          onChange={(text) => one(momentOf(text))}
        />
      );
    case 'item':
    case 'items': {
      if (catalog === null) break;
      const isList = kindOf(question.type) === 'items';
      return (
        <Input.Wrapper label={label} labelElement="div">
          <CatalogField
            catalog={catalog}
            label={label}
            values={values}
            isList={isList}
            onValues={(list) => (isList ? many(list) : one(list[0] ?? null))}
          />
        </Input.Wrapper>
      );
    }
    case 'text':
    case 'number':
      break;
  }
  const isNumber = kindOf(question.type) === 'number';
  return (
    <TextInput
      label={label}
      placeholder="Not answered"
      inputMode={isNumber ? 'decimal' : 'text'}
      defaultValue={first}
      onChange={({ currentTarget: { value } }) => one(isNumber && !isDecimal(value) ? null : value)}
    />
  );
}

/** An expression reads a moment in the respondent's time zone: here that is UTC. */
function momentOf(text: string): string | null {
  const at = Date.parse(`${text}Z`);
  return Number.isNaN(at) ? null : `${at},0`;
}

function localText(value: string): string {
  const moment = dateTimeOf(value);
  return moment === null ? '' : new Date(moment.at).toISOString().slice(0, 16);
}
