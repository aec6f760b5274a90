import { Buffer } from 'node:buffer';
import { crc32, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { storing } from './packing.ts';

const pieces = fc.array(fc.uint8Array({ maxLength: 200_000, size: 'max' }), { maxLength: 4 });

it('stores what every reader of DEFLATE gives back, with its CRC', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const deflate = storing.deflate(false);
      const packed: Uint8Array[] = [];
      let crc = 0;
      for (const part of parts) {
        packed.push(...(await deflate.write(part)));
        crc = storing.crc32(part, crc);
      }
      packed.push(...(await deflate.end()));
      const all = Buffer.concat(parts);
      expect(inflateRawSync(Buffer.concat(packed)).equals(all)).toBe(true);
      expect(crc).toBe(crc32(all));
    }),
    { numRuns: 30 },
  );
});

it('leaves the given bytes to whoever writes over them', async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const packed = await storing.deflate(false).write(bytes);
  bytes.fill(0);
  expect([...Buffer.concat(packed).subarray(5)]).toEqual([1, 2, 3]);
});
