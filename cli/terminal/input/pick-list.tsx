// The list of a dialog in which one or several things are chosen. Typing narrows it to what matches, the best first; in
// accessible mode, digits choose by number.
import { signal } from '@preact/signals-core';
import { Box } from 'ink';
import { useRef, useState } from 'react';
import { bestMatches } from '#core/best-matches.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { AreaContext, useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Choices } from './choices.tsx';
import { useAligned } from './use-aligned.ts';
import { FilterLine, type TypedFilter, useTypedFilter } from './typed-filter.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type Choice<T> = {
  value: T;
  label: string;
  /** Shown after it, dimmed. */
  note?: string;
  /** It is shown, and cannot be chosen. */
  disabled?: true;
};

export type PickListProps<T> = {
  choices: readonly Choice<T>[];
  /** Where the cursor begins. */
  start: number;
  /** In front of a choice. */
  mark(choice: Choice<T>): string;
  enterLabel(isFiltered: boolean): string;
  onEnter(choice: Choice<T>, filter: TypedFilter): void;
  /** Enter where there is nothing to choose. */
  onEmpty?(): void;
  /** Several may be chosen: space ticks one, ctrl-a all that are shown. */
  onTick?(choice: Choice<T>): void;
  onTickAll?(shown: readonly Choice<T>[]): void;
};

/** The list with what is typed above it. */
export function PickList<T>(props: PickListProps<T>) {
  const { choices, start, mark, enterLabel, onEnter, onEmpty, onTick, onTickAll } = props;
  const { accessible } = useTerminal();
  const area = useArea();
  const cursor = useState(() => signal(start))[0];
  const [memory] = useState<Memory>(() => new Map([[`${name}.cursor`, cursor]]));
  const isTicked = onTick !== undefined;
  const filter = useTypedFilter({
    leaves: [...(isTicked ? ['space'] : []), ...(accessible ? digits : [])],
    onType: () => (cursor.value = 0),
  });
  const shown = bestMatches(filter.text, choices, ({ label, note }) =>
    note === undefined ? [label] : [label, note],
  );
  useKeys([
    ...keysIf(isTicked, {
      key: 'space',
      label: t(keyTexts.tick),
      run: () => {
        const choice = shown[Math.min(cursor.peek(), shown.length - 1)];
        if (choice) onTick?.(choice);
      },
    }),
    ...keysIf(isTicked, { key: 'everything', run: () => onTickAll?.(shown) }),
    ...keysIf(choices.length === 0 && onEmpty !== undefined, {
      key: 'enter',
      label: enterLabel(false),
      run: () => onEmpty?.(),
    }),
  ]);
  const labelled = useAligned(choices.flatMap(({ label, note }) => (note === undefined ? [] : [label])));
  // Its initial height: a box that shrinks with each letter is hard to read.
  const isLong = choices.length > someChoices;
  const hasLine = isLong || filter.text !== '';
  const room = Math.max(1, area.height - (hasLine ? 1 : 0) - (isTicked ? 1 : 0));
  const least = useRef(Math.min(choices.length, room)).current;
  return (
    <MemoryContext.Provider value={memory}>
      <FilterLine text={filter.text} isLong={isLong} />
      <Box flexDirection="column" minHeight={accessible ? 0 : least}>
        <AreaContext.Provider value={{ ...area, height: room }}>
          <Choices
            name={name}
            items={shown}
            empty={
              choices.length === 0
                ? t(m.thereIsNothingToChoose)
                : t(m.nothingMatches, { filter: filter.text })
            }
            enterLabel={enterLabel(filter.text !== '')}
            line={(choice) => [
              { text: mark(choice) },
              {
                text: choice.note === undefined ? choice.label : labelled(choice.label),
                ...(choice.disabled && { tone: 'dim' as const }),
              },
              ...(choice.note === undefined ? [] : [{ text: choice.note, tone: 'dim' as const }]),
            ]}
            onEnter={(index) => {
              const choice = shown[index];
              if (choice) onEnter(choice, filter);
            }}
          />
        </AreaContext.Provider>
      </Box>
    </MemoryContext.Provider>
  );
}

const name = 'choices';
/** In a list of more it is said that one can type. */
const someChoices = 7;
const digits = '0123456789'.split('');
