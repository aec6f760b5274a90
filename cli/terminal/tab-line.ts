// What stands at the head of a screen, as pieces of one line: its tabs, and something at the line's right end. Pure.
import { cut, harmless, widthOf } from '#cli/output/width.ts';
import type { Segment } from './theme.tsx';

/** Tabs by their names, the current one in the accent colour and bold. */
export function tabLine<Tab extends string>(names: Readonly<Record<Tab, string>>, current: Tab): Segment[] {
  return Object.entries<string>(names).map(([tab, name], index) => ({
    text: `${index === 0 ? '' : '   '}${name}`,
    ...(tab === current ? { tone: 'accent', bold: true } : { tone: 'dim' }),
  }));
}

/** A line with something at its right end, which is cut where there is no room for both. */
export function withRight(left: readonly Segment[], right: Segment, width: number): Segment[] {
  const used = left.reduce((sum, { text }) => sum + widthOf(harmless(text)), 0);
  const text = cut(harmless(right.text), Math.max(0, width - used - 2));
  return [...left, { text: ' '.repeat(Math.max(0, width - used - widthOf(text))) }, { ...right, text }];
}
