// `/`: a search line above a list. Enter keeps it, esc removes it.
import { Box } from 'ink';
import { useState } from 'react';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TextInput } from './text-input.tsx';
import { Label } from '#cli/terminal/theme.tsx';
import { keysIf } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Search = {
  text: string;
  editing: boolean;
  /** The height of its bar: 0 without a search. */
  height: number;
  set(text: string): void;
  stop(): void;
};

/** The search of a list, if it has one; render `SearchBar` above it. */
export function useSearch(has = true): Search {
  const [text, set] = useScreenState('search', '');
  const [editing, setEditing] = useState(false);
  useKeys([
    ...keysIf(has, { key: 'search', run: () => setEditing(true) }),
    ...keysIf(text !== '' && !editing, {
      key: 'esc',
      label: t(m.endSearch),
      hint: false,
      run: () => set(''),
    }),
  ]);
  return {
    text,
    editing,
    height: text === '' && !editing ? 0 : 1,
    set,
    stop: () => setEditing(false),
  };
}

/** The input line; `placeholder` says what is searched. */
export function SearchBar({ search, placeholder }: { search: Search; placeholder: string }) {
  const { text, editing, set, stop } = search;
  if (search.height === 0) return null;
  return (
    <Box>
      <Label tone="accent" bold>
        {'/ '}
      </Label>
      <TextInput
        value={text}
        onChange={set}
        active={editing}
        placeholder={placeholder}
        keys={[
          { key: 'keepSearch', label: t(m.keepSearch), run: stop },
          {
            key: 'esc',
            label: t(m.endSearch),
            run: () => {
              set('');
              stop();
            },
          },
        ]}
      />
    </Box>
  );
}
