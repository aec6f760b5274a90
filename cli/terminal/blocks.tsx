// Blocks of lines, one of them current: the cursor moves from block to block, and the screen scrolls with it.
import { Box } from 'ink';
import { useRef } from 'react';
import type { KeyBinding } from './keys/keys.ts';
import { More } from './more.tsx';
import { useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { useRows } from './use-rows.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Lines = readonly (readonly Segment[])[];

export type BlocksProps = {
  /** The key of the cursor in the screen's state. */
  name: string;
  /** Lines above the blocks; they cannot be selected and scroll with them. */
  head: Lines;
  blocks: readonly Lines[];
  height: number;
  /** The action on the current block. */
  onEnter?: ((index: number) => unknown) | undefined;
  enterLabel?: string | undefined;
  keys?: readonly KeyBinding[] | undefined;
};

/** The blocks. Lines must leave two columns for the cursor. */
export function Blocks({ name, head, blocks, height, onEnter, enterLabel, keys = [] }: BlocksProps) {
  const { accessible } = useTerminal();
  const top = useRef(0);
  const perPage = Math.max(1, Math.floor((height * blocks.length) / Math.max(1, blocks.flat().length)));
  const { index, number } = useRows({ name, count: blocks.length, height: perPage, onEnter, enterLabel });
  useKeys(keys, 'part');
  const marked = [
    ...head.map((segments) => [{ text: '  ' }, ...segments]),
    ...blocks.flatMap((lines, block) =>
      lines.map((segments, line) => [
        { text: line === 0 ? mark(block, index, accessible) : '  ', tone: 'accent' as const, bold: true },
        ...(block === index && !accessible ? segments.map(asChosen) : segments),
      ]),
    ),
  ];
  if (accessible) {
    return (
      <Box flexDirection="column">
        {marked.map((segments, line) => (
          <Line key={line} segments={segments} />
        ))}
        {onEnter && <Label>{t(m.numberAndEnter, { number })}</Label>}
      </Box>
    );
  }
  // The last line says how much is below.
  const room = marked.length > height ? height - 1 : height;
  const start = head.length + blocks.slice(0, index).flat().length;
  const end = start + (blocks[index]?.length ?? 0);
  top.current = windowOver({
    top: top.current,
    start: index <= 0 ? 0 : start,
    end,
    room,
    count: marked.length,
  });
  const below = marked.length - top.current - room;
  return (
    <Box flexDirection="column">
      {marked.slice(top.current, top.current + room).map((segments, line) => (
        <Line key={top.current + line} segments={segments} />
      ))}
      {marked.length > height && <More above={top.current} below={below} />}
    </Box>
  );
}

function mark(block: number, index: number, accessible: boolean): string {
  if (accessible) return `${block + 1}. `;
  return block === index ? '› ' : '  ';
}

/** Highlights the current block, also without colours. */
function asChosen(segment: Segment): Segment {
  return { ...segment, bold: true, ...(segment.tone === 'dim' && { tone: 'accent' as const }) };
}

/** The first visible line: scrolled only as far as the current block requires. */
export function windowOver(given: {
  top: number;
  start: number;
  end: number;
  room: number;
  count: number;
}): number {
  const { top, start, end, room, count } = given;
  const wanted = start < top ? start : Math.max(top, Math.min(start, end - room));
  return Math.max(0, Math.min(Math.max(0, count - room), wanted));
}
