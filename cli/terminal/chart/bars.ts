// Bar charts with block characters, as plain text: readable without colour, at any width.
import { countText } from '#core/count-text.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';

export type BarItem = {
  label: string;
  /** The label in fewer columns than it has, where more counts than its beginning. */
  shortLabel?: ((width: number) => string) | undefined;
  value: number;
  /** The value as text; by default a whole number with commas. */
  text?: string;
};

/** A line in three parts, each aligned with the other lines. */
export type BarLine = { label: string; bar: string; figure: string };

export type BarsOptions = {
  width: number;
  /**
   * The value of a full bar: the `largest` value, for a ranking; the `total`, for parts of a whole (a pie as bars), which
   * also shows percentages and the end of the whole; or a number, the whole of which the texts say the shares.
   */
  full: 'largest' | 'total' | number;
};

/** The lines of a bar chart, in the order of the items. */
export function barLines(items: readonly BarItem[], { width, full }: BarsOptions): BarLine[] {
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const most =
    typeof full === 'number'
      ? full
      : full === 'total'
        ? total
        : Math.max(0, ...items.map(({ value }) => value));
  const texts = items.map(({ value, text }) => text ?? countText(value));
  const textWidth = Math.max(0, ...texts.map(widthOf));
  const figures = items.map(({ value }, index) => {
    const text = pad(texts[index] ?? '', textWidth, 'right');
    return full === 'total' ? `${text} ${pad(percent(value, total), 4, 'right')}` : text;
  });
  const figureWidth = Math.max(0, ...figures.map(widthOf));
  const labels = items.map(({ label }) => harmless(label));
  const room = Math.max(0, width - figureWidth - 2 * gap.length);
  const labelWidth = Math.min(Math.max(0, ...labels.map(widthOf)), Math.floor(room * mostForLabel));
  const barWidth = room - labelWidth;
  const labelIn = (label: string, shortLabel: BarItem['shortLabel']) =>
    widthOf(label) > labelWidth && shortLabel !== undefined ? harmless(shortLabel(labelWidth)) : label;
  return items.map(({ value, shortLabel }, index) => ({
    label: pad(cut(labelIn(labels[index] ?? '', shortLabel), labelWidth), labelWidth) + gap,
    bar: bar(most === 0 ? 0 : value / most, barWidth, full === 'largest' ? ' ' : track) + gap,
    figure: figures[index] ?? '',
  }));
}

/** One bar: `share` from 0 to 1 of a width, precise to an eighth of a column; anything above 0 is visible. */
function bar(share: number, width: number, rest = ' '): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  const shown = share > 0 && width > 0 ? Math.max(1, eighths) : 0;
  const text = '█'.repeat(Math.floor(shown / 8)) + (parts[shown % 8] ?? '');
  return text + rest.repeat(Math.max(0, width - text.length));
}

/**
 * Parts of a whole in one bar, proportional to their share, each visible. Each part has its own character, to be
 * distinguishable without colours.
 */
export function shareBar(values: readonly number[], width: number): string[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const present = values.filter((value) => value > 0).length;
  if (total === 0 || present > width) return values.map(() => '');
  const least = values.map((value) => Number(value > 0));
  const room = width - present;
  let sum = 0;
  let used = 0;
  return values.map((value, index) => {
    sum += value;
    const length = Math.round((sum / total) * room) - used;
    used += length;
    return (shareLetters[index % shareLetters.length] ?? '').repeat(length + (least[index] ?? 0));
  });
}

export const shareLetters = ['█', '▒', '▓', '░'];

/** A percentage for people: a part is never 0%, an incomplete one never 100%. */
export function percent(value: number, total: number): string {
  if (total === 0) return '0%';
  const exact = (value / total) * 100;
  if (exact > 0 && exact < 1) return '<1%';
  if (exact > 99 && exact < 100) return '>99%';
  return `${Math.round(exact)}%`;
}

const gap = '  ';
const track = '░';
const mostForLabel = 0.45;
const parts = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
