// Reads a place as people and files write it: decimal degrees, degrees with minutes and seconds, and the "latitude
// longitude altitude accuracy" of ODK. What could be two things is an issue that names them, and is never guessed.
import { t } from '#core/messages/text.ts';
import { type GeoPoint, geoAddress, geoPointOf, isGeoAddress, isOnEarth } from './geo-point.ts';
import { m } from './texts.ts';

/** Characters of a place as people write it. */
const longestPlace = 200;

/** The place in a text, or why there is none. */
export function parsePlace(text: string): GeoPoint | string {
  const given = text.trim();
  if (isGeoAddress(given)) return geoPointOf(given) ?? rangeIssue(given);
  if (given.length > longestPlace) return t(m.isNoPlace, { text: shorten(given) });
  const plain = plainSigns(given);
  const written = /[NSEWO°'"]/i.test(plain) ? lettered(plain) : numbers(plain);
  if (written === null) return t(m.isNoPlace, { text: shorten(given) });
  if (typeof written === 'string') return written;
  return isOnEarth(written) ? written : outOfRange(written);
}

/** The value of the place in a text; undefined: there is none, or it could be two. */
export function placeValue(text: string): string | undefined {
  const point = parsePlace(text);
  return typeof point === 'string' ? undefined : geoAddress(point);
}

/** A place of numbers that are given apart, such as in columns of a file: texts that may have a decimal comma. */
export function placeOfParts(parts: PlaceParts): string {
  const texts = [parts.latitude, parts.longitude, parts.altitude ?? '', parts.accuracy ?? ''].map((part) =>
    plainSigns(part).trim(),
  );
  if (texts.every((text) => text === '')) return '';
  const [latitude, longitude, altitude, accuracy] = texts.map((text, at) =>
    text === '' ? null : decimal(text, at),
  );
  const isWhole = ![latitude, longitude, altitude, accuracy].some(Number.isNaN) && (accuracy ?? 0) >= 0;
  if (isWhole && latitude != null && longitude != null) {
    const point = { latitude, longitude, altitude: altitude ?? null, accuracy: accuracy ?? null };
    if (isOnEarth(point)) return geoAddress(point);
  }
  // What is no place is shown as it stands, and is then refused like any text that is none.
  return texts.filter((text, at) => at < 2 || text !== '').join(', ');
}

export type PlaceParts = {
  latitude: string;
  longitude: string;
  altitude?: string | undefined;
  accuracy?: string | undefined;
};

/** A number alone in its cell. No degree has thousands, so a comma in it is a decimal one; `1,234` m could be either. */
function decimal(text: string, at: number): number {
  const isDoubtful = at > 1 && /^[+-]?[1-9]\d{0,2},\d{3}$/.test(text);
  // A program writes 1e-7 for a hundredth of a metre from the equator.
  const isNumber = withComma.test(text) || /^-?\d(?:\.\d{1,20})?e-\d{1,2}$/i.test(text);
  return isNumber && !isDoubtful ? Number(text.replace(',', '.')) : Number.NaN;
}

/** The signs of typographers as those of keyboards, with one space where there are some. */
function plainSigns(text: string): string {
  return text
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/[\u00ba\u02da]/g, '°')
    .replaceAll(/[\u2032\u2018\u2019\u00b4`]/g, "'")
    .replaceAll(/[\u2033\u201c\u201d]|''/g, '"')
    .trim()
    .split(/\s+/)
    .join(' ');
}

const number = /^[+-]?\d{1,9}(?:\.\d{1,20})?$/;
const withComma = /^[+-]?\d{1,9}(?:[.,]\d{1,20})?$/;

/** `-36.85, 174.76`, `-36.85 174.76 12 5`, with metres in brackets as this product writes them. */
function numbers(text: string): GeoPoint | string | null {
  const open = text.indexOf('(');
  const metres = open < 0 ? {} : metresIn(text.slice(open));
  const parts = metres === null ? null : partsOf(open < 0 ? text : text.slice(0, open).trim());
  if (typeof parts === 'string') return parts;
  if (metres === null || parts === null) return null;
  const [latitude = Number.NaN, longitude = Number.NaN, height, around, ...more] = parts;
  if (Number.isNaN(longitude) || more.length > 0 || (around ?? 0) < 0) return null;
  // ODK writes two zeros where neither was measured: nothing is accurate to 0 m.
  const isUnmeasured = around === 0;
  return {
    latitude,
    longitude,
    altitude: isUnmeasured ? null : (height ?? null),
    accuracy: isUnmeasured ? null : (around ?? null),
    ...metres,
  };
}

/** `(12 m, ±5 m)`; null for anything else in brackets. */
function metresIn(brackets: string): Partial<GeoPoint> | null {
  if (!brackets.endsWith(')')) return null;
  const found: Partial<GeoPoint> = {};
  for (const part of brackets.slice(1, -1).split(', ')) {
    const [, sign, metres = ''] = /^(±?)(-?\d{1,8}(?:\.\d{1,15})?) m$/.exec(part) ?? [];
    if (sign === undefined) return null;
    found[sign === '' ? 'altitude' : 'accuracy'] = Number(metres);
  }
  return found;
}

function partsOf(text: string): number[] | string | null {
  const split = (separator: string) => text.split(separator).map((part) => part.trim());
  if (text.includes(';')) return decimals(split(';'), withComma);
  if (!text.includes(',')) return decimals(split(' '), number);
  // A decimal point leaves commas one meaning, and so does a space behind each.
  const byComma = split(',');
  const isSpaced = text.split(', ').length === byComma.length && !byComma.some((part) => part.includes(' '));
  const isPairs = byComma.length === 4 && text.split(', ').length === 2;
  // No decimals begin with a sign.
  const isSigned = byComma.slice(1).every((part) => /^[+-]/.test(part));
  if (text.includes('.') || isSigned || (isSpaced && !isPairs)) return decimals(byComma, number);
  // `-36,85 174,76`: a comma in each number.
  const bySpace = split(' ');
  if (bySpace.length === 2 && bySpace.every((part) => /\d,\d/.test(part) && withComma.test(part)))
    return decimals(bySpace, withComma);
  return byComma.every((part) => number.test(part)) ? t(m.couldBeTwoPlaces, { text: shorten(text) }) : null;
}

function decimals(parts: readonly string[], allowed: RegExp): number[] | null {
  return parts.every((part) => allowed.test(part))
    ? parts.map((part) => Number(part.replace(',', '.')))
    : null;
}

/** `36°51'S 174°46'E`, `S 36 51.5, E 174 46.2`, `36.85°S 174.76°E`. */
function lettered(text: string): GeoPoint | string | null {
  const upper = text.toUpperCase();
  // West in Spanish, French and Italian, east in German.
  if (upper.includes('O')) return /[A-MP-Z]{2}/.test(upper) ? null : t(m.letterOMeansEastOrWest);
  if (!/[NSEW]/.test(upper)) return unlettered(upper);
  const halves = upper.split(/^[NSEW]/.test(upper) ? /(?=[NSEW])/ : /(?<=[NSEW])/);
  const point = { latitude: Number.NaN, longitude: Number.NaN, altitude: null, accuracy: null };
  for (const half of halves) {
    const [letter = ''] = /[NSEW]/.exec(half) ?? [];
    const degrees = degreesIn(withoutSeparators(half.replace(letter, '')));
    if (degrees === null) return null;
    if (degrees < 0) return t(m.signAndLetter, { text: shorten(text) });
    const axis = letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
    point[axis] = letter === 'S' || letter === 'W' ? -degrees : degrees;
  }
  const isWhole = halves.length === 2 && !Number.isNaN(point.latitude) && !Number.isNaN(point.longitude);
  return isWhole ? point : null;
}

/** Degrees with their sign: `-36°51', 174°46'`. */
function unlettered(text: string): GeoPoint | null {
  const second = text.indexOf('°', text.indexOf('°') + 1);
  let between = second;
  while (between > 0 && !(/[ ,;]/.test(text[between] ?? '') && /[°'"]/.test(text[between - 1] ?? '')))
    between -= 1;
  const [latitude, longitude] = [text.slice(0, between), text.slice(between)].map((half) =>
    degreesIn(withoutSeparators(half)),
  );
  if (latitude == null || longitude == null) return null;
  return { latitude, longitude, altitude: null, accuracy: null };
}

function withoutSeparators(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && /[ ,;]/.test(text[start] ?? '')) start += 1;
  while (end > start && /[ ,;]/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}

/** Degrees, minutes and seconds; only the last of them has decimals. */
function degreesIn(text: string): number | null {
  const signs = text.replaceAll(/[^°'"]/g, '');
  const parts = text.split(/[°'" ]/).filter((part) => part !== '');
  if (!`°'"`.startsWith(signs) || parts.length < 1 || parts.length > 3) return null;
  if (!parts.every((part, at) => (at === 0 ? withComma : /^\d{1,2}(?:[.,]\d{1,20})?$/).test(part)))
    return null;
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return null;
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    Math.abs(Number(part.replace(',', '.'))),
  );
  if (minutes >= 60 || seconds >= 60) return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  return text.startsWith('-') ? -value : value;
}

function rangeIssue(address: string): string {
  const [latitude = Number.NaN, longitude = Number.NaN] = address
    .slice('geo:'.length)
    .split(/[,;]/)
    .map(Number);
  return outOfRange({ latitude, longitude });
}

function outOfRange({ latitude, longitude }: Pick<GeoPoint, 'latitude' | 'longitude'>): string {
  const isTurned = isOnEarth({ latitude: longitude, longitude: latitude });
  if (Math.abs(latitude) <= 90) return t(m.longitudeOutOfRange, { longitude: String(longitude) });
  return t(isTurned ? m.latitudeComesFirst : m.latitudeOutOfRange, { latitude: String(latitude) });
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
