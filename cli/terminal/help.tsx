// `?`: all keys of the screen it was opened from, from the tables that handle them.
import { Box } from 'ink';
import { useState } from 'react';
import { pad, widthOf, wrap } from '#cli/output/width.ts';
import { type KeyBinding, sectionsOf, shownKeys } from './keys/keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { Overlay } from './overlay.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Line, type Segment } from './theme.tsx';

/** The help for some bindings, highest layer first. */
export function Help({ bindings, onClose }: { bindings: readonly KeyBinding[]; onClose(): void }) {
  const area = useArea();
  const lines = helpLines(bindings, Math.min(helpWidth, area.width - 6));
  const { accessible } = useTerminal();
  const whole = accessible ? lines.length : Math.max(1, area.height - 3);
  const room = roomBesideMore(lines.length, whole);
  const [top, setTop] = useState(0);
  const last = Math.max(0, lines.length - room);
  const scroll = (steps: number) => setTop(Math.max(0, Math.min(last, top + steps)));
  return (
    <Overlay
      title="Keys"
      width={helpWidth}
      onClose={onClose}
      closeLabel="close"
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
        {room < whole && <More above={top} below={lines.length - top - room} />}
      </Box>
    </Overlay>
  );
}

/** Columns of the box. */
const helpWidth = 72;

/**
 * The help as lines: a heading, its keys, a blank line between sections. The reason why a key is disabled follows it, or
 * is on the next line if it does not fit.
 */
export function helpLines(bindings: readonly KeyBinding[], room: number): Segment[][] {
  const sections = sectionsOf(bindings);
  const width = Math.max(0, ...bindings.map(({ key }) => widthOf(shownKeys(key))));
  const lines = sections.flatMap(({ title, bindings: own }): Segment[][] => [
    [{ text: title, bold: true, tone: 'accent' }],
    ...own.flatMap(({ key, label, off }): Segment[][] => {
      const keys: Segment = { text: `  ${pad(shownKeys(key), width)}  `, bold: true };
      if (off === undefined) return [[keys, { text: label }]];
      const [what, why]: Segment[] = [label, `(${off})`].map((text) => ({ text, tone: 'dim' }));
      if (what === undefined || why === undefined) return [];
      if (widthOf(keys.text + label + why.text) + 2 <= room) return [[keys, what, { text: '  ' }, why]];
      const indent = widthOf(keys.text) + 2;
      return [
        [keys, what],
        ...wrap(why.text, room - indent).map((text): Segment[] => [
          { text: ' '.repeat(indent) },
          { ...why, text },
        ]),
      ];
    }),
    [{ text: ' ' }],
  ]);
  return lines.slice(0, -1);
}
