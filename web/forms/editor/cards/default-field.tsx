// The default answer of a question.
import { TextInput } from '@mantine/core';
import { setDefaults } from '#core/forms/draft/draft-questions.ts';
import type { DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { answersOf, isMultipleChoice, isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export function DefaultField({ question }: { question: DraftQuestion }) {
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
