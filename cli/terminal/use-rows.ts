// The cursor of a list and its visible window: shared by lists and tables.
import { useState } from 'react';
import { type KeyBinding, unhinted, keysIf } from './keys/keys.ts';
import { useScreenState } from './navigation.ts';
import { useTerminal } from './terminal-context.ts';
import { useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type RowsOptions = {
  /** The key of the cursor in the screen's state. */
  name: string;
  count: number;
  /** Visible rows. */
  height: number;
  onEnter?: ((index: number) => unknown) | undefined;
  enterLabel?: string | undefined;
  active?: boolean | undefined;
};

export type RowsWindow = {
  /** -1 if empty. */
  index: number;
  from: number;
  to: number;
  /** Accessible mode: the number being typed. */
  number: string;
};

/** Moves the cursor by keys. In accessible mode a row can also be selected by its number and enter. */
export function useRows(options: RowsOptions): RowsWindow {
  const { name, count, height, onEnter, enterLabel = t(keyTexts.open), active = true } = options;
  const { accessible } = useTerminal();
  const [savedCursor, keep, cursor] = useScreenState(`${name}.cursor`, 0);
  const [top, keepTop, savedTop] = useScreenState(`${name}.top`, 0);
  const [number, setNumber] = useState('');
  const index = Math.min(savedCursor, count - 1);
  const from = windowTop({ top, index, count, height });

  const moveTo = (wanted: number) => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    setNumber('');
    if (count === 0 || next === cursor()) return;
    keep(next);
    keepTop(windowTop({ top: savedTop(), index: next, count, height }));
  };
  const moveBy = (steps: number) => moveTo(Math.min(cursor(), count - 1) + steps);
  const enter = () => {
    const chosen = number === '' ? Math.min(cursor(), count - 1) : Number(number) - 1;
    setNumber('');
    if (chosen < 0 || chosen >= count) return undefined;
    moveTo(chosen);
    return onEnter?.(chosen);
  };

  const page = Math.max(1, height - 1);
  const moving = unhinted([
    { key: 'down', label: t(keyTexts.down), run: () => moveBy(1) },
    { key: 'up', label: t(keyTexts.up), run: () => moveBy(-1) },
    { key: 'pagedown', label: t(m.pageDown), run: () => moveBy(page) },
    { key: 'pageup', label: t(m.pageUp), run: () => moveBy(-page) },
    { key: 'first', label: t(m.toFirst), run: () => moveTo(0) },
    { key: 'last', label: t(m.toLast), run: () => moveTo(count - 1) },
  ]);
  const numbers: KeyBinding = {
    key: 'rowNumber',
    hint: false,
    run: ({ name: digit }) => setNumber((before) => before + digit),
  };
  const bindings: KeyBinding[] = [
    ...keysIf(onEnter !== undefined && count > 0, { key: 'enter', label: enterLabel, run: enter }),
    ...moving,
    ...keysIf(accessible && onEnter !== undefined, numbers),
  ];
  useKeys(active ? bindings : [], 'part');
  return { index, from, to: Math.min(count, from + height), number };
}

/** The cursor of a list or table; -1 if empty. */
export function useCursor(name: string, count: number): number {
  const [index] = useScreenState(`${name}.cursor`, 0);
  return Math.min(index, count - 1);
}

/** The first visible row: scrolled only as far as the cursor requires. */
export function windowTop(given: { top: number; index: number; count: number; height: number }): number {
  const { top, index, count, height } = given;
  const last = Math.max(0, count - height);
  const wanted = index < top ? index : index >= top + height ? index - height + 1 : top;
  return Math.max(0, Math.min(last, wanted));
}
