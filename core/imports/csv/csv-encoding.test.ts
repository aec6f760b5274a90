import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { type CsvEncoding, csvDecoder, decodeFile, detectEncoding, fileDecoder } from './csv-encoding.ts';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))));
const utf16le = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();

function decode(encoding: CsvEncoding, file: Uint8Array, chunkLength = file.length): string {
  const decoder = csvDecoder(encoding);
  let text = '';
  for (let start = 0; start === 0 || start < file.length; start += chunkLength) {
    text += decoder(file.subarray(start, start + chunkLength), start + chunkLength >= file.length);
  }
  return text;
}

describe('which encoding a file is in', () => {
  const table = 'Größe,Name\n1,Zoë\n';
  it.each<[string, Uint8Array, CsvEncoding]>([
    ['nothing', bytes(), 'utf-8'],
    ['plain ASCII', bytes('a,b\n1,2\n'), 'utf-8'],
    ['UTF-8', bytes(table), 'utf-8'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], table), 'utf-8'],
    ['UTF-8, the sample cut inside a character', bytes('a,b\n1,€').subarray(0, -1), 'utf-8'],
    ['Windows-1252', bytes('Gr', [0xf6, 0xdf], 'e,Name\n'), 'windows-1252'],
    ['UTF-16 with a mark, as "Unicode text" is saved', bytes([0xff, 0xfe], [...utf16le(table)]), 'utf-16le'],
    ['big-endian UTF-16 with a mark', bytes([0xfe, 0xff], [...utf16be(table)]), 'utf-16be'],
    ['UTF-16 without a mark', utf16le(table), 'utf-16le'],
    ['big-endian UTF-16 without a mark', utf16be(table), 'utf-16be'],
    ['Chinese UTF-16 without a mark', utf16le('编号,姓名,城市\n甲乙丙,丁戊己,庚辛壬\n'), 'utf-16le'],
    ['a binary file', bytes([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0xff, 0xee, 0xdd, 0]), 'windows-1252'],
  ])('%s', (_, file, encoding) => {
    expect(detectEncoding(file)).toBe(encoding);
  });
});

describe('decoding', () => {
  it('leaves the byte order mark out', () => {
    expect(decode('utf-8', bytes([0xef, 0xbb, 0xbf], 'a,b'))).toBe('a,b');
    expect(decode('utf-8', bytes([0xef, 0xbb, 0xbf], 'a,b'), 2)).toBe('a,b');
    expect(decode('utf-16le', bytes([0xff, 0xfe], [...utf16le('a,b')]))).toBe('a,b');
  });

  it('knows the characters that Windows-1252 has beyond Latin-1', () => {
    expect(decode('windows-1252', bytes([0x80, 0x91, 0x92, 0x96, 0xe9, 0x9f]))).toBe('€‘’–éŸ');
  });

  it('finds out further down that a file which began as ASCII is Windows-1252', () => {
    const file = bytes('name\n'.repeat(10), 'M', [0xfc], 'ller\nCaf', [0xe9]);
    for (const chunkLength of [1, 2, 3, 7, 1000]) {
      expect(decode('utf-8', file, chunkLength)).toBe(`${'name\n'.repeat(10)}Müller\nCafé`);
    }
  });

  it('gives the same text however the file is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, chunkLength) => {
        fc.pre(!text.startsWith('\ufeff'));
        expect(decode('utf-8', bytes(text), chunkLength)).toBe(text);
        expect(decode('utf-16le', utf16le(text), chunkLength)).toBe(text);
        expect(decode('utf-16be', utf16be(text), chunkLength)).toBe(text);
      }),
    );
  });
});

describe('bytes that are no letters', () => {
  const isBrokenIn = (file: Uint8Array, chunkLength: number): boolean => {
    let isBroken = false;
    const decoder = fileDecoder({ onBroken: () => void (isBroken = true) });
    for (let start = 0; start < file.length; start += chunkLength)
      decoder(file.subarray(start, start + chunkLength), start + chunkLength >= file.length);
    return isBroken;
  };
  const lost = Buffer.from('é,S\uFFFDo,è');
  const damaged = bytes('é,S', [0xc3], 'o,è');

  it.each([2, 3, 4, 5, 100])(
    'are told from a letter that was lost before, in chunks of %d bytes',
    (length) => {
      expect(isBrokenIn(lost, length)).toBe(false);
      expect(isBrokenIn(damaged, length)).toBe(true);
    },
  );

  it('are refused where a file is read as a whole', () => {
    expect(decodeFile(lost)).toBe('é,S\uFFFDo,è');
    expect(() => decodeFile(damaged)).toThrow(AppError);
  });
});
