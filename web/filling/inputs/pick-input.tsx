// An answer chosen from a list too long for the page: a button with the chosen values, and the list. The caller provides
// the choices and the search.
import { type ReactNode, useState } from 'react';
import type { AnswerChoice } from '#core/filling/choices.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { ChosenButton } from './chosen-button.tsx';
import type { InputProps } from './input.ts';
import { PickDialog, type PickDialogProps, type PickItem } from './pick-dialog.tsx';

/** The current state of the list. */
export type Picking = {
  isOpen: boolean;
  search: string;
  onSearch(search: string): void;
  onOpen(): void;
  onClose(): void;
};

export function usePicking(): Picking {
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  return {
    isOpen,
    search,
    onSearch: setSearch,
    onOpen: () => setIsOpen(true),
    onClose: () => {
      setIsOpen(false);
      setSearch('');
    },
  };
}

export type PickInputProps = Pick<
  PickDialogProps,
  'searchLabel' | 'trail' | 'total' | 'onOpenItem' | 'onEnter' | 'nothing'
> & {
  input: InputProps;
  picking: Picking;
  chosen: readonly AnswerChoice[];
  /** The button's text if nothing is chosen: for a single choice, and for several. */
  placeholders: { one: string; several: string };
  /** Another way to choose, beside the button. */
  tool?: ReactNode;
  items: readonly Omit<PickItem, 'isChosen'>[];
  /** Sorts the chosen values; without it they are in the order of selection. */
  inOrder?(values: readonly string[]): readonly string[];
};

export function PickInput(props: PickInputProps) {
  const { input, picking, chosen, placeholders, tool, items, inOrder, ...list } = props;
  const { question, values, onValues } = input;
  const isMulti = isMultiValue(question.type);
  const pick = (value: string) => {
    if (!isMulti) {
      onValues([value]);
      picking.onClose();
      return;
    }
    const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
    onValues(inOrder?.(next) ?? next);
  };
  return (
    <>
      <ChosenButton
        {...input}
        chosen={chosen}
        placeholder={isMulti ? placeholders.several : placeholders.one}
        tool={tool}
        onOpen={picking.onOpen}
      />
      <PickDialog
        {...list}
        title={question.text}
        opened={picking.isOpen}
        onClose={picking.onClose}
        search={picking.search}
        onSearch={picking.onSearch}
        items={items.map((item) => ({ ...item, isChosen: values.includes(item.key) }))}
        isMulti={isMulti}
        onPick={pick}
      />
    </>
  );
}
