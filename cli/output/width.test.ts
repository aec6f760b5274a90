import { expect, it } from 'vitest';
import { wrap } from './width.ts';

it.each([
  ['', 5, ['']],
  ['one two three', 7, ['one two', 'three']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['日本語です', 4, ['日本', '語で', 'す']],
])('"%s" in %i columns', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});
