// Reads a line or an area as people and programs write it: WKT, a geometry of GeoJSON, or points in any notation of a place, one
// a line or between semicolons as ODK has them. What nobody could draw is an issue that names it.
import { t } from '#core/messages/text.ts';
import { type Corner, isOnEarth } from './geo-point.ts';
import { parsePlace } from './parse-place.ts';
import { cornersIn, isSameCorner, mostShapePoints, type ShapeKind, shapeValue } from './shape.ts';
import { m } from './texts.ts';

/** Characters of a text that is read: GeoJSON takes more room than the points need. */
const longestText = 100_000;

/** The points of a text, a border without its end, or why there are none. */
export function parseShape(kind: ShapeKind, text: string): Corner[] | string {
  const given = text.trim();
  if (given.length > longestText) return noShape(kind, given);
  const stored = cornersIn(kind, given);
  if (stored !== null) return stored;
  if (given.startsWith('{')) return fromGeoJson(kind, given);
  const [, word, rest = ''] =
    /^(?:SRID=4326; ?)?((?:multi)?(?:point|linestring|polygon)|geometrycollection)\b(.*)$/is.exec(given) ??
    [];
  return word === undefined ? fromPoints(kind, given) : fromWkt(kind, word.toUpperCase(), rest);
}

/** The value of the line or area in a text; undefined: there is none. */
export function shapeIn(kind: ShapeKind, text: string): string | undefined {
  const corners = parseShape(kind, text);
  return typeof corners === 'string' || corners.length === 0 ? undefined : shapeValue(kind, corners);
}

const words = { line: 'LINESTRING', area: 'POLYGON' } as const;
const types = { line: 'LineString', area: 'Polygon' } as const;

function fromWkt(kind: ShapeKind, word: string, rest: string): Corner[] | string {
  if (word !== words[kind]) return t(m.isAnotherShape, { kind, word });
  // Heights and measures behind longitude and latitude are left out.
  const inner = rest
    .trim()
    .replace(/^(?:ZM|Z|M)\b/i, '')
    .trim();
  const rings = kind === 'line' ? [inner] : ringsIn(inner);
  if (rings === null || rings.length === 0) return noShape(kind, `${word} ${inner}`);
  if (rings.length > 1) return t(m.areaHasHoles);
  const listed = /^\(([^()]*)\)$/.exec(rings[0] ?? '')?.[1];
  if (listed === undefined) return noShape(kind, `${word} ${inner}`);
  return fromPositions(
    kind,
    listed.split(',').map((position) => position.trim().split(/\s+/).map(decimal)),
  );
}

/** `(1 2, ...)` of each ring in `((1 2, ...), (3 4, ...))`. */
function ringsIn(text: string): string[] | null {
  if (!text.startsWith('(') || !text.endsWith(')')) return null;
  return text
    .slice(1, -1)
    .split(/(?<=\))\s*,/)
    .map((ring) => ring.trim());
}

function decimal(text: string): number {
  return /^[+-]?\d{1,9}(?:\.\d{1,20})?(?:e[+-]\d{1,2})?$/i.test(text) ? Number(text) : Number.NaN;
}

function fromGeoJson(kind: ShapeKind, text: string): Corner[] | string {
  const geometry = geometryIn(parsed(text));
  if (geometry === null) return noShape(kind, text);
  const { type, coordinates } = geometry;
  if (type !== types[kind]) return t(m.isAnotherShape, { kind, word: type.slice(0, 40) });
  const [ring, ...holes] = kind === 'line' ? [coordinates] : listOf(coordinates);
  return holes.length > 0 ? t(m.areaHasHoles) : fromPositions(kind, listOf(ring).map(listOf));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of a feature, or of a collection that has one. */
function geometryIn(json: unknown): { type: string; coordinates: unknown } | null {
  if (typeof json !== 'object' || json === null) return null;
  if ('geometry' in json) return geometryIn(json.geometry);
  if ('features' in json) {
    const [only, ...more] = listOf(json.features);
    return more.length > 0 ? null : geometryIn(only);
  }
  if (!('type' in json) || typeof json.type !== 'string' || !('coordinates' in json)) return null;
  return { type: json.type, coordinates: json.coordinates };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Longitude before latitude, as programs have them. */
function fromPositions(kind: ShapeKind, positions: readonly (readonly unknown[])[]): Corner[] | string {
  const corners: Corner[] = [];
  for (const [at, [longitude, latitude]] of positions.entries()) {
    if (typeof longitude !== 'number' || typeof latitude !== 'number' || Number.isNaN(longitude + latitude))
      return t(m.pointIsNone, { number: at + 1 });
    if (!isOnEarth({ latitude, longitude })) return t(m.pointIsNotOnEarth, { number: at + 1 });
    corners.push({ latitude, longitude });
  }
  return ended(kind, corners);
}

/** Latitude before longitude, as people write them. */
function fromPoints(kind: ShapeKind, text: string): Corner[] | string {
  const parts = text.includes('\n') ? text.split('\n') : text.split(';');
  const given = parts.map((part) => part.replace(/[;,]\s*$/, '').trim()).filter((part) => part !== '');
  // More than can be answered is said without reading all of it.
  const corners: Corner[] = [];
  for (const [at, part] of given.slice(0, 2 * mostShapePoints).entries()) {
    const point = parsePlace(part);
    if (typeof point === 'string')
      return given.length === 1 ? noShape(kind, text) : t(m.pointSays, { number: at + 1, issue: point });
    corners.push({ latitude: point.latitude, longitude: point.longitude });
  }
  return corners.length === 0 ? noShape(kind, text) : ended(kind, corners);
}

/** Rounded as they are stored; a border without the end where it began. */
function ended(kind: ShapeKind, corners: readonly Corner[]): Corner[] {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  const stored = corners.map(({ latitude, longitude }) => ({
    latitude: round(latitude),
    longitude: round(longitude),
  }));
  const [first, last] = [stored[0], stored.at(-1)];
  const isClosed = kind === 'area' && stored.length > 1 && first && last && isSameCorner(first, last);
  return isClosed ? stored.slice(0, -1) : stored;
}

function noShape(kind: ShapeKind, text: string): string {
  return t(m.isNoShape, { kind, text: text.length > 60 ? `${text.slice(0, 57)}...` : text });
}

/** How a line or an area is typed: a point a line, which is what a field with lines shows. */
export function shapeTexts(kind: ShapeKind, separator = '\n') {
  return {
    read: (text: string) => (text.trim() === '' ? '' : (shapeIn(kind, text) ?? text.trim())),
    write: (value: string) =>
      cornersIn(kind, value)
        ?.map(({ latitude, longitude }) => `${latitude}, ${longitude}`)
        .join(separator) ?? value,
  };
}
