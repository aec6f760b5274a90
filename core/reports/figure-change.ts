// How a figure differs from the same one of the period before, as it stands below it.
import type { Formats } from '#core/format/formats.ts';
import { changeOf } from '#core/sheets/dashboard/compare/change.ts';
import type { PeriodBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import { figureText, rounded } from './cell-text.ts';
import type { Figure } from './document.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Comparison = {
  /** How long the periods are; null: there is none before. */
  period: Pick<PeriodBefore, 'days'> | null | undefined;
  formats: Formats;
  /** Which direction is good; null: nobody has said. */
  good?: 'up' | 'down' | null;
};

/** The figure with its change from the value before; as it is where either is no number. */
export function withChange(
  figure: Figure,
  before: number | string | undefined,
  { period, formats, good = null }: Comparison,
): Figure {
  const { value, unit } = figure;
  if (!period || typeof value !== 'number' || typeof before !== 'number') return figure;
  const change = changeOf(value, before, period, unit);
  if (change === null) return figure;
  const { direction } = change;
  const tone = good === null || direction === 'same' ? 'neutral' : direction === good ? 'good' : 'bad';
  // Per cent of per cent would be misread.
  const short = unit === '%' ? pointsText(value - before) : change.short;
  const text = t(m.changeFrom, { short, before: figureText({ value: before, unit }, formats), tone });
  return { ...figure, change: { text, tone } };
}

function pointsText(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '-' : '±';
  return t(m.pointsChange, { sign, points: rounded(Math.abs(difference), 1) });
}
