// While a filter asks for the rows around a place, the table shows how far each is from it, and sorts by that.
import type { AnswerValue } from '#core/questions/values.ts';
import { valuesOf } from '#core/questions/values.ts';
import { distanceText, isCircle } from '#core/questions/places/circle.ts';
import { distanceBetween, type GeoPoint, geoPointOf } from '#core/questions/places/geo-point.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

/** The middle of the circle that a filter asks for, by the question; those of several circles have none. */
export function middlesOf(filter: Pick<RowFilter, 'filters'> | null): ReadonlyMap<string, GeoPoint> {
  const middles = (filter?.filters ?? []).flatMap(({ questionId, values: [value = '', ...more] }) => {
    const middle = more.length === 0 && isCircle(value) ? geoPointOf(value) : null;
    return middle === null ? [] : [[questionId, middle] as const];
  });
  return new Map(middles);
}

/** Metres; NaN for an answer that is no place. */
export function metresFrom(
  middle: Pick<GeoPoint, 'latitude' | 'longitude'>,
  answer: AnswerValue | null | undefined,
): number {
  const [value] = valuesOf(answer ?? undefined);
  const point = value === undefined ? null : geoPointOf(value);
  return point === null ? Number.NaN : distanceBetween(middle, point);
}

/** `48.37, -89.32 · 1.2 km` */
export function withDistance(text: string, metres: number): string {
  return Number.isNaN(metres) ? text : `${text} · ${distanceText(metres)}`;
}
