// `?`: all keys that do something on the screen it was opened from, out of the tables that handle them.
import { Box } from 'ink';
import { useState } from 'react';
import { pad, widthOf } from '#cli/output/width.ts';
import { type KeyBinding, sectionsOf, shownKeys } from './keys.ts';
import { Overlay } from './overlay.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Line, type Segment } from './theme.tsx';

/** The help on some bindings, the highest layer's first. */
export function Help({ bindings, onClose }: { bindings: readonly KeyBinding[]; onClose(): void }) {
  const area = useArea();
  const lines = helpLines(bindings);
  const { accessible } = useTerminal();
  const room = accessible ? lines.length : Math.max(1, area.height - 3);
  const [top, setTop] = useState(0);
  const last = Math.max(0, lines.length - room);
  const scroll = (steps: number) => setTop(Math.max(0, Math.min(last, top + steps)));
  return (
    <Overlay
      title={last === 0 ? 'Keys' : 'Keys (down for more)'}
      width={64}
      onClose={onClose}
      keys={[
        { key: ['j', 'down', 'pagedown'], label: 'down', hint: last > 0, run: () => scroll(room - 1) },
        { key: ['k', 'up', 'pageup'], label: 'up', hint: false, run: () => scroll(1 - room) },
        { key: ['q', '?', 'enter'], label: 'close', hint: false, run: onClose },
      ]}
    >
      <Box flexDirection="column">
        {lines.slice(top, top + room).map((segments, index) => (
          <Line key={top + index} segments={segments} />
        ))}
      </Box>
    </Overlay>
  );
}

/** The help as lines: a heading, its keys, an empty line. */
export function helpLines(bindings: readonly KeyBinding[]): Segment[][] {
  const sections = sectionsOf(bindings);
  const width = Math.max(0, ...bindings.map(({ key }) => widthOf(shownKeys(key))));
  return sections.flatMap(({ title, bindings: own }) => [
    [{ text: title, bold: true, tone: 'accent' }],
    ...own.map(({ key, label, off }): Segment[] => [
      { text: `  ${pad(shownKeys(key), width)}  `, bold: true },
      { text: label, ...(off !== undefined && { tone: 'dim' as const }) },
      ...(off === undefined ? [] : [{ text: `  (${off})`, tone: 'dim' as const }]),
    ]),
    [{ text: ' ' }],
  ]);
}
