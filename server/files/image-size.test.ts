import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const blank = { width: 123, height: 45, channels: 3, background: '#2266aa' } as const;
async function* inChunks(bytes: Buffer, length = 7): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += length) yield bytes.subarray(from, from + length);
}

describe('the size of an image', () => {
  it.each([
    ['a JPEG', () => sharp({ create: blank }).jpeg().toBuffer()],
    ['a progressive JPEG', () => sharp({ create: blank }).jpeg({ progressive: true }).toBuffer()],
    [
      'a JPEG with what a camera writes',
      () =>
        sharp({ create: blank })
          .withMetadata()
          .withExif({ IFD0: { Copyright: 'x'.repeat(3_000) } })
          .jpeg()
          .toBuffer(),
    ],
    ['a PNG', () => sharp({ create: blank }).png().toBuffer()],
  ])('of %s is read from its first bytes, however they come', async (_, make) => {
    expect(await imageSize(inChunks(await make()))).toEqual({ width: 123, height: 45 });
  });

  it.each([
    '',
    'nothing',
    '\u00ff\u00d8\u00ff but no picture, whatever its first bytes say',
    `\u00ff\u00d8\u00ff\u00da${'x'.repeat(60)}`,
  ])('is not known of %j', async (text) => {
    expect(await imageSize(inChunks(Buffer.from(text, 'latin1')))).toBeNull();
  });
});
