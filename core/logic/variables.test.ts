import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import { readsUnnamed, renameVariables, variablesOf } from './variables.ts';

describe('variablesOf', () => {
  it('names every question that is read, once', () => {
    const expression: Logic = {
      if: [
        { answered: { var: 'a' } },
        { '+': [{ var: ['b', { var: 'c' }] }, { var: 'a' }] },
        { and: [{ missing: ['d', 'e'] }, { missing_some: [1, ['f']] }] },
      ],
    };
    expect([...variablesOf(expression)]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('leaves out what is read of an item', () => {
    expect([...variablesOf({ all: [{ var: 'list' }, { '>': [{ var: 'size' }, { var: '' }] }] })]).toEqual([
      'list',
    ]);
  });
});

it.each<[Logic, boolean]>([
  [{ '>': [{ var: 'a' }, 5] }, false],
  [{ '>': [{ var: { cat: ['a', 'b'] } }, 5] }, true],
  [{ missing: { merge: ['a'] } }, true],
  [{ and: [{ '==': [{ var: '' }, 1] }] }, true],
  [{ some: [{ var: 'list' }, { '>': [{ var: '' }, 5] }] }, false],
])('%j reads what it does not name: %s', (expression, isUnnamed) => {
  expect(readsUnnamed(expression)).toBe(isUnnamed);
});

describe('renameVariables', () => {
  it.each<[Logic, Logic]>([
    [{ '==': [{ var: 'a' }, 'a'] }, { '==': [{ var: 'A' }, 'a'] }],
    [{ var: ['a', 'a'] }, { var: ['A', 'a'] }],
    [{ missing: ['a', 'b'] }, { missing: ['A', 'B'] }],
    [{ missing_some: [1, ['a', 'b']] }, { missing_some: [1, ['A', 'B']] }],
    [{ '!': { in: [{ var: 'a' }, ['a']] } }, { '!': { in: [{ var: 'A' }, ['a']] } }],
    [
      { some: [{ var: 'a' }, { '==': [{ var: 'b' }, 1] }] },
      { some: [{ var: 'A' }, { '==': [{ var: 'b' }, 1] }] },
    ],
    [{ var: { if: [{ var: 'a' }, 'b', 'c'] } }, { var: { if: [{ var: 'A' }, 'b', 'c'] } }],
    ['a', 'a'],
    [
      { two: ['a'], keys: { var: 'a' } },
      { two: ['a'], keys: { var: 'a' } },
    ],
  ])('of %j gives %j', (expression, renamed) => {
    expect(renameVariables(expression, (name) => name.toUpperCase())).toEqual(renamed);
  });
});
