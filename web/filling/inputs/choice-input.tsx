// RADIO and CHECKBOXES: tiles, or from thirteen options on a list to search.
import { useMemo, useState } from 'react';
import { choicesOf, searchAbove, searchChoices } from '#core/filling/choices.ts';
import { isMultiValue } from '#core/forms/values.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { ChosenButton } from './chosen-button.tsx';
import type { InputProps } from './input.ts';
import { PickDialog } from './pick-dialog.tsx';

export function ChoiceInput(props: InputProps) {
  const { question } = props;
  const choices = useMemo(() => choicesOf(question), [question]);
  return choices.length > searchAbove ? (
    <LongChoice {...props} />
  ) : (
    <ChoiceTiles {...props} choices={choices} />
  );
}

function LongChoice(props: InputProps) {
  const { question, values, onValues } = props;
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const choices = useMemo(() => choicesOf(question), [question]);
  const isMulti = isMultiValue(question.type);
  const items = useMemo(
    () =>
      searchChoices(choices, search).map(({ value, label }) => ({
        key: value,
        label,
        isChosen: values.includes(value),
      })),
    [choices, search, values],
  );
  const pick = (value: string) => {
    if (!isMulti) {
      onValues([value]);
      setOpened(false);
      return;
    }
    const chosen = new Set(values);
    if (!chosen.delete(value)) chosen.add(value);
    onValues(choices.flatMap((choice) => (chosen.has(choice.value) ? [choice.value] : [])));
  };
  return (
    <>
      <ChosenButton
        {...props}
        chosen={choices.filter(({ value }) => values.includes(value))}
        placeholder={isMulti ? 'Choose' : 'Choose one'}
        onOpen={() => setOpened(true)}
      />
      <PickDialog
        title={question.text}
        opened={opened}
        onClose={() => setOpened(false)}
        search={search}
        onSearch={setSearch}
        searchLabel="Search the options"
        items={items}
        isMulti={isMulti}
        onPick={pick}
        nothing={`No option fits “${search}”.`}
      />
    </>
  );
}
