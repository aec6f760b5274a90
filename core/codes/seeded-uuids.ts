// Random values that an address can ask for again.
import { isUuid } from '#core/primitives.ts';

/**
 * Random UUIDs that follow from a seed, itself a random UUID: anyone who opens the same address again gets the same codes, so
 * that a torn label can be printed again. (sfc32 by Chris Doty-Humphrey, seeded with the 122 random bits.)
 */
export function uuidsFrom(seed: string): () => string {
  const digits = (isUuid(seed) ? seed : '00000000-0000-4000-8000-000000000000').replaceAll('-', '');
  let [a = 0, b = 0, c = 0, d = 1] = [0, 8, 16, 24].map(
    (at) => Number.parseInt(digits.slice(at, at + 8), 16) | 0,
  );
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let turn = 0; turn < 16; turn += 1) next();
  const word = () => next().toString(16).padStart(8, '0');
  return () => {
    const hex = word() + word() + word() + word();
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}
