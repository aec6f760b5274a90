import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import { readExpression } from './parse-expression.ts';
import { expressionText } from './format-expression.ts';

const questions = [
  { id: 'repair', text: 'Repair cost' },
  { id: 'other', text: 'Other cost' },
  { id: 'phase', text: 'Phase' },
  { id: 'twin-1', text: 'Twin' },
  { id: 'twin-2', text: 'twin' },
];
const repair = { var: 'repair' };
const other = { var: 'other' };
const phase = { var: 'phase' };

describe('an expression as text', () => {
  it.each<[string, Logic]>([
    ['[Repair cost] + 2 * [Other cost]', { '+': [repair, { '*': [2, other] }] }],
    ['([Repair cost] + 2) * [Other cost]', { '*': [{ '+': [repair, 2] }, other] }],
    ['[Repair cost] - ([Other cost] - 1)', { '-': [repair, { '-': [other, 1] }] }],
    ['-[Repair cost] / max(1, [Other cost])', { '/': [{ '-': [repair] }, { max: [1, other] }] }],
    [
      '[Phase] = "Climb" and not ([Repair cost] > 5 or [Twin] = 1)'.replace('[Twin]', '[twin-1]'),
      {
        and: [
          { '==': [phase, 'Climb'] },
          { '!': [{ or: [{ '>': [repair, 5] }, { '==': [{ var: 'twin-1' }, 1] }] }] },
        ],
      },
    ],
    ['[Phase] is one of ("Climb", "Taxi")', { in: [phase, ['Climb', 'Taxi']] }],
    ['"test" is one of ()', { in: ['test', []] }],
    ['[Repair cost] between 1 and 5', { '<=': [1, repair, 5] }],
    ['[Phase] is not answered', { '!': [{ answered: [phase] }] }],
    ['[Phase] on 2026-01-31', { dateOn: [phase, '1769817600000,0'] }],
    ['[Phase] after 14:30', { timeAfter: [phase, '14:30'] }],
    ['[Phase] contains "x"', { contains: [phase, 'x'] }],
  ])('%s', (text, expression) => {
    expect(readExpression(text, questions)).toEqual({ expression });
    expect(expressionText(expression, questions)).toBe(text);
  });

  it.each([
    ['', 'a number, a "text" or the [title of a question] is missing', 0],
    ['[Repair] + 1', 'The form has no question "Repair" that can stand here', 0],
    ['[Twin] + 1', 'Several questions are called "Twin": write the id of one', 0],
    ['1 + ', 'a number, a "text" or the [title of a question] is missing', 3],
    ['(1 + 2', '")" is missing', 6],
    ['1 2', '"2" is not expected here', 2],
    [
      '[Phase] on 2026-02-31',
      '"2026-02-31" was found where a day such as 2026-01-31 or a time such as 14:30 is expected',
      11,
    ],
    ['[Phase] = "Cli', 'The text that begins here has no closing quotation mark', 10],
    ['1 # 2', '"#" is not expected here', 2],
    [`${'('.repeat(60)}1`, 'The expression is nested too deeply', 41],
  ])('that is wrong says what and where: %s', (text, issue, at) => {
    expect(readExpression(text, questions)).toEqual({ issue, at });
  });

  it('does not exist for what cannot be typed', () => {
    expect(expressionText({ if: [repair, 1, 2] }, questions)).toBeNull();
    expect(expressionText({ '===': [repair, 1] }, questions)).toBeNull();
    expect(expressionText({ min: [] }, questions)).toBeNull();
  });

  it('reads as what it was written from', () => {
    const { number } = fc.letrec<{ number: Logic; condition: Logic }>((tie) => ({
      number: fc.oneof(
        { maxDepth: 4 },
        fc.nat(1_000),
        fc.constantFrom<Logic>(repair, other),
        fc
          .tuple(fc.constantFrom('-', '/', '%'), tie('number'), tie('number'))
          .map(([sign, a, b]) => ({ [sign]: [a, b] })),
        fc
          .tuple(fc.constantFrom('+', '*'), fc.array(tie('number'), { minLength: 2, maxLength: 3 }))
          .map(([sign, all]) => ({ [sign]: all })),
        tie('number').map((a) => ({ '-': [a] })),
        fc
          .tuple(fc.constantFrom('min', 'max'), fc.array(tie('number'), { maxLength: 3, minLength: 1 }))
          .map(([name, all]) => ({ [name]: all })),
        fc.constantFrom('geo:-36.85,174.76', 'geo:1,2,12;u=5').map((at) => ({ distance: [phase, at] })),
      ),
      condition: fc.constant(true),
    }));
    const condition = fc.letrec<{ all: Logic }>((tie) => ({
      all: fc.oneof(
        { maxDepth: 4 },
        fc
          .tuple(fc.constantFrom('==', '!=', '<', '>='), number, number)
          .map(([sign, a, b]) => ({ [sign]: [a, b] })),
        fc.tuple(number, number, number).map((three) => ({ '<=': three })),
        fc.constant<Logic>({ answered: [phase] }),
        fc
          .tuple(
            fc.oneof(number, fc.constant('test')),
            fc.array(fc.oneof(number, fc.constant('Taxi')), { maxLength: 3 }),
          )
          .map(([value, values]) => ({ in: [value, values] })),
        fc.tuple(fc.constant(phase), fc.constantFrom('x', '')).map((both) => ({ contains: both })),
        fc
          .tuple(
            fc.constantFrom('dateOn', 'dateAfter', 'dateBefore'),
            fc.constantFrom('1769817600000,0', '0,0'),
          )
          .map(([word, day]) => ({ [word]: [phase, day] })),
        fc.constantFrom('timeAfter', 'timeBefore').map((word) => ({ [word]: [phase, '14:30'] })),
        tie('all').map((a) => ({ '!': [a] })),
        fc
          .tuple(fc.constantFrom('and', 'or'), fc.array(tie('all'), { minLength: 2, maxLength: 3 }))
          .map(([word, all]) => ({ [word]: all })),
      ),
    })).all;
    fc.assert(
      fc.property(fc.oneof(number, condition), (expression) => {
        const text = expressionText(expression, questions);
        expect(text).not.toBeNull();
        expect(readExpression(text ?? '', questions)).toEqual({ expression });
      }),
    );
  });
});
