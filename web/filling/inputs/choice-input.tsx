// RADIO and CHECKBOXES: tiles, or a list with a search from thirteen options on. BOOLEAN: yes or no, side by side.
import { useMemo } from 'react';
import { type AnswerChoice, choicesOf, searchAbove, searchChoices } from '#core/filling/choices.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import type { InputProps } from './input.ts';
import { PickInput, usePicking } from './pick-input.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export function ChoiceInput(props: InputProps) {
  const { question, choices: offered = null } = props;
  const choices = useMemo(() => offered ?? choicesOf(question), [question, offered]);
  if (choices.length === 0) {
    return (
      <p className="m-0 soft text-md" id={props.id}>
        {t(m.nothingToChooseYet)}
      </p>
    );
  }
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
      items={searchChoices(choices, search).map(({ value, label, disabled }) => ({
        key: value,
        label,
        ...(disabled && { disabled, detail: t(both.notOffered) }),
      }))}
      inOrder={valuesIn}
      nothing={t(m.noOptionsMatch, { search: search.trim() })}
    />
  );
}
