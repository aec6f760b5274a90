// Labels of a list with notes behind them, which begin in one column.
import { harmless, pad, widthOf } from '#cli/output/width.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';

/** A function that pads a label for what follows it. A long label moves only its own note. */
export function useAligned(labels: readonly string[]): (label: string) => string {
  const { accessible } = useTerminal();
  const { width } = useArea();
  const most = Math.floor(width / 2);
  const widths = labels.map((label) => widthOf(harmless(label))).filter((each) => each <= most);
  const widest = accessible ? 0 : Math.max(0, ...widths);
  return (label) => `${pad(harmless(label), widest)}  `;
}
