// How a number differs from that of the period before, in words for both faces and for reports.
import { unitOnAxis } from '#core/questions/unit.ts';
import { exactText, fullMeasure } from '#core/sheets/format-answer.ts';
import { currentFormats } from '#core/format/current.ts';
import { earlierText, type PeriodBefore } from './period-before.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type NumberChange = {
  /** `+12%`, `-3%`, `±0%`; the difference where no per cent can be given: `+4`. */
  short: string;
  /** With what it is compared: `+12% vs. 30 days earlier`. */
  text: string;
  /** Both numbers: `207, 30 days earlier 185 (+22)`. */
  exact: string;
  direction: 'up' | 'down' | 'same';
};

/** Null where either number is missing. */
export function changeOf(
  now: number,
  before: number,
  period: Pick<PeriodBefore, 'days'>,
  unit?: string,
): NumberChange | null {
  if (!Number.isFinite(now) || !Number.isFinite(before)) return null;
  const difference = now - before;
  const direction = difference === 0 ? 'same' : difference > 0 ? 'up' : 'down';
  const full = (value: number) => fullMeasure(rounded(value), unit);
  const signs = { up: '+', down: '-', same: '±' } as const;
  const sign = signs[direction];
  const absolute = fullMeasure(rounded(Math.abs(difference)), unitOnAxis(unit));
  // A per cent of nothing, or of less than nothing, says nothing.
  const short = before > 0 ? `${sign}${percentText(Math.abs(difference) / before)}` : `${sign}${absolute}`;
  const earlier = earlierText(period);
  return {
    short,
    text: t(m.versusEarlier, { short, earlier }),
    exact: `${full(now)}, ${earlier} ${full(before)} (${sign}${full(Math.abs(difference))})`,
    direction,
  };
}

/** Whole per cents from 10 on; a factor of ten and more is not a matter of per cents. */
function percentText(share: number): string {
  const percent = share * 100;
  if (percent >= 1_000) return `${exactText(Math.round(percent))}%`;
  const text = percent >= 10 || percent === 0 ? Math.round(percent) : Number(percent.toFixed(1));
  return `${currentFormats.value.decimal(String(text))}%`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
