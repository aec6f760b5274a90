// What a widget said of the period before, on the wire. Null stands for NaN.
import * as z from 'zod/mini';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { bins, readBins, wireBins } from './bins-summary.ts';

const number = z.nullable(z.number());

/** What a widget said of the period before, as `WidgetBefore`. */
export const widgetBefore = z.union([
  z.object({ kind: z.literal('number'), value: number }),
  /** By the first moment of each stretch of time, moved to the present period. */
  z.object({ kind: z.literal('spans'), from: z.array(z.number()), values: z.array(number) }),
  z.object({
    kind: z.literal('area'),
    average: number,
    minimum: number,
    maximum: number,
    total: number,
    /** Moved to the present period. */
    bins,
  }),
]);

type WireBefore = z.infer<typeof widgetBefore>;
/** Of a reply, by the ids of widgets. */
type ReplyBefore = { period: { days: number | null }; summaries: Readonly<Record<string, WireBefore>> };

/** Converts what a widget said of the period before to wire format. */
export function wireBefore(of: WidgetBefore): WireBefore {
  if (of.kind === 'number') return { kind: of.kind, value: of.value };
  if (of.kind === 'spans') return { kind: of.kind, from: of.from, values: of.values };
  const { kind, average, minimum, maximum, total } = of;
  return { kind, average, minimum, maximum, total, bins: wireBins(of.bins) };
}

/** Parses what a widget said of the period before; undefined if it is not compared. */
export function readWidgetBefore(
  before: ReplyBefore | undefined,
  widgetId: string,
): WidgetBefore | undefined {
  const wire = before?.summaries[widgetId];
  if (before === undefined || wire === undefined) return undefined;
  const { days } = before.period;
  const nan = Number.NaN;
  if (wire.kind === 'number') return { days, kind: wire.kind, value: wire.value ?? nan };
  if (wire.kind === 'spans')
    return { days, kind: wire.kind, from: wire.from, values: wire.values.map((value) => value ?? nan) };
  return {
    days,
    kind: wire.kind,
    average: wire.average ?? nan,
    minimum: wire.minimum ?? nan,
    maximum: wire.maximum ?? nan,
    total: wire.total ?? nan,
    bins: readBins(wire.bins),
  };
}
