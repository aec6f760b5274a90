import { expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import { completeness } from './needed.ts';

const a: Logic = { var: 'a' };
const b: Logic = { var: 'b' };
const sum: Logic = { '+': [a, b] };

it.each<[string, Logic, Record<string, unknown>, boolean]>([
  ['a sum of two needs both', sum, { a: 1 }, false],
  ['a sum of two needs both', sum, { a: 1, b: 2 }, true],
  ['a default stands in', { '+': [a, { var: ['b', 0] }] }, { a: 1 }, true],
  ['what is asked for is not needed', { if: [{ answered: b }, sum, a] }, { a: 1 }, true],
  ['the other case is not needed', { if: [{ answered: a }, sum, 0] }, {}, true],
  ['the case in force is', { if: [{ answered: a }, sum, 0] }, { a: 1 }, false],
  ['a comparison needs what it compares', { if: [{ '>': [a, 1] }, 'high', 'low'] }, {}, false],
  ['one with null asks whether it is there', { if: [{ '==': [a, null] }, 0, a] }, {}, true],
  [
    'a list that is reduced is needed',
    { reduce: [a, { min: [{ var: 'current' }, { var: 'accumulator' }] }, 9999] },
    {},
    false,
  ],
  [
    'what an item is called is not',
    { reduce: [a, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] },
    { a: [1] },
    true,
  ],
  ['or gives another value', { or: [a, 0] }, {}, true],
  ['a constant needs nothing', 5, {}, true],
])('%s: %j with %j', (_, formula, answers, isComplete) => {
  expect(completeness(formula)(answers, (id) => answers[id] !== undefined)).toBe(isComplete);
});
