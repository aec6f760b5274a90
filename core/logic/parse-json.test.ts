import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from './parse-json.ts';

it.each<[string, number, number, string]>([
  ['', 1, 1, 'A value is expected here, not the end'],
  ['{"var": "a"', 1, 12, 'A comma or the closing bracket is expected here, not the end'],
  ['{\n  "and": [\n    1,\n  ]\n}', 4, 3, 'A value is expected here, not "]"'],
  ['{"a": 1,}', 1, 9, 'A name in quotation marks is expected here, not "}"'],
  ["{'a': 1}", 1, 2, 'A name in quotation marks or } is expected here, not "\'"'],
  ['[1] 2', 1, 5, 'Nothing more is expected here, not "2"'],
  ['{"a" "b"}', 1, 6, 'A colon is expected here, not a quotation mark'],
  ['{"a" 1}', 1, 6, 'A colon is expected here, not "1"'],
  ['[01]', 1, 2, 'A value or ] is expected here, not "0"'],
])('of %j says where it stops being JSON', (text, line, column, message) => {
  expect(readJson(text)).toEqual({ issue: { message, line, column } });
});

it('finds a place wherever the parser finds a fault, and reads what it reads', () => {
  const spoilt = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '1', 'x', ' ', '\\', '-', '\u0085', '.'))
    .map(([text, place, sign]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + sign + text.slice(at + (place % 2));
    });
  fc.assert(
    fc.property(spoilt, (text) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        const read = readJson(text);
        expect('issue' in read && read.issue.message).toMatch(/ is expected here, not /);
        expect('issue' in read && read.issue.message).not.toBe('Nothing more is expected here, not the end');
        return;
      }
      expect(readJson(text)).toEqual({ value });
    }),
    { numRuns: 3_000 },
  );
});
