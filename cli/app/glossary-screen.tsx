// What the words of the product mean, as `formdeck glossary` prints it.
import { wrap } from '#cli/output/width.ts';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import type { Segment } from '#cli/terminal/theme.tsx';
import { terms } from '#cli/tools/glossary-terms.ts';
import type { ScreenProps } from './screen-places.ts';

/** The screen. */
export function GlossaryScreen(_props: ScreenProps<'glossary'>) {
  const { width, height } = useArea();
  const lines = terms.flatMap(({ group, word, meaning }, index): Segment[][] => [
    ...(group === terms[index - 1]?.group ? [] : [[{ text: group, bold: true, tone: 'accent' as const }]]),
    [{ text: `  ${word}`, bold: true }],
    ...wrap(meaning, width - 4).map((text) => [{ text: `    ${text}` }]),
  ]);
  return <ScrolledLines name="words" lines={lines} height={height} />;
}
