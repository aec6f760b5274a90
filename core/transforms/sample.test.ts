import { expect, it } from 'vitest';
import { sampleOf } from './sample.ts';

const cut = (bytes: Uint8Array) => sampleOf('x', bytes, bytes.length + 1).bytes;

it.each([
  ['UTF-8', new TextEncoder().encode('a,b\n1,2\n3'), 'a,b\n1,2\n'],
  ['line ends of the old Macintosh', new TextEncoder().encode('a,b\r1,2\r3'), 'a,b\r1,2\r'],
  ['no line end', new TextEncoder().encode('a,b'), 'a,b'],
])('ends with a line: %s', (_, bytes, text) => expect(new TextDecoder().decode(cut(bytes))).toBe(text));

it.each([true, false])('ends with a line in UTF-16, little-endian %s', (isLittle) => {
  const bytes = Uint8Array.from('a\r\n1\r\n2', (letter) => letter.charCodeAt(0));
  const wide = new Uint8Array(2 * bytes.length);
  for (const [index, byte] of bytes.entries()) wide[2 * index + (isLittle ? 0 : 1)] = byte;
  expect(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(cut(wide))).toBe('a\r\n1\r\n');
});

it('is all of a file that is no longer', () =>
  expect(sampleOf('x', new Uint8Array([65, 10, 66]), 3)).toMatchObject({
    bytes: { length: 3 },
    isCut: false,
  }));
