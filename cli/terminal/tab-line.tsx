// The top line of a screen: its tabs, and right-aligned text.
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import { useArea, useTerminal } from './terminal-context.ts';
import { Label, Line, type Segment } from './theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TabLineProps<Tab extends string> = {
  names: Readonly<Record<Tab, string>>;
  current: Tab;
  right?: Segment | undefined;
};

/** Tabs by name, the current one bold and in the accent colour; accessible mode names it. */
export function TabLine<Tab extends string>({ names, current, right }: TabLineProps<Tab>) {
  const { width } = useArea();
  const { accessible } = useTerminal();
  const tabs = Object.entries<string>(names);
  if (accessible) {
    const said = tabs.map(([tab, name]) => (tab === current ? t(m.tabIsShown, { name }) : name)).join(', ');
    return <Label>{[said, right?.text ?? ''].filter(Boolean).join('  ·  ')}</Label>;
  }
  const segments = tabs.map(([tab, name], index): Segment => ({
    text: `${index === 0 ? '' : '   '}${name}`,
    ...(tab === current ? { tone: 'accent', bold: true } : { tone: 'dim' }),
  }));
  return <Line segments={right === undefined ? segments : withRight(segments, right, width)} />;
}

/** A line with right-aligned text, which is truncated if both do not fit. */
export function withRight(left: readonly Segment[], right: Segment, width: number): Segment[] {
  const used = left.reduce((sum, { text }) => sum + widthOf(harmless(text)), 0);
  const text = cut(harmless(right.text), Math.max(0, width - used - 2));
  return [...left, { text: ' '.repeat(Math.max(0, width - used - widthOf(text))) }, { ...right, text }];
}
