// A line of the menu in its colours, as far as the terminal can show them.
import type { Labels } from '#core/appearance/schema.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line } from '#cli/terminal/theme.tsx';
import { headerColors } from './header-colours.ts';

export function MenuSample({ labels, name }: { labels: Labels; name: string }) {
  const { depth } = useTerminal();
  const { width } = useArea();
  const shown = headerColors(labels, depth);
  if (shown === null) return <Label tone="dim">This terminal cannot show the colours.</Label>;
  const { sidebarBackgroundColor: background, sidebarTextColor: text } = labels;
  // As they are, readable or not: that is what it is to show. With 256 colours as near as the terminal comes to them.
  const bar = depth === 24 ? { background, text } : shown;
  return (
    <Line
      bar={bar}
      fill={Math.min(width, 60)}
      segments={[{ text: ` ${name}`, bold: true }, { text: '   Home   Forms   Appearance ' }]}
    />
  );
}
