// Lines and areas as they are stored: WKT, which PostGIS, geopandas and QGIS read, longitude first (WGS 84):
// `LINESTRING (174.76 -36.85, 174.77 -36.86)`. An area is its border, which ends where it began:
// `POLYGON ((174.76 -36.85, 174.77 -36.85, 174.77 -36.86, 174.76 -36.85))`.
import { t } from '#core/messages/text.ts';
import { crossingIn } from './crossing.ts';
import { type Corner, geoPointOf, isOnEarth, rounded } from './geo-point.ts';
import { m } from './texts.ts';

export type ShapeKind = 'line' | 'area';

/** Points of a line, or corners of an area: its text stays within the length of any answer. */
export const mostShapePoints = 400;
/** The fewest that make one. */
const fewestPoints: Readonly<Record<ShapeKind, number>> = { line: 2, area: 3 };

/** A decimal number of degrees; in SQL as well: formdeck_positions. */
const corner = /^(-?\d{1,3}(?:\.\d{1,15})?) (-?\d{1,2}(?:\.\d{1,15})?)$/;
const wraps = { line: ['LINESTRING (', ')'], area: ['POLYGON ((', '))'] } as const;

/** The points of a stored line or area, a border without its end; null: it is none, or not on Earth. */
export function cornersIn(kind: ShapeKind, value: string): Corner[] | null {
  const [open, close] = wraps[kind];
  if (!value.startsWith(open) || !value.endsWith(close)) return null;
  const corners: Corner[] = [];
  for (const part of value.slice(open.length, -close.length).split(', ')) {
    const [, longitude, latitude] = corner.exec(part) ?? [];
    const read = { latitude: Number(latitude), longitude: Number(longitude) };
    // Not a number is not on Earth either.
    if (!isOnEarth(read)) return null;
    corners.push(read);
  }
  return kind === 'line' ? corners : withoutEnd(corners);
}

/** A border that is closed; null: it ends elsewhere than it began. */
function withoutEnd(corners: Corner[]): Corner[] | null {
  const [first, last] = [corners[0], corners.at(-1)];
  if (first === undefined || last === undefined || corners.length < 2) return null;
  return isSameCorner(first, last) ? corners.slice(0, -1) : null;
}

/** The value of some points, which may be too few: six decimals of a degree are a tenth of a metre. Empty for none. */
export function shapeValue(kind: ShapeKind, corners: readonly Corner[]): string {
  const [first] = corners;
  if (first === undefined) return '';
  const [open, close] = wraps[kind];
  const all = kind === 'line' ? corners : [...corners, first];
  return `${open}${all.map(cornerText).join(', ')}${close}`;
}

function cornerText({ latitude, longitude }: Corner): string {
  return `${rounded(longitude, 6)} ${rounded(latitude, 6)}`;
}

export function isSameCorner(one: Corner, other: Corner): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

/** Why these points are no line or no area; null: they are one. */
export function shapeIssue(kind: ShapeKind, corners: readonly Corner[]): string | null {
  const distinct = corners.filter((each, at) => {
    // Around an area, the first comes after the last.
    const before = corners[at === 0 && kind === 'area' && corners.length > 1 ? corners.length - 1 : at - 1];
    return before === undefined || !isSameCorner(each, before);
  });
  const least = fewestPoints[kind];
  if (distinct.length < least) return t(m.tooFewPoints, { kind, least, count: distinct.length });
  if (corners.length > mostShapePoints)
    return t(m.tooManyPoints, { kind, most: mostShapePoints, count: corners.length });
  if (kind === 'line') return null;
  const crossing = crossingIn(distinct);
  return crossing === null ? null : t(m.crossesItself, { first: crossing[0] + 1, second: crossing[1] + 1 });
}

/** With more points than a line may have, every other one of those between its ends. */
export function thinned(corners: readonly Corner[]): readonly Corner[] {
  if (corners.length <= mostShapePoints) return corners;
  return corners.filter((_, at) => at % 2 === 0 || at === corners.length - 1);
}

/** The points of an answer: a place is one; empty for anything else. */
export function pointsIn(value: string): readonly Corner[] {
  const point = geoPointOf(value);
  return point === null ? (cornersIn('line', value) ?? cornersIn('area', value) ?? []) : [point];
}
