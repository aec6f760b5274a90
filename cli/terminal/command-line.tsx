// `:`: jumps to any screen. Words narrow the list, tab completes, enter goes.
import { Box } from 'ink';
import { useState } from 'react';
import { Overlay } from './overlay.tsx';
import { useArea } from './terminal-context.ts';
import { TextInput } from './input/text-input.tsx';
import { Label, Line } from './theme.tsx';

export type Jump = {
  /** What is typed, for example `forms` or `import Strikes`. */ text: string;
  note: string;
  go(): void;
};

export type CommandLineProps = {
  jumps: readonly Jump[];
  /** More of them are loading. */
  isLoading?: boolean;
  onClose(): void;
};

/** The line with its matches. */
export function CommandLine({ jumps, isLoading = false, onClose }: CommandLineProps) {
  const area = useArea();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const room = Math.max(1, Math.min(10, area.height - 8));
  const found = matches(jumps, typed);
  const current = Math.min(at, found.length - 1);
  const top = Math.max(0, current - room + 1);
  const chosen = found[current];
  const move = (steps: number) => setAt(Math.max(0, Math.min(found.length - 1, current + steps)));
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const go = () => {
    if (chosen === undefined) return;
    onClose();
    chosen.go();
  };
  return (
    <Overlay
      title="Go to"
      onClose={onClose}
      keys={[
        { key: ['down', 'ctrl-n'], label: 'down', hint: false, run: () => move(1) },
        { key: ['up', 'ctrl-p'], label: 'up', hint: false, run: () => move(-1) },
      ]}
    >
      <Box>
        <Label tone="accent" bold>
          {': '}
        </Label>
        <TextInput
          value={typed}
          onChange={type}
          placeholder="forms, home, dashboard of a form ..."
          keys={[
            { key: 'enter', label: 'go', run: go },
            { key: 'tab', label: 'complete', run: () => chosen && type(chosen.text) },
          ]}
        />
      </Box>
      {found.length === 0 && (
        <Label tone="dim">{isLoading ? 'Loading the forms...' : 'No screen is called so.'}</Label>
      )}
      <Matches jumps={found.slice(top, top + room)} current={current - top} />
    </Overlay>
  );
}

function Matches({ jumps, current }: { jumps: readonly Jump[]; current: number }) {
  const { width } = useArea();
  return jumps.map(({ text, note }, index) => (
    <Line
      key={text}
      inverse={index === current}
      fill={index === current ? width : 0}
      segments={[
        { text: index === current ? '› ' : '  ' },
        { text: `${text}  ` },
        { text: note, tone: 'dim' },
      ]}
    />
  ));
}

/** The jumps that contain all typed words; those that start with the text come first. */
function matches(jumps: readonly Jump[], typed: string): Jump[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const begins = (jump: Jump) => Number(jump.text.toLowerCase().startsWith(text));
  return jumps
    .filter((jump) => words.every((word) => jump.text.toLowerCase().includes(word)))
    .toSorted((a, b) => begins(b) - begins(a));
}
