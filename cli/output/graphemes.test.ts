import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { graphemes, isPlain } from './graphemes.ts';

/** Letters around the plain ones, and some that join, are wide or are nothing to see. */
const letters = fc.oneof(
  fc.integer({ min: 0x0a, max: 0x2fff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(
    'a',
    '›',
    '…',
    '─',
    '█',
    '⣿',
    '\u001b[1m',
    '\r\n',
    '\u0301',
    '\u200d',
    '\ufe0f',
    '👩‍👧',
    '日',
  ),
);

it('takes letters for plain of which each is one, and a column wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      const rules = [...new Intl.Segmenter().segment(text)];
      expect([...graphemes.segment(text)].map(({ segment, index }) => ({ segment, index }))).toEqual(
        rules.map(({ segment, index }) => ({ segment, index })),
      );
      if (!isPlain(text)) return;
      expect(stringWidth(text)).toBe(text.length);
    }),
    { numRuns: 2_000 },
  );
});

it('has no letter among the plain ones that is wide or joins another', () => {
  for (let code = 0; code <= 0xffff; code += 1) {
    const letter = String.fromCharCode(code);
    if (!isPlain(letter)) continue;
    const text = `a${letter}${letter}b`;
    expect([stringWidth(text), [...new Intl.Segmenter().segment(text)].length]).toEqual([4, 4]);
  }
});

it('finds the letter at a place', () => {
  expect(graphemes.segment('a─b').containing(1)).toMatchObject({ segment: '─', index: 1 });
  expect(graphemes.segment('ab').containing(2)).toBeUndefined();
});
