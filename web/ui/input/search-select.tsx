// Searchable selects. Enter takes the first match, and text left without a choice is reported instead of dropped
// silently. The only place that makes selects searchable.
import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { bestFirst } from './best-first.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Refed = { ref?: Ref<HTMLInputElement> | undefined };

/** A select with one value. */
export function SearchSelect(props: SelectProps & Refed) {
  return <Select {...props} {...useSearch(props)} />;
}

/** A select with several values. */
export function SearchMultiSelect(props: MultiSelectProps & Refed) {
  return <MultiSelect {...props} {...useSearch(props)} />;
}

type Searched = Pick<SelectProps, 'error' | 'filter' | 'onBlur' | 'onFocus' | 'onOptionSubmit'>;

/** The props that make a select searchable, over its own ones. */
function useSearch({ error, filter = bestFirst, onBlur, onFocus, onOptionSubmit }: Searched) {
  const leftover = useLeftover();
  return {
    filter,
    searchable: true,
    selectFirstOptionOnChange: true,
    error: leftover.or(error),
    onInput: leftover.onInput,
    onKeyDownCapture: takeMarked,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      leftover.forget();
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      leftover.tell();
      onBlur?.(event);
    },
    onOptionSubmit: (value: string) => {
      leftover.forget();
      onOptionSubmit?.(value);
    },
  };
}

/**
 * Enter takes the option that is marked. Mantine's own keeps its place in a number, which a timer of the opening sets
 * back where the machine is slow: whoever types fast would press Enter for nothing.
 */
function takeMarked(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement))
    return;
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '');
  const marked = list?.querySelector<HTMLElement>('[data-combobox-option][data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}

/** Text typed since the last choice, reported on blur. */
function useLeftover() {
  const typed = useRef('');
  const [left, setLeft] = useState<string | null>(null);
  return {
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      typed.current = currentTarget.value;
    },
    forget: () => {
      typed.current = '';
      setLeft(null);
    },
    tell: () => {
      const text = typed.current.trim();
      typed.current = '';
      setLeft(text === '' ? null : text);
    },
    or: (error: ReactNode): ReactNode => {
      // An issue with a text takes precedence; a mere error colour has space for this.
      if (left === null || (typeof error === 'string' && error !== '')) return error;
      return t(m.wasNotChosenChooseFrom, { left });
    },
  };
}
