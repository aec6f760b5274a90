import { expect, it } from 'vitest';
import { readWall, wallSearch } from './wall-address.ts';

const [a, b] = ['6f4f3a9e-31d8-4a6e-9f0e-0d6a8f7d7f01', '6f4f3a9e-31d8-4a6e-9f0e-0d6a8f7d7f02'];

it('has the forms in order, how long each is shown, and the filter of one', () => {
  const search = wallSearch([b, a], 20, 'last.30');
  expect(search).toEqual({ forms: `${b},${a}`, seconds: '20' });
  expect(readWall(search)).toEqual({ ok: true, wall: { forms: [b, a], seconds: 20, filter: null } });
  const one = readWall(wallSearch([a], 60, 'last.30'));
  expect(one).toMatchObject({ ok: true, wall: { forms: [a], seconds: 60, filter: { lastDays: 30 } } });
});

it.each([
  [{}, 'form'],
  [{ forms: 'strikes' }, 'form'],
  [{ forms: Array.from({ length: 21 }, (_, index) => `${a.slice(0, -2)}${index + 10}`).join(',') }, '20'],
  [{ forms: a, seconds: '9' }, '10'],
  [{ forms: a, seconds: 'soon' }, '10'],
  [{ forms: a, filter: '{' }, 'filter'],
  [{ forms: `${a},${b}`, filter: 'last.30' }, 'one'],
])('names what is wrong with an address: %o', (search, word) => {
  const read = readWall(search);
  expect(read).toMatchObject({ ok: false, issue: expect.stringContaining(word) });
});
