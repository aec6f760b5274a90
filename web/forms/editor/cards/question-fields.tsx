// The expanded card of a question, with all its fields.
import { Radio, Select, Switch, TextInput } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import type { Verdict } from '#core/actor.ts';
import { matrixOf } from '#core/forms/draft/draft-matrix.ts';
import { type LockedField, mayChange } from '#core/forms/draft/draft-locks.ts';
import {
  changeQuestion,
  mayHaveDefaults,
  setDefaults,
  setRequired,
} from '#core/forms/draft/draft-questions.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftPart, DraftQuestion } from '#core/forms/draft/form-draft.ts';
import {
  allowsSavedAnswers,
  colonReadingOf,
  keepsPhotoPlace,
  mayKeepPhotoPlace,
  withColonReading,
  withPlaceOfPhotos,
  withSavedAnswers,
} from '#core/forms/question-meta.ts';
import {
  answersOf,
  hasOptions,
  isCatalogType,
  isDuration,
  isEntries,
  isMultipleChoice,
  isNumber,
  questionTypeNames,
  questionTypes,
} from '#core/questions/types.ts';
import { typesOfEntries } from '#core/questions/entries/entry-issues.ts';
import { ItemIcon } from '#web/forms/item-icon.tsx';
import { CardFooter } from './card-footer.tsx';
import { CatalogFields } from '#web/forms/editor/catalog/catalog-fields.tsx';
import { changeType } from './item-actions.ts';
import { ConditionField } from './condition-field.tsx';
import { OptionsField } from './options-field.tsx';
import { EntriesField } from '#web/forms/editor/entries/entries-field.tsx';
import { FillField } from '#web/forms/editor/fills/fill-field.tsx';
import { RulesField } from '#web/forms/editor/rules/rules-field.tsx';
import { PartField } from './part-field.tsx';
import { useCatalogTypes } from '#web/forms/editor/catalog/use-catalog.ts';
import { useDraft, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { yesAndNo } from '#core/questions/kinds/choice.ts';

export type QuestionFieldsProps = {
  question: DraftQuestion;
  part: DraftPart;
  sentence: DraftSentence | undefined;
  /** The question whose entries ask it; left out: it is asked by itself. */
  around?: string;
};

export function QuestionFields({ question, part, sentence, around }: QuestionFieldsProps) {
  const editor = useEditorHandle();
  const draft = useDraft();
  const { id, type, text, required, questionMeta } = question;
  const whyNot = (field: LockedField) => reason(mayChange(draft, id, field));
  const textLock = whyNot('text');
  const textField = useField(id, 'text');
  // Lower fields render a moment later, so that a card expands immediately.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <TextInput
        {...textField}
        label={t(m.question)}
        required
        placeholder={t(m.whatPeopleAreAsked)}
        disabled={textLock !== null}
        description={textLock}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          editor.change((now) => changeQuestion(now, id, { text: value }), textField.id)
        }
      />
      <div className="grid items-start gap-16 two-columns narrow-one-column">
        <TypeField id={id} type={type} lock={whyNot('type')} isOfEntries={around !== undefined} />
        {around === undefined && <PartField id={id} part={part} label={t(m.asked)} lock={whyNot('part')} />}
      </div>
      {isWhole && (
        <>
          <Switches id={id} type={type} required={required} questionMeta={questionMeta} />
          {hasOptions(type) && (
            <OptionsField
              id={id}
              options={question.options}
              lock={whyNot('options')}
              matrix={matrixOf(draft, id)?.title ?? null}
            />
          )}
          {isCatalogType(type) && <CatalogFields question={question} part={part} />}
          {isDuration(type) && <ColonField id={id} questionMeta={questionMeta} />}
          {mayHaveDefaults(question) && <DefaultField question={question} />}
          {isEntries(type) && <EntriesField question={question} part={part} Fields={QuestionFields} />}
          {around === undefined && (
            <FillField
              id={id}
              type={type}
              questions={question.questions}
              filledBy={question.filledBy}
              part={part}
            />
          )}
          <RulesField
            id={id}
            type={type}
            rules={question.rules}
            part={part}
            isOfEntries={around !== undefined}
          />
          <ConditionField id={id} condition={question.condition} sentence={sentence} isQuestion />
          {around === undefined && <CardFooter id={id} part={part} isQuestion />}
        </>
      )}
    </>
  );
}

type TypeFieldProps = Pick<DraftQuestion, 'id' | 'type'> & { lock: string | null; isOfEntries: boolean };

const TypeField = memo(function TypeField({ id, type, lock, isOfEntries }: TypeFieldProps) {
  const editor = useEditorHandle();
  const hasCatalog = useCatalogTypes().length > 0;
  const types = isOfEntries ? typesOfEntries : questionTypeNames;
  const offered = types.filter((each) => hasCatalog || each === type || !isCatalogType(each));
  return (
    <Select
      {...useField(id, 'type')}
      label={t(common.type)}
      required
      placeholder={t(m.chooseType)}
      disabled={lock !== null}
      description={lock}
      allowDeselect={false}
      maxDropdownHeight={320}
      leftSection={type !== null && <ItemIcon type={type} size={16} />}
      data={offered.map((value) => ({ value, label: questionTypes[value].label }))}
      renderOption={({ option }) => (
        <span className="row gap-10">
          <ItemIcon type={option.value} className="soft" />
          {option.label}
        </span>
      )}
      value={type}
      onChange={(value) => value !== null && changeType(editor, id, value)}
    />
  );
});

function reason(verdict: Verdict): string | null {
  return verdict.yes ? null : verdict.why;
}

type SwitchesProps = Pick<DraftQuestion, 'id' | 'type' | 'required' | 'questionMeta'>;

const Switches = memo(function Switches({ id, type, required, questionMeta }: SwitchesProps) {
  const editor = useEditorHandle();
  return (
    <div className="grid gap-16 two-columns narrow-one-column">
      <Switch
        label={t(m.required)}
        checked={required}
        onChange={({ currentTarget: { checked } }) => editor.change((now) => setRequired(now, id, checked))}
      />
      {answersOf(type)?.isFreeText === true && (
        <Switch
          label={t(m.rememberAnswer)}
          description={t(m.peopleCanReuseTheirLast)}
          checked={allowsSavedAnswers(questionMeta)}
          onChange={({ currentTarget: { checked } }) =>
            editor.change((now) =>
              changeQuestion(now, id, { questionMeta: withSavedAnswers(questionMeta, checked) }),
            )
          }
        />
      )}
      {mayKeepPhotoPlace(type) && (
        <Switch
          label={t(m.keepPhotoPlace)}
          description={t(m.photoPlaceIsKept)}
          checked={keepsPhotoPlace({ type, questionMeta })}
          onChange={({ currentTarget: { checked } }) =>
            editor.change((now) =>
              changeQuestion(now, id, { questionMeta: withPlaceOfPhotos(questionMeta, checked) }),
            )
          }
        />
      )}
    </div>
  );
});

/** What `1:30` is as an answer. */
function ColonField({ id, questionMeta }: Pick<DraftQuestion, 'id' | 'questionMeta'>) {
  const editor = useEditorHandle();
  return (
    <Radio.Group
      label={t(m.colonLabel)}
      value={colonReadingOf(questionMeta)}
      onChange={(value) =>
        editor.change((now) =>
          changeQuestion(now, id, {
            questionMeta: withColonReading(questionMeta, value === 'minutes' ? value : 'hours'),
          }),
        )
      }
    >
      <div className="row wrap gap-16 mt-6">
        <Radio value="hours" label={t(m.hoursAndMinutes)} />
        <Radio value="minutes" label={t(m.minutesAndSeconds)} />
      </div>
    </Radio.Group>
  );
}

/** The default answer of a question. */
function DefaultField({ question }: { question: DraftQuestion }) {
  const editor = useEditorHandle();
  const { id, type, defaultAnswers, options } = question;
  const field = useField(id, 'defaultAnswers');
  const answer = (values: readonly string[], typedIn: string | null = null) =>
    editor.change((now) => setDefaults(now, id, values), typedIn);
  const shared = { ...field, label: t(m.defaultAnswer), placeholder: t(common.none) };
  const offered = answersOf(type)?.choices ?? null;
  const choices =
    offered === 'yesNo'
      ? yesAndNo
      : options
          .filter(({ value }) => value.trim() !== '')
          .map(({ value, name }) => ({ value, label: name || value }));
  const isOffered = (value: string) => choices.some((choice) => choice.value === value);
  if (isMultipleChoice(type)) {
    return (
      <SearchMultiSelect
        {...shared}
        placeholder={defaultAnswers.length === 0 ? t(common.none) : ''}
        hidePickedOptions
        nothingFoundMessage={t(m.noOptionsMatch)}
        data={choices}
        value={defaultAnswers.filter(isOffered)}
        onChange={(values) => answer(values)}
      />
    );
  }
  if (offered !== null) {
    return (
      <SearchSelect
        {...shared}
        clearable
        nothingFoundMessage={t(m.noOptionsMatch)}
        data={choices}
        value={defaultAnswers.find(isOffered) ?? null}
        onChange={(value) => answer(value === null ? [] : [value])}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      inputMode={isNumber(type) ? 'decimal' : 'text'}
      value={defaultAnswers[0] ?? ''}
      onChange={({ currentTarget: { value } }) => answer([value], field.id)}
    />
  );
}
