import { describe, expect, it } from 'vitest';
import { photoPlace, withPhotoPlace } from './photo-place.ts';

const bare = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 0xff, 0xd9]);

/** A list of entries in little-endian TIFF, as phones write it: degrees, minutes and seconds. */
function taken(
  gps: readonly (readonly [tag: number, value: string | readonly number[]])[],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(400);
  const view = new DataView(bytes.buffer);
  bytes.set([0xff, 0xd8, 0xff, 0xe1]);
  view.setUint16(4, 390);
  bytes.set(new TextEncoder().encode('Exif\0\0II*\0'), 6);
  const tiff = new DataView(bytes.buffer, 12);
  const write = (at: number, tag: number, value: string | readonly number[], free: number) => {
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, typeof value === 'string' ? 2 : 5, true);
    tiff.setUint32(at + 4, typeof value === 'string' ? 2 : value.length / 2, true);
    if (typeof value === 'string') return tiff.setUint8(at + 8, value.charCodeAt(0));
    tiff.setUint32(at + 8, free, true);
    return value.forEach((number, place) => tiff.setUint32(free + place * 4, number, true));
  };
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 1, true);
  tiff.setUint16(10, 0x8825, true);
  tiff.setUint32(18, 26, true);
  tiff.setUint16(26, gps.length, true);
  gps.forEach(([tag, value], index) => write(28 + index * 12, tag, value, 120 + index * 24));
  return bytes;
}

const latitude = [36, 1, 51, 1, 0, 1];
const longitude = [174, 1, 45, 1, 3_600, 100];

describe('the place of a photo', () => {
  it.each([
    ['S', 'E', [], 'geo:-36.85,174.76'],
    ['N', 'W', [[31, [475, 100]]], 'geo:36.85,-174.76;u=4.75'],
    // An accuracy that says nothing.
    ['S', 'W', [[31, [0, 0]]], 'geo:-36.85,-174.76'],
    // The height above the sea is none above the ellipsoid.
    ['N', 'E', [[6, [12, 1]]], 'geo:36.85,174.76'],
  ] as const)('%s %s', (north, east, more, place) => {
    expect(photoPlace(taken([[1, north], [2, latitude], [3, east], [4, longitude], ...more]))).toBe(place);
  });

  it.each([
    [
      'without a side',
      [
        [2, latitude],
        [4, longitude],
      ],
    ],
    [
      'of no side',
      [
        [1, 'X'],
        [2, latitude],
        [3, 'E'],
        [4, longitude],
      ],
    ],
    [
      'nowhere on Earth',
      [
        [1, 'N'],
        [2, [91, 1, 0, 1, 0, 1]],
        [3, 'E'],
        [4, longitude],
      ],
    ],
    [
      'divided by nothing',
      [
        [1, 'N'],
        [2, [36, 0, 51, 1, 0, 1]],
        [3, 'E'],
        [4, longitude],
      ],
    ],
    [
      'that the camera did not know',
      [
        [1, 'N'],
        [2, latitude],
        [3, 'E'],
        [4, longitude],
        [9, 'V'],
      ],
    ],
    [
      'of zeros',
      [
        [1, 'N'],
        [2, [0, 1, 0, 1, 0, 1]],
        [3, 'E'],
        [4, [0, 1, 0, 1, 0, 1]],
      ],
    ],
    [
      'cut',
      [
        [1, 'N'],
        [2, [36, 1]],
        [3, 'E'],
        [4, longitude],
      ],
    ],
  ] as const)('is none where it is one %s', (_why, gps) => {
    expect(photoPlace(taken(gps))).toBeNull();
  });

  it.each(['geo:-36.85,174.76', 'geo:89.9999999,-179.9999999;u=4.75', 'geo:0.0000001,0'])(
    'is written into a smaller copy: %s',
    (place) => {
      expect(photoPlace(bare)).toBeNull();
      const copy = withPhotoPlace(bare, place);
      expect(photoPlace(copy)).toBe(place);
      expect([...copy.subarray(-8)]).toEqual([...bare.subarray(-8)]);
    },
  );

  it('that is none is not written', () => {
    expect(withPhotoPlace(bare, 'Gate 2')).toBe(bare);
  });

  it('is not read beyond the end of what is cut or broken', () => {
    const whole = withPhotoPlace(bare, 'geo:-36.85,174.76;u=5');
    for (let length = 0; length < whole.length; length += 1) {
      photoPlace(whole.subarray(0, length));
      const broken = Uint8Array.from(whole);
      broken[length] = 0xff;
      photoPlace(broken);
    }
    expect(photoPlace(whole)).not.toBeNull();
  });
});
