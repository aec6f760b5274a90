// What charts over time have in common: the reader's calendar, and the labels of the axis.
import { useMemo } from 'react';
import { currentFormats } from '#core/format/current.ts';
import type { BinCalendar, BinUnit } from '#core/sheets/dashboard/time/bins.ts';
import { timeTicks } from '#core/sheets/dashboard/time/ticks.ts';
import type { Ticks } from '#web/ui/chart/chart-options.ts';

export function useCalendar(timeZone: string): BinCalendar {
  const { weekStart } = currentFormats.value.choice;
  return useMemo(() => ({ timeZone, weekStart }), [timeZone, weekStart]);
}

/** `finest`: the unit of the points. */
export function ticksOf(calendar: BinCalendar, finest: BinUnit): Ticks {
  return (from, to, most) => timeTicks({ from, to, most, finest }, calendar, currentFormats.value);
}

/** In full screen, the remaining height of the window. */
export function chartHeight(isLarge: boolean): number {
  return isLarge ? Math.max(240, window.innerHeight - 320) : 160;
}
