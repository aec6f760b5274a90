// A place as it is stored: a `geo:` address of RFC 5870, WGS 84, such as `geo:-36.85,174.76,12;u=5`, which is latitude,
// longitude, and, where they are known, the altitude and the accuracy (`u`, uncertainty) in metres. A circle is the
// place in its middle with its radius as `u`.

export type GeoPoint = {
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** Metres above the ellipsoid, as a device says it; null: unknown. */
  altitude: number | null;
  /** Metres around the point within which the place is likely to be; null: unknown. */
  accuracy: number | null;
};

/** A point without anything that was measured: a corner of a line or an area. */
export type Corner = Pick<GeoPoint, 'latitude' | 'longitude'>;

/** The same in SQL: formdeck_place. */
const form =
  /^geo:(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)(?:,(-?\d{1,8}(?:\.\d{1,15})?))?(?:;u=(\d{1,8}(?:\.\d{1,15})?))?$/;

/** Whether a value has the form of a stored place, wherever it is. */
export function isGeoAddress(value: string): boolean {
  return form.test(value);
}

/** The place that a value is; null: it is none on Earth. */
export function geoPointOf(value: string): GeoPoint | null {
  const [whole, latitude, longitude, altitude, accuracy] = form.exec(value) ?? [];
  if (whole === undefined) return null;
  const point = {
    latitude: Number(latitude),
    longitude: Number(longitude),
    altitude: altitude === undefined ? null : Number(altitude),
    accuracy: accuracy === undefined ? null : Number(accuracy),
  };
  return isOnEarth(point) ? point : null;
}

export function isOnEarth({ latitude, longitude }: Corner): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** The value of a place: seven decimals of a degree are a centimetre. */
export function geoAddress({ latitude, longitude, altitude, accuracy }: GeoPoint): string {
  const height = altitude === null ? '' : `,${rounded(altitude, 2)}`;
  const around = accuracy === null ? '' : `;u=${rounded(accuracy, 2)}`;
  return `geo:${rounded(latitude, 7)},${rounded(longitude, 7)}${height}${around}`;
}

/** Without trailing zeros, an exponent or a negative zero. */
export function rounded(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  if (text[end - 1] === '.') end -= 1;
  const short = text.slice(0, end);
  return short === '-0' ? '0' : short;
}

const degree = Math.PI / 180;
/** The mean radius of the Earth in metres: a sphere of it differs from the ellipsoid by at most 0.6 %. In SQL as well. */
export const sphereRadius = 6_371_008.8;

/** Metres along the surface, by the haversine formula. In SQL: formdeck_distance. */
export function distanceBetween(one: Corner, other: Corner): number {
  const up = Math.sin(((other.latitude - one.latitude) * degree) / 2);
  const along = Math.sin(((other.longitude - one.longitude) * degree) / 2);
  const chord = up * up + Math.cos(one.latitude * degree) * Math.cos(other.latitude * degree) * along * along;
  return 2 * sphereRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a place is between two corners, south-west and north-east; a rectangle may cross the 180th meridian. */
export function isInside(
  { latitude, longitude }: Corner,
  [southWest, northEast]: readonly [GeoPoint, GeoPoint],
): boolean {
  if (latitude < southWest.latitude || latitude > northEast.latitude) return false;
  return southWest.longitude <= northEast.longitude
    ? longitude >= southWest.longitude && longitude <= northEast.longitude
    : longitude >= southWest.longitude || longitude <= northEast.longitude;
}
