// Colours by meaning, and the only way to render text, which sanitizes data from other people. Every meaning also has a
// word or symbol, since colours may be off.
import { Text } from 'ink';
import { memo } from 'react';
import { cut, harmless, widthOf, wrap } from '#cli/output/width.ts';
import { useArea, useTerminal } from './terminal-context.ts';

export type Tone = 'plain' | 'accent' | 'good' | 'warning' | 'bad' | 'dim';

/** A segment of a line. */
export type Segment = { text: string; tone?: Tone | undefined; bold?: boolean | undefined };

/** Ink's properties for a tone; dim is not a colour and also works without colours. */
function toneStyle(tone: Tone, colors: boolean): { color?: string; dimColor?: boolean } {
  if (tone === 'dim') return { dimColor: true };
  const color = ansiColors[tone];
  return colors && color !== undefined ? { color } : {};
}

/** The terminal's own palette, which its owner chose to be readable. */
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
  /** Truncated to this width; otherwise wrapped between words. */
  width?: number | undefined;
};

/** Text on the screen, on its own or in a `Line`. */
export function Label({ children, tone = 'plain', bold = false, inverse = false, width }: LabelProps) {
  const { colors } = useTerminal();
  const area = useArea();
  const text = harmless(String(children));
  // Ink would start a line with the space that follows an exactly full line.
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
  /** Padded with spaces to this width, so that an inverse line is a bar. */
  fill?: number;
  /** Colours in place of the tones. */
  bar?: BarColors | undefined;
};

/** As Ink knows colours: `#0b4f5c` or `ansi256(23)`. */
export type BarColors = { background: string; text: string };

/**
 * Segments on one line that is truncated, never wrapped. An inverse line, which is the current one, ignores tones.
 * Memoized, since most lines of a screen stay the same after a key press.
 */
export const Line = memo(DrawnLine, (before, after) => {
  if (before.inverse !== after.inverse || before.fill !== after.fill) return false;
  if (before.bar?.background !== after.bar?.background || before.bar?.text !== after.bar?.text) return false;
  return (
    before.segments.length === after.segments.length &&
    before.segments.every((segment, index) => isSame(segment, after.segments[index]))
  );
});

function isSame(one: Segment, other: Segment | undefined): boolean {
  return one.text === other?.text && one.tone === other.tone && one.bold === other.bold;
}

function DrawnLine({ segments, inverse = false, fill = 0, bar }: LineProps) {
  const { colors } = useTerminal();
  const pieces = segments.map((segment) => ({ ...segment, text: harmless(segment.text) }));
  const width = pieces.reduce((sum, { text }) => sum + widthOf(text), 0);
  // An empty line would have no height.
  const rest = ' '.repeat(Math.max(width === 0 ? 1 : 0, fill - width));
  return (
    <Text
      wrap="truncate-end"
      inverse={inverse}
      {...(bar && { backgroundColor: bar.background, color: bar.text })}
    >
      {pieces.map(({ text, tone = 'plain', bold = false }, index) => (
        <Text key={index} bold={bold} {...(inverse || bar ? {} : toneStyle(tone, colors))}>
          {text}
        </Text>
      ))}
      {rest}
    </Text>
  );
}
