// RADIO and CHECKBOXES: tiles, or a list with a search from thirteen options on. BOOLEAN: yes or no, side by side.
import { useMemo } from 'react';
import { type AnswerChoice, choicesOf, searchAbove, searchChoices } from '#core/filling/choices.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import type { InputProps } from './input.ts';
import { PickInput, usePicking } from './pick-input.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ChoiceInput(props: InputProps) {
  const { question } = props;
  const choices = useMemo(() => choicesOf(question), [question]);
  const Choice = choices.length > searchAbove ? LongChoice : ChoiceTiles;
  return <Choice {...props} choices={choices} />;
}

export function YesNoInput(props: InputProps) {
  return <ChoiceTiles {...props} choices={choicesOf(props.question)} isSideBySide />;
}

function LongChoice({ choices, ...input }: InputProps & { choices: readonly AnswerChoice[] }) {
  const picking = usePicking();
  const { search } = picking;
  const valuesIn = (values: readonly string[]) =>
    choices.flatMap(({ value }) => (values.includes(value) ? [value] : []));
  return (
    <PickInput
      input={input}
      picking={picking}
      chosen={choices.filter(({ value }) => input.values.includes(value))}
      placeholders={{ one: t(m.chooseOne), several: t(m.choose) }}
      searchLabel={t(m.searchOptions)}
      items={searchChoices(choices, search).map(({ value, label }) => ({ key: value, label }))}
      inOrder={valuesIn}
      nothing={t(m.noOptionsMatch, { search: search.trim() })}
    />
  );
}
