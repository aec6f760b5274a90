// How long a line is and how large an area, on a sphere of the mean radius: at most 0.6 % from the ellipsoid in length, and 0.9 %
// in area. Sides are great circles, as the shortest ways are. The same in SQL: formdeck_measure.
import { t } from '#core/messages/text.ts';
import { distanceText } from './circle.ts';
import { type Corner, distanceBetween, rounded, sphereRadius } from './geo-point.ts';
import { cornersIn, type ShapeKind } from './shape.ts';
import { m } from './texts.ts';

/** Metres of a line, square metres of an area; null: the value is none. */
export function measureOf(kind: ShapeKind, value: string): number | null {
  const corners = cornersIn(kind, value);
  return corners === null ? null : measure(kind, corners);
}

export function measure(kind: ShapeKind, corners: readonly Corner[]): number {
  return kind === 'line' ? lengthOf(corners) : areaOf(corners);
}

/** Metres along the points. */
export function lengthOf(corners: readonly Corner[]): number {
  let metres = 0;
  for (let at = 1; at < corners.length; at += 1) {
    const [from, to] = [corners[at - 1], corners[at]];
    if (from !== undefined && to !== undefined) metres += distanceBetween(from, to);
  }
  return metres;
}

/** Metres around an area. */
export function perimeterOf(corners: readonly Corner[]): number {
  return lengthOf([...corners, ...corners.slice(0, 1)]);
}

const degree = Math.PI / 180;

/** Square metres: the sum of what is between each side and the equator, east counted up and west down. */
function areaOf(corners: readonly Corner[]): number {
  let excess = 0;
  for (const [at, { latitude, longitude }] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? { latitude, longitude };
    const turn = next.longitude - longitude;
    // The shorter way, across the 180th meridian as well.
    const along = Math.tan(((turn - 360 * Math.round(turn / 360)) * degree) / 2);
    const [one, other] = [Math.tan((latitude * degree) / 2), Math.tan((next.latitude * degree) / 2)];
    excess += 2 * Math.atan2(along * (one + other), 1 + one * other);
  }
  return Math.abs(excess) * sphereRadius * sphereRadius;
}

/** `1.2 km, 14 points`; a value that is no such shape is its own text. `number` writes the number, else as it is typed. */
export function shapeText(kind: ShapeKind, value: string, number?: (value: number) => string): string {
  const corners = cornersIn(kind, value);
  if (corners === null) return value;
  return t(m.shapeWithPoints, {
    measure: measureText(kind, measure(kind, corners), number),
    count: corners.length,
  });
}

/** Metres or square metres as people type them, with decimal points in every language, unless `number` writes the number. */
export function measureText(
  kind: ShapeKind,
  amount: number,
  number: (value: number) => string = String,
): string {
  if (kind === 'line') return distanceText(amount, number);
  const write = (value: number, digits: number) => number(Number(rounded(value, digits)));
  if (amount < 10_000) return `${write(amount, 1)} m²`;
  return amount < 1_000_000 ? `${write(amount / 10_000, 3)} ha` : `${write(amount / 1_000_000, 3)} km²`;
}

const units: Readonly<Record<ShapeKind, ReadonlyMap<string, number>>> = {
  line: new Map([
    ['', 1],
    ['m', 1],
    ['km', 1_000],
    ['mi', 1_609.344],
    ['nmi', 1_852],
    ['ft', 0.3048],
  ]),
  area: new Map([
    ['', 1],
    ['m2', 1],
    ['ha', 10_000],
    ['km2', 1_000_000],
    ['acre', 4_046.856_422_4],
    ['acres', 4_046.856_422_4],
  ]),
};

/** Metres or square metres in a text such as `1.2 km` or `2 ha`; null: none. */
export function parseMeasure(kind: ShapeKind, text: string): number | null {
  const [whole, amount = '', unit = ''] =
    /^(\d{1,15}(?:\.\d{1,15})?) ?([a-z]{0,5}[2²]?)$/i.exec(text.trim()) ?? [];
  const factor = units[kind].get(unit.toLowerCase().replace('²', '2'));
  if (whole === undefined || factor === undefined) return null;
  return Number(rounded(Number(amount) * factor, 6));
}
