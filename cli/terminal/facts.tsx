// A list of facts: names on the left, values beside them.
import { Box } from 'ink';
import { harmless, wrap } from '#cli/output/width.ts';
import { useArea } from './terminal-context.ts';
import { Line, type Segment } from './theme.tsx';

export type Fact = readonly [name: string, value: string];

export type FactsProps = {
  facts: readonly Fact[];
  /** A fixed number of lines per fact: a longer value is truncated, so that what is below does not move. */
  lines?: number;
};

/** The facts, each on a fixed number of lines; by default one. */
export function Facts({ facts, lines = 1 }: FactsProps) {
  const { width } = useArea();
  const column = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return (
    <Box flexDirection="column">
      {facts.flatMap(([name, value]) =>
        linesOf(value, width - column, lines).map((text, line) => {
          const head: Segment = { text: (line === 0 ? name : '').padEnd(column), tone: 'dim' };
          return <Line key={`${name} ${line}`} segments={[head, { text }]} />;
        }),
      )}
    </Box>
  );
}

function linesOf(value: string, width: number, lines: number): string[] {
  const wrapped = wrap(harmless(value), width);
  // The last line has the rest, truncated by the terminal's width.
  const shown =
    wrapped.length > lines ? [...wrapped.slice(0, lines - 1), wrapped.slice(lines - 1).join(' ')] : wrapped;
  return [...shown, ...Array.from({ length: lines }, () => '')].slice(0, lines);
}
