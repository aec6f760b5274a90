import { describe, expect, it } from 'vitest';
import { parseSearchWith } from '@tanstack/react-router';
import { asWritten, codesSearchFrom, fillSearchFrom, formsSearchFrom, homeSearchFrom } from './paths.ts';

describe("Home's address", () => {
  it('has filters as text, a page from 2, and a range with both ends', () => {
    const search = { sheet: 'May', user: '', page: '3', startDate: '1000', endDate: '2000', other: 'x' };
    expect(homeSearchFrom(search)).toEqual({ sheet: 'May', page: 3, startDate: 1_000, endDate: 2_000 });
  });

  it.each([
    { page: '1' },
    { page: '0' },
    { page: '-2' },
    { page: 'x' },
    { page: '1.5' },
    { startDate: '5' },
    { startDate: '5', endDate: '4' },
    { startDate: '0', endDate: String(100 * 86_400_000) },
  ])('leaves out what cannot be meant: %o', (search) => {
    expect(homeSearchFrom(search)).toEqual({});
  });
});

it('what an address says beside its own parameters are answers, as they were written', () => {
  expect(fillSearchFrom('sheet')({ sheet: 's', a: 'Gate 4', b: 12, c: [true, '1&2'], for: 'f' })).toEqual({
    sheet: 's',
    for: 'f',
    given: 'a=Gate+4&b=12&c=true&c=1%262',
  });
  expect(fillSearchFrom('row')({ row: 'r', given: 'a=1' })).toEqual({ row: 'r', given: 'a=1' });
  expect(fillSearchFrom('row')({ a: 12, given: 'a=12' })).toEqual({ given: 'a=12' });
  expect(fillSearchFrom('row')({ row: 'r' })).toEqual({ row: 'r' });
});

it('codes are asked for in numbers too', () => {
  expect(codesSearchFrom({ howMany: 40, sheet: 5160, other: 'x' })).toEqual({ howMany: '40', sheet: '5160' });
});

it('what looks like a number or a truth is text as any other', () => {
  const search = asWritten(parseSearchWith((text) => text)('?filter=12&a=true&b=007&c=1&c=x'));
  expect(search).toEqual({ filter: '12', a: 'true', b: '007', c: ['1', 'x'] });
  expect(formsSearchFrom(search)).toEqual({ filter: '12' });
});
