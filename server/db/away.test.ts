import { expect, it } from 'vitest';
import { createPresence, isOfAway, unreachable } from './away.ts';

it('a lost database is told once, and once when it is back', async () => {
  const told: string[] = [];
  const noticed = createPresence(
    () => told.push('lost'),
    () => told.push('back'),
  );
  const away = () =>
    expect(noticed(Promise.reject(unreachable(new Error('ECONNREFUSED'))))).rejects.toThrow();
  await noticed(Promise.resolve(1));
  await away();
  await away();
  await expect(noticed(Promise.reject(new Error('a constraint')))).rejects.toThrow();
  expect(told).toEqual(['lost']);
  await noticed(Promise.resolve(1));
  await noticed(Promise.resolve(1));
  await away();
  expect(told).toEqual(['lost', 'back', 'lost']);
});

it('an error is of it by what it wraps', () => {
  expect(isOfAway(new Error('x', { cause: unreachable(new Error('y')) }))).toBe(true);
  expect(isOfAway(Object.assign(new Error('x'), { code: '57P01' }))).toBe(true);
  expect(isOfAway(new Error('x'))).toBe(false);
});
