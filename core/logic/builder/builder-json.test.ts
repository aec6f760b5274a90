import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { type Condition, everyNode, type Purpose } from './builder.ts';
import { fromLogic, toLogic } from './builder-json.ts';
import { countLogic, summaryLogic } from '#core/logic/summary.ts';

const purpose = fc.constantFrom<Purpose[]>('condition', 'number');

describe('JSON to builder to JSON', () => {
  const scalar = fc.constantFrom<Logic[]>(0, -0, 5, 2.5, true, false, null, '', 'Dry', '08:30');
  const name = fc.constantFrom('NUMERIC one', 'RADIO one', 'gone', '', 'a.b');
  const written = (operators: string[], operand: fc.Arbitrary<Logic>) =>
    fc
      .tuple(fc.constantFrom(...operators), fc.oneof(operand, fc.array(operand, { maxLength: 4 })))
      .map(([operator, operands]): Logic => ({ [operator]: operands }));
  const { logic } = fc.letrec<{ logic: Logic }>((tie) => ({
    logic: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      scalar,
      name.map((id): Logic => ({ var: id })),
      fc.tuple(name, scalar).map((operands): Logic => ({ var: operands })),
      fc.array(scalar, { maxLength: 3 }),
      written(['and', 'or', '!', '!!', 'answered', 'in', 'contains', '==', '<', 'dateOn'], tie('logic')),
      written(['+', '-', '*', '/', '%', 'min', 'max', 'var', '!!', 'if', '?:', 'no such'], tie('logic')),
      name.map((id): Logic => countLogic(id)),
      fc
        .record({
          summary: fc.constantFrom('sum', 'least'),
          questionId: name,
          fallback: fc.constantFrom(undefined, 0),
        })
        .map(({ fallback, ...rest }) =>
          summaryLogic({ ...rest, ...(fallback !== undefined && { fallback }) }),
        ),
      name.map((id): Logic => ({ average: { var: id } })),
      written(['<=', '<', 'some', 'all', 'none'], fc.oneof(tie('logic'), fc.constant<Logic>({ var: '' }))),
      fc
        .tuple(fc.constantFrom('some', 'all', 'none'), fc.constantFrom('in', '>', '<='), fc.array(scalar))
        .map(([quantity, operator, [low = 1, ...others]]): Logic => {
          const said = operator === '<=' ? [low, { var: '' }, ...others] : [{ var: '' }, low, ...others];
          return { [quantity]: [{ var: 'MULTI_NUMERIC one' }, { [operator]: said }] };
        }),
      fc.dictionary(fc.constantFrom('and', '!', 'var'), tie('logic'), { maxKeys: 2 }),
    ),
  }));

  it('gives the same JSON, in every way of writing it', () => {
    fc.assert(
      fc.property(fc.oneof(logic, fc.jsonValue()), purpose, (expression, kind) => {
        expect(toLogic(fromLogic(expression as Logic, kind))).toEqual(expression);
      }),
      { numRuns: 3_000 },
    );
  });

  it('leaves as JSON only the part that there is no picture for', () => {
    const some: Logic = {
      some: [{ var: 'MULTI_NUMERIC one' }, { '<': [{ var: '' }, { var: 'NUMERIC one' }] }],
    };
    const tree = fromLogic({ and: [{ '>': [{ cat: [{ var: 'NUMERIC one' }, 3] }, 5] }, some] }, 'condition');
    expect(tree.root && everyNode(tree.root).map(({ kind }) => kind)).toEqual([
      'group',
      'condition',
      'raw',
      'constant',
      'raw',
    ]);
  });

  it.each<[Logic, Partial<Condition>]>([
    [{ '!': { answered: { var: 'x' } } }, { operator: 'answered', negated: 'bare', bare: true }],
    [{ '!': [{ contains: [{ var: 'x' }, 5] }] }, { operator: 'contains', negated: 'list' }],
    [{ in: [{ var: ['x'] }, ['Dry', 'Wet']] }, { operator: 'in' }],
    [{ var: 'x' }, { operator: 'truthy', right: null }],
    [{ '<=': [100, { var: ['x', 0] }] }, { operator: '<=' }],
    [{ '!': { '<=': [1, { var: 'x' }, { var: 'y' }] } }, { operator: 'between', negated: 'bare' }],
    [{ '<': [1, { var: 'x' }, 5] }, { operator: 'inside' }],
    [{ '!!': [{ var: 'x' }] }, { operator: 'truthy', affirmed: 'list' }],
    [{ '>': [countLogic('x'), 2] }, { operator: '>' }],
    [{ some: [{ var: 'x' }, { '>': [{ var: '' }, 250] }] }, { operator: '>', quantity: 'some' }],
    [{ none: [{ var: 'x' }, { in: [{ var: '' }, ['Dry']] }] }, { operator: 'in', quantity: 'none' }],
    [{ all: [{ var: 'x' }, { '<=': [1, { var: '' }, 5] }] }, { operator: 'between', quantity: 'all' }],
    [{ '>': [{ max: [{ var: 'x' }, { min: [1, { var: 'y' }] }] }, 5] }, { operator: '>' }],
    [{ '>': [{ if: [{ '==': [{ var: 'x' }, 1] }, 2, { var: 'y' }, 4] }, 5] }, { operator: '>' }],
  ])('has a picture for %j', (expression, condition) => {
    const { root } = fromLogic(expression, 'condition');
    expect(root).toMatchObject({ kind: 'condition', ...condition });
    expect(root && everyNode(root).some(({ kind }) => kind === 'raw')).toBe(false);
  });
});
