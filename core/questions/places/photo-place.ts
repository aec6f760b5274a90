// Where a photo says that it was taken, as cameras write it into EXIF. It is read before a photo is made smaller, which loses it, and
// before it is stored, since stored photos have none; the server keeps it beside the photo, if the question asks for that.
import {
  exifIn,
  gpsIn,
  gpsTag,
  isPng,
  jpegSegments,
  pngChunks,
  textIn,
  viewOf,
} from '#core/files/photo/metadata.ts';
import { type GeoPoint, geoAddress, geoPointOf, isOnEarth } from './geo-point.ts';

/** The tags of the GPS that say where it was. */
const tags = { north: 1, latitude: 2, east: 3, longitude: 4, status: 9, error: 31 } as const;
/** More than half of the way around the Earth is no accuracy. */
const greatestError = 20_000_000;

/**
 * The value of the place; null: the photo says none, or none that can be one, such as cameras write before they know where they are.
 * The altitude is no part of it: cameras say it above the sea, and a place above the ellipsoid.
 */
export function photoPlace(photo: Uint8Array): string | null {
  for (const tiff of exifOf(photo)) {
    const point = pointIn(tiff);
    if (point !== null) return geoAddress(point);
  }
  return null;
}

function exifOf(photo: Uint8Array): Uint8Array[] {
  return isPng(photo)
    ? [...pngChunks(photo)].flatMap(({ kind, content }) => (kind === 'eXIf' ? [content] : []))
    : [...jpegSegments(photo)].flatMap((segment) => exifIn(segment) ?? []);
}

function pointIn(tiff: Uint8Array): GeoPoint | null {
  const gps = gpsIn(tiff);
  if (gps === null) return null;
  const valueOf = (tag: number) => gps.entries.find((entry) => entry.tag === tag)?.value ?? new Uint8Array();
  const letter = (tag: number) => textIn(valueOf(tag).subarray(0, 1));
  const numbers = (tag: number, count: number) =>
    Array.from({ length: count }, (_, index) => fraction(valueOf(tag), index * 8, gps.isLittle));
  const degrees = (tag: number, side: number, negative: string) => {
    const [whole = Number.NaN, minutes = Number.NaN, seconds = Number.NaN] = numbers(tag, 3);
    return (whole + minutes / 60 + seconds / 3_600) * (letter(side) === negative ? -1 : 1);
  };
  const point = {
    latitude: degrees(tags.latitude, tags.north, 'S'),
    longitude: degrees(tags.longitude, tags.east, 'W'),
  };
  const isSaid = /[NS]/.test(letter(tags.north)) && /[EW]/.test(letter(tags.east));
  const isUnknown = letter(tags.status) === 'V' || (point.latitude === 0 && point.longitude === 0);
  if (!isSaid || isUnknown || !isOnEarth(point)) return null;
  const [error = Number.NaN] = numbers(tags.error, 1);
  return { ...point, altitude: null, accuracy: error > 0 && error < greatestError ? error : null };
}

/** NaN where there is none. */
function fraction(value: Uint8Array, at: number, isLittle: boolean): number {
  if (at + 8 > value.length) return Number.NaN;
  const view = viewOf(value);
  const below = view.getUint32(at + 4, isLittle);
  return below === 0 ? Number.NaN : view.getUint32(at, isLittle) / below;
}

/** A JPEG that says a place, of one that says none, as a photo that was made smaller; as it is where the value is no place. */
export function withPhotoPlace(jpeg: Uint8Array<ArrayBuffer>, place: string): Uint8Array<ArrayBuffer> {
  const point = geoPointOf(place);
  if (point === null) return jpeg;
  const exif = exifWith(point);
  const all = new Uint8Array(jpeg.length + exif.length);
  all.set(jpeg.subarray(0, startOfImage));
  all.set(exif, startOfImage);
  all.set(jpeg.subarray(startOfImage), startOfImage + exif.length);
  return all;
}

const startOfImage = 2;
/** Of seven decimals, as a place is stored. */
const parts = 1e7;
/** The types of a value in TIFF. */
const types = { letter: 2, long: 4, fraction: 5 } as const;

/** A segment whose first list of tags has nothing but the list of the GPS. */
function exifWith({ latitude, longitude, accuracy }: GeoPoint): Uint8Array {
  const head = 10;
  const gps = 26;
  const fractions = [latitude, longitude].map((degrees) => [Math.round(Math.abs(degrees) * parts), parts]);
  const entries: [tag: number, type: number, count: number, value: number | readonly number[]][] = [
    [tags.north, types.letter, 2, (latitude < 0 ? 0x53 : 0x4e) << 24],
    [tags.latitude, types.fraction, 3, [...(fractions[0] ?? []), 0, 1, 0, 1]],
    [tags.east, types.letter, 2, (longitude < 0 ? 0x57 : 0x45) << 24],
    [tags.longitude, types.fraction, 3, [...(fractions[1] ?? []), 0, 1, 0, 1]],
  ];
  if (accuracy !== null) entries.push([tags.error, types.fraction, 1, [Math.round(accuracy * 100), 100]]);
  const elsewhere = entries.flatMap(([, , , value]) => (typeof value === 'number' ? [] : value)).length * 4;
  const bytes = new Uint8Array(head + gps + 2 + entries.length * 12 + 4 + elsewhere);
  const view = viewOf(bytes);
  bytes.set([0xff, 0xe1]);
  view.setUint16(2, bytes.length - 2);
  bytes.set(new TextEncoder().encode('Exif\0\0MM\0*'), 4);
  const tiff = new DataView(bytes.buffer, head);
  let free = gps + 2 + entries.length * 12 + 4;
  const write = (at: number, [tag, type, count, value]: (typeof entries)[number]) => {
    tiff.setUint16(at, tag);
    tiff.setUint16(at + 2, type);
    tiff.setUint32(at + 4, count);
    tiff.setUint32(at + 8, typeof value === 'number' ? value : free);
    if (typeof value === 'number') return;
    for (const number of value) {
      tiff.setUint32(free, number);
      free += 4;
    }
  };
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 1);
  write(10, [gpsTag, types.long, 1, gps]);
  tiff.setUint16(gps, entries.length);
  entries.forEach((entry, index) => write(gps + 2 + index * 12, entry));
  return bytes;
}
