// While a filter asks for the rows around a place, the table shows how far each is from it, and sorts by that.
import type { AnswerValue } from '#core/questions/values.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCircle } from '#core/questions/places/circle.ts';
import { type Corner, distanceBetween, type GeoPoint, geoPointOf } from '#core/questions/places/geo-point.ts';
import { pointsIn } from '#core/questions/places/shape.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

/** The middle of the circle that a filter asks for, by the question; those of several circles have none. */
export function middlesOf(filter: Pick<RowFilter, 'filters'> | null): ReadonlyMap<string, GeoPoint> {
  const middles = (filter?.filters ?? []).flatMap(({ questionId, values: [value = '', ...more] }) => {
    const middle = more.length === 0 && isCircle(value) ? geoPointOf(value) : null;
    return middle === null ? [] : [[questionId, middle] as const];
  });
  return new Map(middles);
}

/** Metres to a place, or to the nearest point of a line or an area; NaN for an answer that is none. */
export function metresFrom(middle: Corner, answer: AnswerValue | null | undefined): number {
  const [value] = valuesOf(answer ?? undefined);
  const points = value === undefined ? [] : pointsIn(value);
  return points.length === 0
    ? Number.NaN
    : points.reduce((least, point) => Math.min(least, distanceBetween(middle, point)), Infinity);
}

/** How far the places of a row are from the middles of a table, by question. */
export function metresOf(
  middles: ReadonlyMap<string, GeoPoint>,
  answerOf: (questionId: string) => AnswerValue | null | undefined,
): Readonly<Record<string, number>> {
  const metres = [...middles].map(([id, middle]) => [id, metresFrom(middle, answerOf(id))] as const);
  return Object.fromEntries(metres.filter(([, away]) => !Number.isNaN(away)));
}
