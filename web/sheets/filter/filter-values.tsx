// The values of a condition, in a field of the question's type.
import { Select, TagsInput, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Question } from '#core/questions/schema.ts';
import type { FilterLine } from '#core/sheets/filter/filter-draft.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { CatalogField, ChoiceField } from './choice-field.tsx';
import { endOfDayText, minuteOf, startOfDayText } from './moments.ts';
import { operatorRecords, takesBounds, takesNothing } from '#core/questions/filter-operators.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import { circleTexts, measureTexts, placeTexts } from '#core/questions/places/place-entry.ts';
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { TypedTextInput } from '#web/ui/input/typed-text-input.tsx';
import type { ValueTexts } from '#web/ui/input/use-typed-text.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { clockOf, geometryOf, isNumber, kindOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterValuesProps = {
  question: Question;
  line: FilterLine;
  overview: SheetOverview;
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

export function FilterValues(props: FilterValuesProps) {
  const Field = fields[kindOf(props.question.type)];
  return <Field {...props} />;
}

function YesNoField({ line: { values }, isInvalid, onValues }: FilterValuesProps) {
  return (
    <Select
      aria-label={t(m.value)}
      placeholder={t(m.yesOrNo)}
      allowDeselect={false}
      error={isInvalid}
      value={values[0] ?? null}
      data={trueAndFalse}
      onChange={(value) => onValues(value === null ? [] : [value])}
    />
  );
}

function OptionsField({ question, line: { values }, isInvalid, onValues }: FilterValuesProps) {
  return (
    <ChoiceField
      values={values}
      isInvalid={isInvalid}
      onValues={onValues}
      data={question.questionOptions.map(({ value, name }) => ({ value, label: name || value }))}
    />
  );
}

function ItemsField({ question, line: { values }, overview, isInvalid, onValues }: FilterValuesProps) {
  return (
    <CatalogField
      question={question}
      values={values}
      isInvalid={isInvalid}
      onValues={onValues}
      names={overview.namesById}
    />
  );
}

function NumbersField({ line: { values }, isInvalid, onValues }: FilterValuesProps) {
  return (
    <TagsInput
      aria-label={t(m.value)}
      placeholder={t(m.numberThenEnter)}
      inputMode="decimal"
      error={isInvalid}
      value={[...values]}
      onChange={onValues}
      acceptValueOnBlur
    />
  );
}

type FieldProps = FilterValuesProps & { place: 0 | 1; label: string };

/** One value, or both bounds of a range. */
function typed(Field: (props: FieldProps) => ReactNode): (props: FilterValuesProps) => ReactNode {
  return (props) =>
    takesBounds(props.line.operator) ? (
      <>
        <Field {...props} place={0} label={t(m.from)} />
        <Field {...props} place={1} label={t(m.to)} />
      </>
    ) : (
      <Field {...props} place={0} label={t(m.value)} />
    );
}

function TextField({ question, line, place, label, isInvalid, onValues }: FieldProps) {
  return (
    <TextInput
      aria-label={label}
      placeholder={takesBounds(line.operator) ? label : undefined}
      inputMode={isNumber(question.type) ? 'decimal' : 'text'}
      error={isInvalid}
      value={line.values[place] ?? ''}
      onChange={({ currentTarget }) => onValues(withValue(line, place, currentTarget.value.trimStart()))}
    />
  );
}

function MomentField({ line, place, label, isInvalid, onValues }: FieldProps) {
  const { timeZone } = useActor();
  const at = line.values[place] ?? '';
  // A time range includes its last minute.
  const isEnd = operatorRecords[line.operator].edge === 'end' || place === 1;
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

function CalendarField({ question, line, place, label, isInvalid, onValues }: FieldProps) {
  return (
    <MomentInput
      kind={clockOf(question.type) === 'day' ? 'date' : 'time'}
      label={label}
      hidesLabel
      value={line.values[place] ?? ''}
      error={isInvalid}
      onChange={(text) => onValues(withValue(line, place, text))}
    />
  );
}

function FileNameField(props: FilterValuesProps) {
  if (takesNothing(props.line.operator)) return null;
  return <TextField {...props} place={0} label={t(m.value)} />;
}

const corners = [t(m.southWestCorner), t(m.northEastCorner)] as const;

function PlaceField(props: FilterValuesProps) {
  const { operator } = props.line;
  if (takesNothing(operator)) return null;
  if (!takesBounds(operator))
    return <ReadText {...props} place={0} label={t(m.distanceAndPlace)} texts={circleTexts} />;
  return corners.map((label, place) => (
    <ReadText key={label} {...props} place={place === 0 ? 0 : 1} label={label} texts={placeTexts} />
  ));
}

/** Of its size, or of where its points are. */
function ShapeField(props: FilterValuesProps) {
  const { operator } = props.line;
  if (operatorRecords[operator].ofNumbers === null) return <PlaceField {...props} />;
  const kind = geometryOf(props.question.type) === 'area' ? 'area' : 'line';
  const texts = measureTexts(kind);
  return typed((field) => <ReadText {...field} texts={texts} example={examples[kind]} />)(props);
}

/** As they are written in every language. */
const examples = { line: '1.2 km', area: '2 ha', hours: '1:30, 90 min', minutes: '1:30, 90 s' } as const;

type ReadTextProps = FieldProps & { texts: ValueTexts; example?: string };

function ReadText({ line, place, label, isInvalid, texts, example = label, onValues }: ReadTextProps) {
  return (
    <TypedTextInput
      aria-label={label}
      placeholder={takesBounds(line.operator) ? label : example}
      error={isInvalid}
      texts={texts}
      value={line.values[place] ?? ''}
      onValue={(value) => onValues(withValue(line, place, value))}
    />
  );
}

function DurationField(props: FieldProps) {
  const colon = colonReadingOf(props.question.questionMeta);
  return <ReadText {...props} texts={durationTexts(colon)} example={examples[colon]} />;
}

function withValue({ operator, values }: FilterLine, place: 0 | 1, value: string): string[] {
  const [first = '', second = ''] = values;
  if (!takesBounds(operator)) return [value];
  return place === 0 ? [value, second] : [first, value];
}

const fields: Readonly<Record<QuestionKind, (props: FilterValuesProps) => ReactNode>> = {
  text: typed(TextField),
  number: typed(TextField),
  numbers: NumbersField,
  choice: OptionsField,
  choices: OptionsField,
  ranking: OptionsField,
  yesNo: YesNoField,
  moment: typed(MomentField),
  day: typed(CalendarField),
  time: typed(CalendarField),
  image: typed(TextField),
  file: FileNameField,
  recording: FileNameField,
  item: ItemsField,
  items: ItemsField,
  duration: typed(DurationField),
  place: PlaceField,
  entry: typed(TextField),
  line: ShapeField,
  area: ShapeField,
};
