// What the points of a line are, and in which unit.
import { labelsFrom, t } from '#core/messages/text.ts';
import { timeUnit } from '#core/questions/unit.ts';
import type { ChartUnit } from '#core/sheets/dashboard/time/time-chart.ts';
import { m } from './texts.ts';

/** `Average by week, in kg`; amounts of time are hours on an axis. */
export function lineUnit(of: ChartUnit, unit: string | undefined): string {
  const points = lineUnits[of];
  if (unit === timeUnit) return t(m.inHours, { points });
  return unit === undefined ? points : t(m.inUnit, { points, unit });
}

const lineUnits = labelsFrom({
  each: m.eachAnswer,
  hour: m.averageByHour,
  day: m.averageByDay,
  week: m.averageByWeek,
  month: m.averageByMonth,
});
