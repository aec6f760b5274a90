// A sample answer for testing an expression, in wire format.
import {
  Input,
  MultiSelect,
  NumberInput,
  Select,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type AnswerValue, dateTimeOf, isDecimal, valuesOf } from '#core/questions/values.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { useWorld } from '#web/logic/builder-world.tsx';
import { CatalogField } from './catalog-field.tsx';
import { optionChoices } from './option-choices.ts';
import type { ReactNode } from 'react';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { titleRead } from '#core/questions/entries/outside.ts';
import { durationEntry } from '#core/questions/durations/duration.ts';
import { parseDuration } from '#core/questions/durations/parse-duration.ts';
import { shapeIn, shapeTexts } from '#core/questions/places/parse-shape.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { answersOf, clockOf, geometryOf, isMultiValue, isNumber, kindOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SampleFieldProps = {
  question: BuilderQuestion;
  answer: AnswerValue | undefined;
  /** Undefined: unanswered. */
  onAnswer(answer: AnswerValue | undefined): void;
};

/** Placeholders for any image, and for any file. */
const someImage = '00000000-0000-4000-8000-000000000000';
const someFile = `${someImage} 1 file.pdf`;

export function SampleField(props: SampleFieldProps) {
  const { question, answer, onAnswer } = props;
  const Sample = samples[kindOf(question.type)];
  const values = [...valuesOf(answer)];
  return (
    <Sample
      {...props}
      label={titleRead(question).trim() || t(m.questionWithoutTitle)}
      values={values}
      first={values[0] ?? ''}
      onOne={(value) => onAnswer(value === null || value === '' ? undefined : value)}
      onMany={(list) => onAnswer(list.length === 0 ? undefined : list)}
    />
  );
}

type SampleProps = SampleFieldProps & {
  label: string;
  values: string[];
  /** The first value; '' if there is none. */
  first: string;
  onOne(value: string | null): void;
  onMany(list: readonly string[]): void;
};

function OptionSample({ question, label, first, onOne }: SampleProps) {
  return (
    <Select
      label={label}
      placeholder={t(m.notAnswered)}
      clearable
      value={first || null}
      data={answersOf(question.type).choices === 'yesNo' ? yesAndNo : optionChoices(question)}
      onChange={onOne}
    />
  );
}

function OptionsSample({ question, label, first, values, onMany }: SampleProps) {
  return (
    <MultiSelect
      label={label}
      placeholder={first ? '' : t(m.notAnswered)}
      value={values}
      data={optionChoices(question)}
      onChange={onMany}
    />
  );
}

function NumbersSample({ label, first, values, onMany }: SampleProps) {
  return (
    <TagsInput
      label={label}
      placeholder={first ? '' : t(m.numberThenEnter)}
      inputMode="decimal"
      acceptValueOnBlur
      value={values}
      onChange={(texts) => onMany(texts.filter(isDecimal))}
    />
  );
}

function StoredSample({ label, first, onOne, some = someImage }: SampleProps & { some?: string }) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Switch
        label={t(m.answered)}
        aria-label={t(m.isAnswered, { label })}
        checked={first !== ''}
        onChange={({ currentTarget }) => onOne(currentTarget.checked ? some : null)}
      />
    </Input.Wrapper>
  );
}

function MomentSample({ label, first, onOne }: SampleProps) {
  return (
    <MomentInput
      kind="datetime-local"
      label={label}
      value={localText(first)}
      onChange={(text) => onOne(momentOf(text))}
    />
  );
}

function CalendarSample({ question, label, first, onOne }: SampleProps) {
  return (
    <MomentInput
      kind={clockOf(question.type) === 'day' ? 'date' : 'time'}
      label={label}
      value={first}
      onChange={(text) => onOne(text === '' ? null : text)}
    />
  );
}

function ItemSample(props: SampleProps) {
  const { question, label, values, onOne, onMany } = props;
  const { catalog } = useWorld();
  if (catalog === null) return <TypedSample {...props} />;
  const isList = isMultiValue(question.type);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <CatalogField
        catalog={catalog}
        label={label}
        values={values}
        isList={isList}
        onValues={(list) => (isList ? onMany(list) : onOne(list[0] ?? null))}
      />
    </Input.Wrapper>
  );
}

function TypedSample({ question, label, first, onOne }: SampleProps) {
  const isNumeric = isNumber(question.type);
  return (
    <TextInput
      label={label}
      placeholder={t(m.notAnswered)}
      inputMode={isNumeric ? 'decimal' : 'text'}
      defaultValue={first}
      onChange={({ currentTarget: { value } }) => onOne(isNumeric && !isDecimal(value) ? null : value)}
    />
  );
}

function PlaceSample({ label, first, onOne }: SampleProps) {
  return (
    <TextInput
      label={label}
      placeholder={t(m.notAnswered)}
      defaultValue={placeTextOf(first)}
      onChange={({ currentTarget: { value } }) => onOne(placeValue(value) ?? null)}
    />
  );
}

function ShapeSample({ question, label, first, onOne }: SampleProps) {
  const kind = geometryOf(question.type) === 'area' ? 'area' : 'line';
  return (
    <Textarea
      label={label}
      placeholder={t(m.notAnswered)}
      defaultValue={shapeTexts(kind).write(first)}
      onChange={({ currentTarget: { value } }) => onOne(shapeIn(kind, value) ?? null)}
    />
  );
}

function DurationSample({ label, first, onOne }: SampleProps) {
  return (
    <TextInput
      label={label}
      placeholder={t(m.notAnswered)}
      defaultValue={durationEntry(first)}
      onChange={({ currentTarget: { value } }) => {
        const read = parseDuration(value, 'hours');
        onOne(typeof read === 'number' ? String(read) : null);
      }}
    />
  );
}

/** How many there are is all that an expression reads. */
function EntriesSample({ label, values, onMany }: SampleProps) {
  return (
    <NumberInput
      label={label}
      placeholder={t(m.notAnswered)}
      min={0}
      max={entriesLimit}
      value={values.length || ''}
      onChange={(count) => onMany(Array.from({ length: Number(count) }, () => '{}'))}
    />
  );
}

const samples: Readonly<Record<QuestionKind, (props: SampleProps) => ReactNode>> = {
  text: TypedSample,
  number: TypedSample,
  numbers: NumbersSample,
  choice: OptionSample,
  choices: OptionsSample,
  ranking: OptionsSample,
  yesNo: OptionSample,
  moment: MomentSample,
  day: CalendarSample,
  time: CalendarSample,
  image: StoredSample,
  file: (props) => <StoredSample {...props} some={someFile} />,
  recording: (props) => <StoredSample {...props} some={someFile} />,
  item: ItemSample,
  items: ItemSample,
  duration: DurationSample,
  place: PlaceSample,
  entry: EntriesSample,
  line: ShapeSample,
  area: ShapeSample,
};

/** An expression reads a moment in the respondent's time zone: here that is UTC. */
function momentOf(text: string): string | null {
  const at = Date.parse(`${text}Z`);
  return Number.isNaN(at) ? null : `${at},0`;
}

function localText(value: string): string {
  const moment = dateTimeOf(value);
  return moment === null ? '' : new Date(moment.at).toISOString().slice(0, 16);
}
