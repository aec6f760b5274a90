// Colours by meaning, and the one way to write text: what comes from other people is made harmless on the way. Every
// meaning also has a word or a sign, since colours may be off.
import { Text } from 'ink';
import { memo } from 'react';
import { cut, harmless, widthOf, wrap } from '#cli/output/width.ts';
import { useArea, useTerminal } from './terminal-context.ts';

export type Tone = 'plain' | 'accent' | 'good' | 'warning' | 'bad' | 'dim';

/** A piece of a line. */
export type Segment = { text: string; tone?: Tone | undefined; bold?: boolean | undefined };

/** Ink's properties for a tone; dim is no colour and stays where colours are off. */
function toneStyle(tone: Tone, colors: boolean): { color?: string; dimColor?: boolean } {
  if (tone === 'dim') return { dimColor: true };
  const color = ansiColors[tone];
  return colors && color !== undefined ? { color } : {};
}

/** The terminal's own colours, which its owner has chosen to be readable. */
const ansiColors: Readonly<Record<Tone, string | undefined>> = {
  plain: undefined,
  accent: 'cyan',
  good: 'green',
  warning: 'yellow',
  bad: 'red',
  dim: undefined,
};

export type LabelProps = {
  children: string | number;
  tone?: Tone | undefined;
  bold?: boolean | undefined;
  inverse?: boolean | undefined;
  /** Cut to this width; else it wraps between words. */
  width?: number | undefined;
};

/** Text on the screen. Stands alone or in a `Line`. */
export function Label({ children, tone = 'plain', bold = false, inverse = false, width }: LabelProps) {
  const { colors } = useTerminal();
  const area = useArea();
  const text = harmless(String(children));
  // Ink would begin a line with the space that follows a line which is exactly full.
  const wrapped = widthOf(text) > area.width ? wrap(text, area.width).join('\n') : text;
  return (
    <Text bold={bold} inverse={inverse} {...toneStyle(tone, colors)}>
      {width === undefined ? wrapped : cut(text, width)}
    </Text>
  );
}

export type LineProps = {
  segments: readonly Segment[];
  inverse?: boolean;
  /** Filled with spaces up to this width, so that an inverse line is a bar. */
  fill?: number;
};

/**
 * Pieces on one line that is cut, never wrapped. In an inverse line, which is the chosen one, tones would be stains.
 * Most lines of a screen are the same after a key press, and are not drawn again.
 */
export const Line = memo(DrawnLine, (before, after) => {
  if (before.inverse !== after.inverse || before.fill !== after.fill) return false;
  return (
    before.segments.length === after.segments.length &&
    before.segments.every((segment, index) => isSame(segment, after.segments[index]))
  );
});

function isSame(one: Segment, other: Segment | undefined): boolean {
  return one.text === other?.text && one.tone === other.tone && one.bold === other.bold;
}

function DrawnLine({ segments, inverse = false, fill = 0 }: LineProps) {
  const { colors } = useTerminal();
  const pieces = segments.map((segment) => ({ ...segment, text: harmless(segment.text) }));
  const width = pieces.reduce((sum, { text }) => sum + widthOf(text), 0);
  // A line without a letter would take no room at all.
  const rest = ' '.repeat(Math.max(width === 0 ? 1 : 0, fill - width));
  return (
    <Text wrap="truncate-end" inverse={inverse}>
      {pieces.map(({ text, tone = 'plain', bold = false }, index) => (
        <Text key={index} bold={bold} {...(inverse ? {} : toneStyle(tone, colors))}>
          {text}
        </Text>
      ))}
      {rest}
    </Text>
  );
}
