// Read-only lines that scroll if they do not fit.
import { Box } from 'ink';
import { unhinted } from './keys/keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { useScreenState } from './navigation.ts';
import { useTerminal } from './terminal-context.ts';
import { Line, type Segment } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type ScrolledLinesProps = {
  /** The key of the scroll position in the screen's state. */
  name: string;
  lines: readonly (readonly Segment[])[];
  height: number;
};

/** The lines; in accessible mode all at once. */
export function ScrolledLines({ name, lines, height }: ScrolledLinesProps) {
  const { accessible } = useTerminal();
  const [savedTop, keep, top] = useScreenState(`${name}.top`, 0);
  const room = roomBesideMore(lines.length, height);
  const last = Math.max(0, lines.length - room);
  const from = accessible ? 0 : Math.min(savedTop, last);
  const to = accessible ? lines.length : from + room;
  const scrollTo = (wanted: number) => keep(Math.max(0, Math.min(last, wanted)));
  const page = Math.max(1, room - 1);
  const keys = unhinted([
    { key: 'down', label: t(keyTexts.down), run: () => scrollTo(top() + 1) },
    { key: 'up', label: t(keyTexts.up), run: () => scrollTo(top() - 1) },
    { key: 'pagedown', label: t(m.pageDown), run: () => scrollTo(top() + page) },
    { key: 'pageup', label: t(m.pageUp), run: () => scrollTo(top() - page) },
    { key: 'first', label: t(m.toTop), run: () => scrollTo(0) },
    { key: 'last', label: t(m.toEnd), run: () => scrollTo(last) },
  ]);
  useKeys(last > 0 && !accessible ? keys : [], 'part');
  return (
    <Box flexDirection="column">
      {lines.slice(from, to).map((segments, index) => (
        <Line key={from + index} segments={segments} />
      ))}
      {room < height && !accessible && <More above={from} below={lines.length - to} />}
    </Box>
  );
}
