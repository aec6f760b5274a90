// `/`: a line at the head of a list that says which of its rows to show. Enter keeps it, esc takes it away.
import { Box } from 'ink';
import { useState } from 'react';
import { useKept } from './navigation.ts';
import { TextInput } from './text-input.tsx';
import { Label } from './theme.tsx';
import { useKeys } from './use-keys.ts';

export type Filter = {
  text: string;
  editing: boolean;
  /** The lines that its bar takes: 0 where there is no filter. */
  height: number;
  set(text: string): void;
  stop(): void;
};

/** The filter of a list; draw `FilterBar` above it. */
export function useFilter(name = 'filter'): Filter {
  const [text, set] = useKept(name, '');
  const [editing, setEditing] = useState(false);
  useKeys([
    { key: '/', label: 'filter', run: () => setEditing(true) },
    ...(text !== '' && !editing
      ? [{ key: 'esc', label: 'clear filter', hint: false, run: () => set('') }]
      : []),
  ]);
  return {
    text,
    editing,
    height: text === '' && !editing ? 0 : 1,
    set,
    stop: () => setEditing(false),
  };
}

/** The line to type the filter into. */
export function FilterBar({ filter }: { filter: Filter }) {
  const { text, editing, set, stop } = filter;
  if (filter.height === 0) return null;
  return (
    <Box>
      <Label tone="accent" bold>
        {'/ '}
      </Label>
      <TextInput
        value={text}
        onChange={set}
        active={editing}
        placeholder="part of a name"
        keys={[
          { key: ['enter', 'tab'], label: 'keep filter', run: stop },
          {
            key: 'esc',
            label: 'clear filter',
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
