// Places as maps have them: longitude first.
import { geoAddress, geoPointOf } from '#core/questions/places/geo-point.ts';
import { placeText } from '#core/questions/places/place-text.ts';

type Position = readonly [number, number];

/** The position of a value; null: it is no place. */
export function positionOf(value: string): Position | null {
  const point = geoPointOf(value);
  return point === null ? null : [point.longitude, point.latitude];
}

/** The value of a position: nobody measured it. */
export function valueAt([longitude, latitude]: Position): string {
  return geoAddress(pointAt(longitude, latitude));
}

export function positionText([longitude, latitude]: Position): string {
  return placeText(pointAt(longitude, latitude));
}

/** What is chosen on a map is no more accurate than a metre. */
function pointAt(longitude: number, latitude: number) {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(latitude), longitude: round(longitude), altitude: null, accuracy: null };
}
