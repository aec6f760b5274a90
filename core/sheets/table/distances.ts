// While a filter asks for the rows around a place, the table shows how far each is from it, and sorts by that.
import type { AnswerValue } from '#core/questions/values.ts';
import { valuesOf } from '#core/questions/values.ts';
import { isCircle } from '#core/questions/places/circle.ts';
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

/** How far the places of a row are from the middles of a table, by question. */
export function metresOf(
  middles: ReadonlyMap<string, GeoPoint>,
  answerOf: (questionId: string) => AnswerValue | null | undefined,
): Readonly<Record<string, number>> {
  const metres = [...middles].map(([id, middle]) => [id, metresFrom(middle, answerOf(id))] as const);
  return Object.fromEntries(metres.filter(([, away]) => !Number.isNaN(away)));
}
