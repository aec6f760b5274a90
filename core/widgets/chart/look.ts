// How a widget is drawn, and what its numbers are compared with: fields that a widget may have beside its definition.
// Absent or null, they say nothing: a widget without them is drawn as its type is.
import * as z from 'zod/mini';
import { refusal } from '#core/messages/said.ts';
import { id } from '#core/primitives.ts';
import { m } from './texts.ts';

/** What a widget can be drawn as. Which of them fit is in fitting-charts.ts. */
export const charts = [
  'number',
  'line',
  'area',
  'bar',
  'stacked',
  'donut',
  'table',
  'heatmap',
  'map',
] as const;
export type WidgetChart = (typeof charts)[number];

/** The stretches of time that rows are grouped by; `weekHour`: the day of the week and the hour of the day. */
export const timeGrains = ['hour', 'day', 'week', 'month', 'year', 'weekHour'] as const;
export type TimeGrain = (typeof timeGrains)[number];

/** The colours of thresholds. */
export const thresholdColours = ['green', 'amber', 'red', 'blue', 'grey'] as const;
export type ThresholdColour = (typeof thresholdColours)[number];

/**
 * Maximum thresholds of a widget.
 * @public docs/limits.md names it.
 */
export const thresholdsLimit = 5;
/**
 * Maximum characters of the name of a threshold.
 * @public docs/limits.md names it.
 */
export const thresholdNameLimit = 40;
/**
 * Maximum characters of a widget's unit.
 * @public docs/limits.md names it.
 */
export const unitLimit = 16;

/** Of targets and thresholds: within it, numbers are exact. */
const amount = z.number().check(z.minimum(-1e15), z.maximum(1e15));

const threshold = z.object({
  /** The least number that has its colour. */
  from: amount,
  colour: z.enum(thresholdColours),
  /** What it means; blank: the number says it. */
  name: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(thresholdNameLimit, refusal(m.atMostCharacters, { most: thresholdNameLimit })),
      ),
    '',
  ),
});
export type Threshold = z.infer<typeof threshold>;

export const lookFields = {
  /** What it is drawn as; null: as fits best. */
  chart: z.optional(z.nullable(z.enum(charts))),
  /** Groups the rows by when they were made, in the time zone of whoever looks. */
  timeGrain: z.optional(z.nullable(z.enum(timeGrains))),
  /** The id of the question that divides each group. */
  splitQuestion: z.optional(z.nullable(id)),
  /** Of its numbers, instead of that of the title or of a question. */
  unit: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(unitLimit, refusal(m.atMostCharacters, { most: unitLimit }))),
    ),
  ),
  target: z.optional(z.nullable(amount)),
  thresholds: z.optional(
    z
      .array(threshold)
      .check(z.maxLength(thresholdsLimit, refusal(m.atMostThresholds, { most: thresholdsLimit }))),
  ),
  /** Whether it is compared with the period before wherever there is one, whatever the reader has chosen. */
  comparison: z.optional(z.boolean()),
};

const look = z.object(lookFields);
export type WidgetLook = z.infer<typeof look>;

/** All fields of a look. */
export type WholeLook = {
  chart: WidgetChart | null;
  timeGrain: TimeGrain | null;
  splitQuestion: string | null;
  unit: string | null;
  target: number | null;
  /** The least first. */
  thresholds: Threshold[];
  comparison: boolean;
};

/** The look of a widget alone, with all fields. */
export function lookOf(widget: WidgetLook): WholeLook {
  return {
    chart: widget.chart ?? null,
    timeGrain: widget.timeGrain ?? null,
    splitQuestion: widget.splitQuestion ?? null,
    unit: widget.unit?.trim() || null,
    target: widget.target ?? null,
    thresholds: (widget.thresholds ?? []).toSorted((a, b) => a.from - b.from),
    comparison: widget.comparison ?? false,
  };
}
