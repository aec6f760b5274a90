// What thresholds and a target say of a number, in words beside their colour.
import { fullMeasure } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import type { Threshold, ThresholdColour, WidgetLook } from './look.ts';
import { m } from './texts.ts';

/** `text`: what it means. */
export type Level = { colour: ThresholdColour; text: string };

/** The level of a number: that of the highest threshold that it reaches; null where it reaches none. */
export function levelOf(
  value: number,
  { thresholds = [] }: Pick<WidgetLook, 'thresholds'>,
  unit?: string | null,
): Level | null {
  const reached = thresholds.filter(({ from }) => value >= from);
  const highest = reached.reduce<Threshold | null>(
    (most, one) => (most === null || one.from > most.from ? one : most),
    null,
  );
  return highest && { colour: highest.colour, text: thresholdText(highest, unit) };
}

/** Its name; `From 5 kg` without one. */
export function thresholdText({ name, from }: Threshold, unit?: string | null): string {
  return name || t(m.fromNumber, { number: fullMeasure(from, unit ?? undefined) });
}

/** `Target 100 kg: 92% of it`; null without a target, or without a number. */
export function targetText(
  value: number,
  { target = null }: Pick<WidgetLook, 'target'>,
  unit?: string | null,
): string | null {
  if (target === null || Number.isNaN(value)) return null;
  const text = fullMeasure(target, unit ?? undefined);
  // A share of nothing, or of less than nothing, says nothing.
  if (target <= 0) return t(m.targetOf, { target: text });
  return t(m.targetReached, { target: text, share: Math.round((value / target) * 100) });
}
