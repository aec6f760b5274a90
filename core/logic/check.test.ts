import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import { checkLogic } from './check.ts';

const known = new Set(['cost', 'damage', 'speeds']);

function nested(levels: number): Logic {
  let expression: Logic = { var: 'cost' };
  for (let level = 1; level < levels; level += 1) expression = { '!': [expression] };
  return expression;
}

describe('checkLogic', () => {
  it.each<[string, Logic]>([
    ['a comparison', { '>': [{ var: 'cost' }, 5] }],
    ['operators of ours', { and: [{ answered: { var: 'damage' } }, { contains: [{ var: 'speeds' }, 5] }] }],
    ['variables of items', { some: [{ var: 'speeds' }, { '>': [{ var: '' }, 250] }] }],
    [
      'a sum over a list',
      { reduce: [{ var: 'speeds' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] },
    ],
    ['missing answers', { missing: ['cost', 'damage'] }],
    ['50 levels', nested(50)],
  ])('finds nothing wrong with %s', (_, expression) => {
    expect(checkLogic(expression, known)).toEqual([]);
  });

  it.each<[unknown, string[]]>([
    [null, ['An expression must be an object with one operator']],
    [true, ['An expression must be an object with one operator']],
    [[{ var: 'cost' }], ['An expression must be an object with one operator']],
    ['{"var":"cost"}', ['An expression must be an object with one operator']],
    [{}, ['Every object in an expression must have exactly one operator']],
    [
      { '>': [{ var: 'cost', and: [] }, 5] },
      ['Every object in an expression must have exactly one operator'],
    ],
    [{ explode: [1] }, ['Unknown operator "explode"']],
    [{ constructor: [1] }, ['Unknown operator "constructor"']],
    [{ '>': [{ var: 'cost' }] }, ['">" needs 2 operands']],
    [{ and: [] }, ['"and" needs at least 1 operand']],
    [{ '<': [1, 2, 3, 4] }, ['"<" needs 2 to 3 operands']],
    [
      { '>': [{ var: 'price' }, { var: 'weight' }] },
      ['Unknown question "price"', 'Unknown question "weight"'],
    ],
    [{ some: [{ var: 'prices' }, { '>': [{ var: '' }, 250] }] }, ['Unknown question "prices"']],
    [{ missing: ['price'] }, ['Unknown question "price"']],
    [{ var: '' }, ['"var" must name a question']],
    [{ var: { cat: ['co', 'st'] } }, ['"var" must name a question']],
    [nested(51), ['An expression can be at most 50 levels deep']],
  ])('of case %# says %j', (expression, issues) => {
    expect(checkLogic(expression as Logic, known)).toEqual(issues);
  });

  const hundreds = Array.from({ length: 300 }, (_, index) => index);
  const gathered = { var: 'accumulator' };
  it.each<[string, Logic]>([
    ['loops within loops', { map: [hundreds, { map: [hundreds, { '+': [{ var: '' }, 1] }] }] }],
    ['a loop over what a loop made', { some: [{ map: [hundreds, hundreds] }, { '>': [{ var: '' }, 2] }] }],
    ['a list that doubles', { reduce: [hundreds, { merge: [gathered, gathered] }, [1]] }],
    ['a text that doubles', { '!!': { reduce: [hundreds, { cat: [gathered, gathered] }, 'a'] } }],
    [
      'loops in a computed name',
      { '!!': { var: { reduce: [hundreds, { cat: [gathered, gathered] }, 'a'] } } },
    ],
    ['endless operands', { '+': Array.from({ length: 60_000 }, () => 1) }],
    [
      'loops within the answers of a loop',
      { some: [{ var: 'speeds' }, { some: [{ map: [hundreds, { var: '' }] }, { '!': [{ var: '' }] }] }] },
    ],
  ])('refuses %s, which would keep the server', (_, expression) => {
    expect(checkLogic(expression, known)).toEqual([
      'This would take too long for every entry: use shorter lists, and do not nest them',
    ]);
  });

  it.each<[string, Logic]>([
    ['one of 5,000 items', { in: [{ var: 'cost' }, Array.from({ length: 5_000 }, (_, n) => `item ${n}`)] }],
    ['the longest of lists', { all: [{ var: 'speeds' }, { in: [{ var: '' }, hundreds.slice(0, 100)] }] }],
    [
      'a list that is gathered',
      { '!!': { reduce: [{ var: 'speeds' }, { merge: [gathered, { var: 'current' }] }, []] } },
    ],
  ])('lets %s be', (_, expression) => {
    expect(checkLogic(expression, known)).toEqual([]);
  });

  it('is not brought down by depth', () => {
    expect(checkLogic(nested(100_000), known)).toEqual(['An expression can be at most 50 levels deep']);
  });

  it('does not ask for questions where it is given none', () => {
    expect(checkLogic({ '>': [{ var: 'whatever' }, 5] })).toEqual([]);
  });

  it('answers for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (expression) => Array.isArray(checkLogic(expression as Logic, known))),
    );
  });
});

it('a distance is one of two places', () => {
  const at = { var: 'id' };
  expect(checkLogic({ distance: [at, 'geo:-36.85,174.76'] })).toEqual([]);
  expect(checkLogic({ distance: [at, at, at] })).toEqual(['"distance" needs 2 operands']);
  for (const wrong of ['here', 'geo:95,0', 5, null])
    expect(checkLogic({ distance: [at, wrong] })).toEqual([expect.stringContaining('needs two places')]);
  expect(checkLogic({ '!=': [{ distance: [at, at] }, null] })).toEqual([
    expect.stringContaining('never null'),
  ]);
});
