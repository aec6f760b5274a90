// A circle as a condition of a filter: typed as "5 km of -36.85, 174.76", stored as its middle with the radius as accuracy.
import { t } from '#core/messages/text.ts';
import { geoAddress, geoPointOf, rounded } from './geo-point.ts';
import { parsePlace } from './parse-place.ts';
import { placeText } from './place-text.ts';
import { m } from './texts.ts';

const metres: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['km', 1_000],
  ['mi', 1_609.344],
  ['nmi', 1_852],
]);

/** The value of a circle in a text, or why there is none. */
export function parseCircle(text: string): { value: string } | string {
  const given = text.trim().split(/\s+/).join(' ');
  if (isCircle(given)) return { value: given };
  const [whole, distance = '', unit = 'm', place = ''] =
    /^(\d{1,8}(?:\.\d{1,15})?) ?(nmi|km|mi|m) (?:of|from|around) (.{1,200})$/i.exec(given) ?? [];
  if (whole === undefined) return t(m.pleaseEnterCircle);
  const middle = parsePlace(place);
  if (typeof middle === 'string') return middle;
  const factor = metres.get(unit.toLowerCase()) ?? 1;
  return { value: geoAddress({ ...middle, altitude: null, accuracy: Number(distance) * factor }) };
}

/** Whether a value is a circle: a place with a radius. */
export function isCircle(value: string): boolean {
  return geoPointOf(value)?.accuracy != null;
}

/** `5 km of -36.85, 174.76`, which is read again as the same. */
export function circleText(value: string): string {
  const point = geoPointOf(value);
  if (point?.accuracy == null) return value;
  const { accuracy } = point;
  return t(m.circle, {
    distance: distanceText(accuracy),
    place: placeText({ ...point, altitude: null, accuracy: null }),
  });
}

/** `850 m`, `5.2 km` */
export function distanceText(distance: number, number: (value: number) => string = String): string {
  const write = (value: number, digits: number) => number(Number(rounded(value, digits)));
  return distance < 1_000 ? `${write(distance, 1)} m` : `${write(distance / 1_000, 3)} km`;
}
