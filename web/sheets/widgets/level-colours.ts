// The colours of thresholds, as the styles and the charts know them.
import type { Threshold, ThresholdColour, WidgetLook } from '#core/widgets/chart/look.ts';
import { levelOf, thresholdText } from '#core/widgets/chart/thresholds.ts';
import { fullMeasure } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import { m as chartTexts } from '#core/widgets/chart/texts.ts';
import type { ChartLine } from '#web/ui/chart/chart-options.ts';

const ofPalette: Readonly<Record<ThresholdColour, ChartLine['colour']>> = {
  green: 'good',
  amber: 'warning',
  red: 'danger',
  blue: 'accent',
  grey: 'inkFaint',
};

/** As a style. */
export function levelColour(colour: ThresholdColour): string {
  return `var(--${ofPalette[colour] === 'inkFaint' ? 'ink-faint' : ofPalette[colour]})`;
}

/** Of a bar or a cell: its colour, and what that means; empty below all thresholds. */
export function levelLook(
  value: number,
  look: Pick<WidgetLook, 'thresholds'>,
  unit: string | undefined,
): { colour?: string; note?: string } {
  const level = levelOf(value, look, unit);
  return level === null ? {} : { colour: levelColour(level.colour), note: level.text };
}

/** The target and the thresholds, as lines across a chart. */
export function linesOf(
  { target = null, thresholds = [] }: WidgetLook,
  unit: string | undefined,
): ChartLine[] {
  const line = (threshold: Threshold): ChartLine => ({
    value: threshold.from,
    label: thresholdText(threshold, unit),
    colour: ofPalette[threshold.colour],
  });
  return [
    ...thresholds.map(line),
    ...(target === null
      ? []
      : [
          {
            value: target,
            label: t(chartTexts.targetOf, { target: fullMeasure(target, unit) }),
            colour: 'inkFaint' as const,
          },
        ]),
  ];
}
