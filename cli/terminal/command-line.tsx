// `:`: jumps to any screen. Letters narrow the list, tab completes, enter goes.
import { Box } from 'ink';
import { useEffect, useEffectEvent, useState } from 'react';
import { bestMatches } from '#core/best-matches.ts';
import { Overlay } from './overlay.tsx';
import { useAligned } from './input/use-aligned.ts';
import { useArea } from './terminal-context.ts';
import { TextInput } from './input/text-input.tsx';
import { Label, Line } from './theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type Jump = {
  /** What is typed, for example `forms` or `import Strikes`. */ text: string;
  note: string;
  /** What else people call it. */ aliases?: readonly string[];
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
  const [isWanted, setIsWanted] = useState(false);
  const room = Math.max(1, Math.min(mostShown, area.height - 8));
  const found = matches(jumps, typed);
  const current = Math.min(at, found.length - 1);
  const top = Math.max(0, current - room + 1);
  const chosen = found[current];
  const move = (steps: number) => setAt(Math.max(0, Math.min(found.length - 1, current + steps)));
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
    setIsWanted(false);
  };
  const leaveFor = (jump: Jump) => {
    onClose();
    jump.go();
  };
  const go = () => {
    if (chosen !== undefined && (!isLoading || current > 0 || begins(chosen, typed))) leaveFor(chosen);
    else setIsWanted(isLoading);
  };
  // Enter that came before the forms did.
  const arrived = useEffectEvent(() => {
    setIsWanted(false);
    if (chosen !== undefined) leaveFor(chosen);
  });
  useEffect(() => {
    if (isWanted && !isLoading) arrived();
  }, [isWanted, isLoading]);
  return (
    <Overlay
      title={t(m.goTo)}
      onClose={onClose}
      keys={[
        { key: 'down', hint: false, run: () => move(1) },
        { key: 'up', hint: false, run: () => move(-1) },
      ]}
    >
      <Box>
        <Label tone="accent" bold>
          {': '}
        </Label>
        <TextInput
          value={typed}
          onChange={type}
          placeholder={t(m.formsHomeDashboardOfForm)}
          keys={[
            { key: 'enter', label: t(keyTexts.go), run: go },
            { key: 'tab', label: t(keyTexts.complete), run: () => chosen && type(chosen.text) },
          ]}
        />
      </Box>
      {(found.length === 0 || isWanted) && (
        <Label tone="dim">{isLoading ? t(m.loadingForms) : t(m.noScreenHasThisName)}</Label>
      )}
      <Matches jumps={found.slice(top, top + room)} current={current - top} />
    </Overlay>
  );
}

const mostShown = 18;

function Matches({ jumps, current }: { jumps: readonly Jump[]; current: number }) {
  const { width } = useArea();
  const labelled = useAligned(jumps.map(({ text }) => text));
  return jumps.map(({ text, note }, index) => (
    <Line
      key={text}
      inverse={index === current}
      fill={index === current ? width : 0}
      segments={[
        { text: index === current ? '› ' : '  ' },
        { text: labelled(text) },
        { text: note, tone: 'dim' },
      ]}
    />
  ));
}

/** The jumps that match what is typed: those that begin with it, then the best. */
function matches(jumps: readonly Jump[], typed: string): Jump[] {
  const found = bestMatches(typed, jumps, ({ text, note, aliases = [] }) => [text, note, ...aliases]);
  return found.toSorted((a, b) => Number(begins(b, typed)) - Number(begins(a, typed)));
}

function begins({ text, aliases = [] }: Jump, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return wanted !== '' && [text, ...aliases].some((name) => name.toLowerCase().startsWith(wanted));
}
