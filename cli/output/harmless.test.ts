import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { harmlessJson, harmlessLines } from './width.ts';

// oxlint-disable-next-line no-control-regex
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const text = fc.string({
  unit: fc.constantFrom('a', '\u001b', '\u009b', '\u202e', '\u2066', '\n', '\t', '"', '\\', '\u007f'),
});
// V8 reads a key that is one escaped sign as a backslash once an object of that shape had such a key: keys are longer here.
const key = text.map((sign) => `a${sign}`);

it('JSON says every text and holds nothing that a terminal obeys', () => {
  fc.assert(
    fc.property(fc.dictionary(key, fc.array(text)), (value) => {
      for (const indent of [undefined, 2]) {
        const json = harmlessJson(value, indent);
        expect(json).not.toMatch(obeyed);
        expect(JSON.parse(json)).toEqual(value);
      }
    }),
  );
});

it('lines for a terminal keep their ends and tabs, and nothing else that it obeys', () => {
  expect(harmlessLines('a,\u001b[31m\tb\u202e\r\nc\u009b\n')).toBe('a,\ufffd[31m\tb\ufffd\nc\ufffd\n');
});
