import { expect, it } from 'vitest';
import { codesSearchFrom, fillSearchFrom } from './paths.ts';

it('what an address says beside its own parameters are answers, as they were written', () => {
  expect(fillSearchFrom('sheet')({ sheet: 's', a: 'Gate 4', b: 12, c: [true, '1&2'], for: 'f' })).toEqual({
    sheet: 's',
    for: 'f',
    given: 'a=Gate+4&b=12&c=true&c=1%262',
  });
  expect(fillSearchFrom('row')({ row: 'r', given: 'a=1' })).toEqual({ row: 'r', given: 'a=1' });
  expect(fillSearchFrom('row')({ row: 'r' })).toEqual({ row: 'r' });
});

it('codes are asked for in numbers too', () => {
  expect(codesSearchFrom({ howMany: 40, sheet: 5160, other: 'x' })).toEqual({ howMany: '40', sheet: '5160' });
});
