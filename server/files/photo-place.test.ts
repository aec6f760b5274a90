import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutPlace } from './photo-place.ts';

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#2266aa' } });
const taken = () =>
  picture()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of Ann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 4711/100', GPSMapDatum: 'Northern datum' },
    });

describe('a photo without its place', () => {
  it.each([
    ['JPEG', () => taken().jpeg().toBuffer()],
    ['PNG', () => taken().png().toBuffer()],
  ])('keeps the rest of a %s', async (_kind, make) => {
    const photo = await make();
    expect(photo.includes('Northern datum')).toBe(true);
    const placeless = withoutPlace(photo) ?? Buffer.alloc(0);
    expect(placeless.includes('Northern datum')).toBe(false);
    expect(placeless.includes('Camera of Ann')).toBe(true);
    expect(placeless).toHaveLength(photo.length);
    expect(await sharp(placeless).metadata()).toMatchObject({ orientation: 6, width: 40 });
    expect(await sharp(placeless).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
    // Nothing is left to take out.
    expect(withoutPlace(placeless)).toBeNull();
  });

  it('has none in words either', async () => {
    const photo = await picture().withXmp('<x:xmpmeta exif:GPSLatitude="43,39.78N"/>').jpeg().toBuffer();
    expect(photo.includes('43,39.78N')).toBe(true);
    const placeless = withoutPlace(photo) ?? Buffer.alloc(0);
    expect(placeless.includes('43,39.78N')).toBe(false);
    expect(await sharp(placeless).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  });

  it.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
  ])('is the same where a %s has no place', async (_kind, make) => {
    expect(withoutPlace(await make())).toBeNull();
  });

  it('is not read beyond its end, wherever it is cut or broken', async () => {
    for (const make of [() => taken().jpeg().toBuffer(), () => taken().png().toBuffer()]) {
      const photo = await make();
      for (let length = 0; length < photo.length; length += 1) {
        withoutPlace(photo.subarray(0, length));
        const broken = Buffer.from(photo);
        broken[length] = 0xff;
        withoutPlace(broken);
      }
    }
  });
});
