// A preview of a menu line in its colours, as far as the terminal can show them.
import type { Labels } from '#core/appearance/schema.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { headerColors } from './header-colours.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function MenuSample({ labels, name }: { labels: Labels; name: string }) {
  const { depth } = useTerminal();
  const { width } = useArea();
  const shown = headerColors(labels, depth);
  if (shown === null) return <Label tone="dim">{t(m.thisTerminalCannotShowColours)}</Label>;
  const { sidebarBackgroundColor: background, sidebarTextColor: text } = labels;
  // Shown unadjusted, readable or not, because this is the preview. With 256 colours, the nearest match.
  const bar = depth === 24 ? { background, text } : shown;
  return (
    <Line
      bar={bar}
      fill={Math.min(width, 60)}
      segments={[{ text: ` ${name}`, bold: true }, { text: '   Home   Forms   Appearance ' }]}
    />
  );
}
