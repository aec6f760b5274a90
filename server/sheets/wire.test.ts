import { describe, expect, it } from 'vitest';
import { bytesOf, pageBytes } from './wire.ts';

describe('texts as bytes', () => {
  it.each([
    ['none', []],
    ['empty ones', ['', '', '']],
    ['plain ones', ['{"a":1}', '{"b":2}']],
    ['letters of one to four bytes', ['a', 'ö', '€', '😀', 'Größe 7, Halle 3']],
    ['more bytes than letters, all along', Array.from({ length: 500 }, () => '€'.repeat(40))],
    ['one letter each', Array.from({ length: 5_000 }, (_, index) => '€😀a'[index % 4] ?? 'a')],
  ])('are the same as the joined text: %s', (_, texts) => {
    // Half of a pair has no UTF-8: both write the same in its place.
    expect(bytesOf('[ö', texts, 'ö]').toString('utf8')).toBe(
      Buffer.from(`[ö${texts.join(',')}ö]`).toString('utf8'),
    );
  });

  it('make a page', () => {
    expect(JSON.parse(pageBytes(['{"id":1}', '{"id":2}'], { page: 1, size: 2 }, 5).toString())).toEqual({
      content: [{ id: 1 }, { id: 2 }],
      page: 1,
      size: 2,
      totalElements: 5,
      totalPages: 3,
    });
  });
});
