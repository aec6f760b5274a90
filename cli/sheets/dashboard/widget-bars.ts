// Counting widgets: a ranking as bars, a yes/no question as one divided bar, groups with a figure each. Pure.
import { countText } from '#core/count-text.ts';
import { type RankedOption, rankedLabel } from '#core/sheets/dashboard/count-ranks.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Bar } from '#core/sheets/dashboard/count-answers.ts';
import { numberText } from '#core/sheets/format-answer.ts';
import { foundAlone } from '#core/sheets/filter/drill-down.ts';
import type { ThresholdColour, WidgetLook } from '#core/widgets/chart/look.ts';
import { levelOf } from '#core/widgets/chart/thresholds.ts';
import type { WidgetBar } from '#core/widgets/bars.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import {
  type BarItem,
  barLines,
  type BarsOptions,
  percent,
  shareBar,
  shareLetters,
} from '#cli/terminal/chart/bars.ts';
import type { Tone } from '#cli/terminal/theme.tsx';
import { fitting, type Lines, type Parts } from './widget-lines.ts';

type CountedBar = { label: string; value: string; count: string; share: string };

/** A ranking: each bar as long as its share of all answers, with its count and share. */
export function rankedParts(
  question: Question,
  bars: readonly (Bar & Pick<BarItem, 'shortLabel'>)[],
  answered: number,
): Parts {
  const isAlone = foundAlone(
    question,
    bars.map(({ value }) => value),
  );
  const counted = countedOf(bars, answered);
  const figures = counted.map(({ count, share }) => `${count} ${share}`);
  return {
    ...barParts(
      bars.map(({ label, shortLabel, count }, index) => ({
        label,
        shortLabel,
        value: count,
        text: figures[index] ?? '',
      })),
      answered,
    ),
    openings: bars.map(({ value, label }) => ({ value: isAlone(value) ? value : null, label })),
    words: () => wordsOf(counted),
  };
}

/** The tones of the colours of thresholds. */
export const levelTones: Readonly<Record<ThresholdColour, Tone>> = {
  green: 'good',
  amber: 'warning',
  red: 'bad',
  blue: 'accent',
  grey: 'dim',
};

export const shareTones: readonly Tone[] = ['accent', 'dim', 'warning', 'good'];

/** A whole and its parts: one bar, and a legend below. */
export function shareParts(bars: readonly Bar[]): Parts {
  const counted = countedOf(bars);
  const labelWidth = Math.max(...counted.map(({ label }) => widthOf(harmless(label))));
  const legend: Lines = counted.map(({ label, count, share }, index) => [
    { text: `${shareLetters[index % shareLetters.length]} `, tone: shareTones[index % shareTones.length] },
    { text: pad(cut(harmless(label), 40), Math.min(40, labelWidth)) },
    { text: `  ${count} ${share}`, bold: true },
  ]);
  const drawn = (width: number): Lines => [
    shareBar(
      bars.map(({ count }) => count),
      width,
    ).map((text, index) => ({ text, tone: shareTones[index % shareTones.length] })),
    ...legend,
  ];
  return {
    height: legend.length + 1,
    lines: ({ width, height, whole }) =>
      fitting(drawn(width), legend.length + 1, whole ? legend.length + 1 : height),
    head: 1,
    openings: bars.map(({ value, label }) => ({ value, label })),
    words: () => wordsOf(counted),
  };
}

/** An option of a ranking: where there is no room for all of it, its name is cut off and not its average. */
export function rankedBar(option: RankedOption): RankedOption & Pick<BarItem, 'shortLabel'> {
  const rest = widthOf(rankedLabel({ ...option, label: '' }));
  const shortLabel = (width: number) =>
    rankedLabel({ ...option, label: cut(harmless(option.label), Math.max(1, width - rest)) });
  return { ...option, label: rankedLabel(option), shortLabel };
}

/** The bars of a custom widget: a figure for each group that has one. `note`: says so if some have none. */
export function groupParts(
  bars: readonly WidgetBar[],
  note: string | null,
  { textOf = numberText, levels = {} }: { textOf?: (value: number) => string; levels?: WidgetLook } = {},
): Parts {
  const parts = barParts(
    bars.map(({ label, value }) => {
      const level = levelOf(value, levels);
      return {
        label,
        value,
        text: level === null ? textOf(value) : `${level.text} ${textOf(value)}`,
        tone: level === null ? undefined : levelTones[level.colour],
      };
    }),
  );
  const openings = bars.map(({ answer = null, label }) => ({ value: answer, label }));
  const isOpen = openings.some(({ value }) => value !== null);
  if (note === null) return { ...parts, ...(isOpen && { openings }) };
  return {
    ...parts,
    height: parts.height + 1,
    head: 1,
    ...(isOpen && { openings }),
    words: () => [...parts.words(), note],
    lines: (room) => [
      [{ text: note, tone: 'dim' }],
      ...parts.lines({ ...room, height: Math.max(1, room.height - 1) }),
    ],
  };
}

/** Counts and shares, padded to equal width. */
function countedOf(
  bars: readonly Bar[],
  total = bars.reduce((sum, { count }) => sum + count, 0),
): CountedBar[] {
  const counts = bars.map(({ count }) => countText(count));
  const width = Math.max(...counts.map(widthOf));
  return bars.map(({ label, value, count }, index) => ({
    label,
    value,
    count: pad(counts[index] ?? '', width, 'right'),
    share: pad(percent(count, total), 4, 'right'),
  }));
}

function wordsOf(counted: readonly CountedBar[]): string[] {
  return counted.map(({ label, count, share }) => `${label}: ${count.trim()}, ${share.trim()}`);
}

function barParts(
  items: readonly (BarItem & { text: string; tone?: Tone | undefined })[],
  full: BarsOptions['full'] = 'largest',
): Parts {
  return {
    height: items.length,
    lines: ({ width, height, whole }) =>
      fitting(
        barLines(items, { width, full }).map(({ label, bar, figure }, place) => [
          { text: label },
          { text: bar, tone: items[place]?.tone ?? 'accent' },
          { text: figure, bold: true },
        ]),
        items.length,
        whole ? items.length : height,
      ),
    words: () => items.map(({ label, text }) => `${label}: ${text}`),
  };
}
