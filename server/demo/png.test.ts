import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { draw } from './drawings.ts';
import { encodePng } from './png.ts';

it('writes files that begin and end as PNG files do, with the pixels in them', () => {
  const png = encodePng({
    width: 2,
    height: 2,
    channels: 3,
    pixels: Uint8Array.from({ length: 12 }, (_, i) => i),
  });
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  // The checksum that every PNG file's last chunk has.
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 2, 8, 2]);
  const data = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  expect([...data]).toEqual([0, 0, 1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11]);
});

it('draws the same image for the same answer, another for another person', () => {
  const image = { id: 'a', draw: 'signature', sheetId: 's', createdAt: 0 } as const;
  const user = (id: string) => ({ ...image, user: { id } as never });
  expect(draw(user('one'))).toEqual(draw(user('one')));
  expect(draw(user('one'))).not.toEqual(draw(user('two')));
  expect(draw({ ...user('one'), draw: 'photo' }).length).toBeGreaterThan(200);
});
