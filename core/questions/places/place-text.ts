// A place as people read it, with decimal points in every language: what is copied into a map finds it.
import { type GeoPoint, geoPointOf, rounded } from './geo-point.ts';

/** `-36.85, 174.76 (12 m, ±5 m)`: in brackets the altitude and the accuracy, where they are known. */
export function placeText({ latitude, longitude, altitude, accuracy }: GeoPoint): string {
  const metres = [
    ...(altitude === null ? [] : [`${rounded(altitude, 2)} m`]),
    ...(accuracy === null ? [] : [`±${rounded(accuracy, 2)} m`]),
  ];
  const around = metres.length === 0 ? '' : ` (${metres.join(', ')})`;
  return `${rounded(latitude, 7)}, ${rounded(longitude, 7)}${around}`;
}

/** The text of a value; a value that is no place is its own. */
export function placeTextOf(value: string): string {
  const point = geoPointOf(value);
  return point === null ? value : placeText(point);
}
