import { describe, expect, it } from 'vitest';
import { codeText, twoLooks } from './scanned-code.ts';

describe('a code that a camera has seen', () => {
  it.each([
    ['upc_a', '012345678905', '012345678905'],
    ['upc_a', '0012345678905', '012345678905'],
    ['ean_13', '0012345678905', '012345678905'],
    ['ean_13', '4006381333931', '4006381333931'],
    ['upc_e', '01234565', '01234565'],
    ['ean_8', '00123457', '00123457'],
    ['code_128', '0012345678905', '0012345678905'],
    ['qr_code', '0012345678905', '0012345678905'],
  ])('as %s %s is %s', (format, rawValue, text) => {
    expect(codeText({ format, rawValue })).toBe(text);
  });

  it('counts once two looks in a row agree', () => {
    const look = twoLooks();
    expect(['A', 'B', null, 'B', 'A', 'A', 'A'].map(look)).toEqual([null, null, null, null, null, 'A', 'A']);
    expect(twoLooks()('')).toBeNull();
  });
});
