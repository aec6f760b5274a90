// Type to filter: what is typed over a list narrows it, without an input to go to first. Backspace takes a letter back,
// esc all of them.
import { Box, Text } from 'ink';
import { useState } from 'react';
import { graphemes } from '#cli/output/graphemes.ts';
import { harmless } from '#cli/output/width.ts';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useTyping } from '#cli/terminal/keys/use-keys.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TypedFilter = { text: string; clear(): void };

export type FilterOptions = {
  /** Called with each change. */
  onType?(text: string): void;
  /** Keys that type nothing here, such as space where it ticks. */
  leaves?: readonly string[];
};

/** The filter of a list. */
export function useTypedFilter({ onType, leaves = [] }: FilterOptions = {}): TypedFilter {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const clear = () => change('');
  useTyping({
    leaves,
    onText: (typed) => change((text + typed).trimStart()),
    onPress: ({ name }) => {
      if (text === '' || (name !== 'backspace' && name !== 'ctrl-u')) return false;
      change(name === 'ctrl-u' ? '' : withoutLast(text));
      return true;
    },
    bindings: [...keysIf(text !== '', { key: 'esc', label: t(m.showAll), run: clear })],
  });
  return { text, clear };
}

/** What is typed, above the list; before that, in a long list, that one can. */
export function FilterLine({ text, isLong }: { text: string; isLong: boolean }) {
  if (text === '') return isLong ? <Label tone="dim">{t(m.typeToFilter)}</Label> : null;
  return (
    <Box>
      <Label tone="accent" bold>
        {'/ '}
      </Label>
      <Text wrap="truncate-end">
        {harmless(text)}
        <Text inverse> </Text>
      </Text>
    </Box>
  );
}

function withoutLast(text: string): string {
  return [...graphemes.segment(text)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('');
}
