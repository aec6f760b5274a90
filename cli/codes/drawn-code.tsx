// A QR code on the terminal.
import { Box } from 'ink';
import { codeLines, codeOf } from '#core/codes/code.ts';
import { fitsCode } from '#core/codes/codes-draft.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { type BarColors, Label, Line } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Light on dark whatever the terminal's colours are: not every reader takes a code that is the other way around. */
function codeColors(depth: number): BarColors | undefined {
  if (depth === 1) return undefined;
  return depth >= 8
    ? { background: 'ansi256(16)', text: 'ansi256(231)' }
    : { background: 'black', text: 'whiteBright' };
}

/** The code; where it has no room, how much it needs. */
export function DrawnCode({ content, height }: { content: string; height: number }) {
  const { depth, accessible } = useTerminal();
  const { width } = useArea();
  if (accessible) return <Label>{t(m.qrCodeWhichIsDrawn)}</Label>;
  if (!fitsCode(content)) return null;
  const lines = codeLines(codeOf(content));
  const needed = lines[0]?.length ?? 0;
  if (needed > width || lines.length > height) {
    const text = t(m.thisCodeNeedsColumnsAnd, { needed, count: lines.length });
    return <Label tone="dim">{text}</Label>;
  }
  return (
    <Box flexDirection="column">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its number
        <Line key={index} bar={codeColors(depth)} segments={[{ text: line }]} />
      ))}
    </Box>
  );
}
