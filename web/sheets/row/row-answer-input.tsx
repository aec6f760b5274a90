// The field for an admin's edit of an answer, by question type. Its values are in wire format.
import { Checkbox, Input, Radio, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { choicesOf, searchAbove } from '#core/filling/choices.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { contextBeside, followedBeside } from '#core/sheets/following-answers.ts';
import { movedMoment } from '#core/sheets/answer-change.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { TakenMoment } from '#web/ui/time/taken-moment.tsx';
import { MomentInput } from '#web/ui/input/moment-input.tsx';
import { RankingList } from '#web/ui/input/ranking-list.tsx';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { minuteOf, startOfDayText } from '#web/sheets/filter/moments.ts';
import { PlaceOnMap } from './place-on-map.tsx';
import type { RowAnswerInputProps } from './row-answer-props.ts';
import { RowEntriesInput } from './row-entries-input.tsx';
import { RowFileInput } from './row-file-input.tsx';
import { RowImageInput } from './row-image-input.tsx';
import { RowShapeInput } from './row-shape-input.tsx';
import { placeTexts } from '#core/questions/places/place-entry.ts';
import { colonReadingOf } from '#core/forms/question-meta.ts';
import { durationTexts } from '#core/questions/durations/parse-duration.ts';
import { m as durations } from '#core/questions/durations/texts.ts';
import { TypedTextInput } from '#web/ui/input/typed-text-input.tsx';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { clockOf, isMultiValue, kindOf, questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { nothingToChoose, searchCatalog } from '#core/filling/catalog/catalog-choices.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import { type CatalogFinder, useCatalogOptions } from '#web/sheets/filter/use-catalog-options.ts';

export function RowAnswerInput(props: RowAnswerInputProps) {
  const { type } = props.question;
  const Field = questionTypes[type].device === 'scanner' ? LineInput : fields[kindOf(type)];
  return <Field {...props} />;
}

function NumbersField({ question, values, issue, onValues }: RowAnswerInputProps) {
  return (
    <TagsInput
      aria-label={question.text}
      error={issue}
      placeholder={t(m.numberThenEnter)}
      inputMode="decimal"
      acceptValueOnBlur
      allowDuplicates
      value={[...values]}
      onChange={onValues}
    />
  );
}

function TextField({ question, values, issue, onValues }: RowAnswerInputProps) {
  return (
    <Textarea
      aria-label={question.text}
      error={issue}
      autosize
      minRows={1}
      maxRows={12}
      maxLength={10_000}
      value={values[0] ?? ''}
      onChange={({ currentTarget }) => onValues([currentTarget.value])}
    />
  );
}

function LineInput({
  question,
  values,
  issue,
  onValues,
  inputMode = 'text',
}: RowAnswerInputProps & { inputMode?: 'text' | 'decimal' }) {
  return (
    <TextInput
      aria-label={question.text}
      error={issue}
      inputMode={inputMode}
      maxLength={10_000}
      value={values[0] ?? ''}
      onChange={({ currentTarget }) => onValues([currentTarget.value])}
    />
  );
}

/** Few choices as buttons, many as a list with a search. */
function ChoiceInput({ question, values, before, beside, issue, onValues }: RowAnswerInputProps) {
  const choosing = { context: contextBeside(question, beside), chosen: values, before };
  // One that is chosen can be taken away again.
  const choices = choicesOf(question, choosing).map(({ disabled, ...choice }) =>
    disabled && !values.includes(choice.value) ? { ...choice, disabled } : choice,
  );
  const name = { 'aria-label': question.text, error: issue };
  const isMulti = isMultiValue(question.type);
  if (choices.length > searchAbove) {
    const list = {
      ...name,
      openOnFocus: false,
      data: choices,
      nothingFoundMessage: t(m.noOptionsMatch),
    };
    return isMulti ? (
      <SearchMultiSelect {...list} value={[...values]} onChange={onValues} />
    ) : (
      <SearchSelect
        {...list}
        allowDeselect={false}
        value={values[0] ?? null}
        onChange={(value) => onValues(value === null ? [] : [value])}
      />
    );
  }
  if (isMulti) {
    return (
      <Checkbox.Group {...name} value={[...values]} onChange={onValues}>
        <Stack gap="xs">
          {choices.map((choice) => (
            <Checkbox key={choice.value} {...choice} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group {...name} value={values[0] ?? ''} onChange={(value) => onValues([value])}>
      <Stack gap="xs">
        {choices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function RankingField({ question, values, before, beside, issue, onValues }: RowAnswerInputProps) {
  const choosing = { context: contextBeside(question, beside), chosen: values, before };
  return (
    <Input.Wrapper error={issue}>
      <RankingList
        id={question.id}
        label={question.text}
        choices={choicesOf(question, choosing)}
        values={values}
        onValues={onValues}
      />
    </Input.Wrapper>
  );
}

function MomentField({ question, values, issue, onValues }: RowAnswerInputProps) {
  const { timeZone } = useActor();
  const [value] = values;
  const moment = value === undefined ? null : dateTimeOf(value);
  const [lastTyped, setLastTyped] = useState<string | null>(null);
  const take = (at: number) => onValues([movedMoment(at, value, timeZone)]);
  return (
    <>
      <MomentInput
        kind="datetime-local"
        label={question.text}
        hidesLabel
        value={moment === null ? '' : minuteOf(moment.at, timeZone)}
        error={issue ?? false}
        onChange={(text) => {
          setLastTyped(text);
          const at = startOfDayText(text, timeZone);
          if (at === null) onValues([]);
          else take(at);
        }}
      />
      {moment !== null && lastTyped !== null && (
        <TakenMoment text={lastTyped.replace('T', ' ')} at={moment.at} timeZone={timeZone} onTake={take} />
      )}
    </>
  );
}

function CalendarField({ question, values, issue, onValues }: RowAnswerInputProps) {
  return (
    <MomentInput
      kind={clockOf(question.type) === 'day' ? 'date' : 'time'}
      label={question.text}
      hidesLabel
      value={values[0] ?? ''}
      error={issue ?? false}
      onChange={(text) => onValues(text === '' ? [] : [text])}
    />
  );
}

function PlaceField({ question, values, issue, onValues }: RowAnswerInputProps) {
  const [value = ''] = values;
  return (
    <TypedTextInput
      aria-label={question.text}
      error={issue}
      rightSectionWidth={72}
      rightSection={<PlaceOnMap question={question} value={value} onValue={(next) => onValues([next])} />}
      placeholder="-36.85, 174.76"
      texts={placeTexts}
      value={value}
      onValue={(next) => onValues(next === '' ? [] : [next])}
    />
  );
}

function DurationField({ question, values, issue, onValues }: RowAnswerInputProps) {
  const colon = colonReadingOf(question.questionMeta);
  return (
    <TypedTextInput
      aria-label={question.text}
      error={issue}
      description={t(durations.colonIs, { colon })}
      texts={durationTexts(colon)}
      value={values[0] ?? ''}
      onValue={(value) => onValues(value === '' ? [] : [value])}
    />
  );
}

const fields: Readonly<Record<QuestionKind, (props: RowAnswerInputProps) => ReactNode>> = {
  text: TextField,
  number: (props) => <LineInput {...props} inputMode="decimal" />,
  numbers: NumbersField,
  choice: ChoiceInput,
  choices: ChoiceInput,
  ranking: RankingField,
  yesNo: ChoiceInput,
  moment: MomentField,
  day: CalendarField,
  time: CalendarField,
  image: RowImageInput,
  file: RowFileInput,
  recording: RowFileInput,
  item: CatalogAnswerField,
  items: CatalogAnswerField,
  duration: DurationField,
  place: PlaceField,
  entry: (props) => <RowEntriesInput {...props} Field={RowAnswerInput} />,
  line: RowShapeInput,
  area: RowShapeInput,
};

/** A catalog answer edited by an admin: one or several of the items that the question offers. */
function CatalogAnswerField(props: RowAnswerInputProps) {
  const { question, values, issue, names, beside, onValues } = props;
  const followed = followedBeside(question, beside);
  const title = followed?.title ?? '';
  const answered = followed?.answered.join('\n') ?? null;
  const finder: CatalogFinder = useCallback(
    (tree, { questionMeta }) => {
      const paths = answered?.split('\n').filter((path) => path !== '');
      const scope = { questionMeta, followed: paths === undefined ? null : { title, answered: paths } };
      const index = cachedIndex(tree);
      const nothing = nothingToChoose(index, scope);
      return (words, most) => ({ ...searchCatalog(index, scope, words, most), nothing });
    },
    [answered, title],
  );
  const list = {
    ...useCatalogOptions({ question, values, names, finder }),
    'aria-label': question.text,
    error: issue,
    openOnFocus: false,
  };
  return !isMultiValue(question.type) ? (
    <SearchSelect
      {...list}
      allowDeselect={false}
      placeholder={t(m.chooseItem)}
      value={values[0] ?? null}
      onChange={(value) => onValues(value === null ? [] : [value])}
    />
  ) : (
    <SearchMultiSelect
      {...list}
      hidePickedOptions
      placeholder={values.length === 0 ? t(m.chooseItems) : ''}
      value={[...values]}
      onChange={onValues}
    />
  );
}
