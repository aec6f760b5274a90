// `?`: all keys of the screen it was opened from, from the tables that handle them.
import { Box } from 'ink';
import { useState } from 'react';
import { bestMatches } from '#core/best-matches.ts';
import { pad, widthOf, wrap } from '#cli/output/width.ts';
import { FilterLine, useTypedFilter } from './input/typed-filter.tsx';
import { inReach, labelOf, type ReachedBinding, sectionsOf, shownKeys } from './keys/keys.ts';
import { useKeys } from './keys/use-keys.ts';
import { More, roomBesideMore } from './more.tsx';
import { Overlay } from './overlay.tsx';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment } from './theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

type HelpProps = { bindings: readonly ReachedBinding[]; onClose(): void };

/** The help for some bindings, highest layer first; typing filters it. */
export function Help({ bindings, onClose }: HelpProps) {
  return (
    <Overlay title={t(m.keys)} width={helpWidth} onClose={onClose} closeLabel={t(keyTexts.close)}>
      <HelpList bindings={bindings} onClose={onClose} />
    </Overlay>
  );
}

/** Inside the box, where its keys come before those of the box. */
function HelpList({ bindings, onClose }: HelpProps) {
  const area = useArea();
  const { accessible } = useTerminal();
  const [top, setTop] = useState(0);
  const filter = useTypedFilter({ onType: () => setTop(0), leaves: ['?'] });
  const all = helpLines(bindings, area.width);
  const found = bestMatches(filter.text, inReach(bindings), (binding) => [
    labelOf(binding),
    shownKeys(binding),
    ...(binding.off === undefined ? [] : [binding.off]),
  ]);
  const lines = filter.text === '' ? all : keyLines(found, bindings, area.width);
  const whole = accessible ? lines.length : Math.max(1, area.height);
  const room = roomBesideMore(lines.length, whole);
  const last = Math.max(0, lines.length - room);
  const scroll = (steps: number) => setTop(Math.max(0, Math.min(last, top + steps)));
  useKeys([
    { key: 'down', hint: last > 0, run: () => scroll(1) },
    { key: 'up', hint: false, run: () => scroll(-1) },
    { key: 'pagedown', hint: last > 0, run: () => scroll(room - 1) },
    { key: 'pageup', hint: false, run: () => scroll(1 - room) },
    { key: 'help', label: t(m.closeKeys), hint: false, run: onClose },
    { key: 'enter', label: t(keyTexts.close), hint: false, run: onClose },
  ]);
  return (
    <>
      <FilterLine text={filter.text} isLong />
      <Box flexDirection="column" minHeight={accessible ? 0 : Math.min(whole, all.length)}>
        {lines.length === 0 && <Label tone="dim">{t(m.noKeyMatches, { filter: filter.text })}</Label>}
        {lines.slice(top, top + room).map((segments, index) => (
          <Line key={top + index} segments={segments} />
        ))}
        {room < whole && <More above={top} below={lines.length - top - room} />}
      </Box>
    </>
  );
}

/** Columns of the box. */
const helpWidth = 72;

/** The help as lines: a heading, its keys, a blank line between sections. */
export function helpLines(bindings: readonly ReachedBinding[], room: number): Segment[][] {
  const lines = sectionsOf(bindings).flatMap(({ title, bindings: own }): Segment[][] => [
    [{ text: title, bold: true, tone: 'accent' }],
    ...keyLines(own, bindings, room),
    [{ text: ' ' }],
  ]);
  return lines.slice(0, -1);
}

/**
 * A line for each key, aligned over all bindings. The reason why a key is disabled follows it, or is on the next line if it
 * does not fit.
 */
function keyLines(own: readonly ReachedBinding[], all: readonly ReachedBinding[], room: number): Segment[][] {
  const width = Math.max(0, ...all.map((binding) => widthOf(shownKeys(binding))));
  return own.flatMap((binding): Segment[][] => {
    const keys: Segment = { text: `  ${pad(shownKeys(binding), width)}  `, bold: true };
    const label = labelOf(binding);
    if (binding.off === undefined) return [[keys, { text: label }]];
    const what: Segment = { text: label, tone: 'dim' };
    const why: Segment = { text: `(${binding.off})`, tone: 'dim' };
    if (widthOf(keys.text + label + why.text) + 2 <= room) return [[keys, what, { text: '  ' }, why]];
    const indent = widthOf(keys.text) + 2;
    return [
      [keys, what],
      ...wrap(why.text, room - indent).map((text): Segment[] => [
        { text: ' '.repeat(indent) },
        { ...why, text },
      ]),
    ];
  });
}
