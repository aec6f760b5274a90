// Random rules of questions, of which some may be passed with a reason, and what fills questions.
import * as fc from 'fast-check';
import type { Logic } from '#core/logic/schema.ts';
import { calculatedFor, mayBeCarried } from '#core/questions/fills/fills.ts';
import type { FilledBy } from '#core/questions/fills/schema.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { isNumber, type QuestionType } from '#core/questions/types.ts';

/** Those that do not fit a question's type are as if they were not there. */
const anyRule = fc.constantFrom<QuestionRule>(
  { kind: 'range', least: 0 },
  { kind: 'range', least: -1, greatest: 2.5, message: 'Out of range' },
  { kind: 'decimals', most: 0 },
  { kind: 'length', least: 2 },
  { kind: 'pattern', pattern: 'custom', expression: '[ab]' },
  { kind: 'dates', greatest: { days: -1 } },
  { kind: 'choices', least: 2 },
  { kind: 'entries', least: 2, greatest: 3 },
  { kind: 'unique', within: 'form' },
  { kind: 'unique', within: 'sheet', message: 'Taken' },
);

/** A rule of any kind; an expression is one of these. */
export function ruleOver(logic: fc.Arbitrary<Logic>): fc.Arbitrary<QuestionRule> {
  const expression = logic.map((each): QuestionRule => ({ kind: 'expression', expression: each }));
  return fc
    .tuple(fc.oneof(anyRule, expression), fc.boolean())
    .map(([rule, passable]) => (passable ? { ...rule, passable } : rule));
}

/** What fills a question of a type; `wrong` are calculations that may not fit. */
export function fillOf(
  type: QuestionType | null,
  wrong: fc.Arbitrary<Logic> | null,
): fc.Arbitrary<{ filledBy?: FilledBy }> {
  const isFitting = isNumber(type) && calculatedFor(type) !== null;
  return fc.oneof(
    fc.constant({}),
    ...(wrong !== null || mayBeCarried(type) ? [filled(fc.constant<FilledBy>({ from: 'sheet' }))] : []),
    ...(wrong !== null || isFitting
      ? [filled((wrong ?? fc.constant<Logic>({ '+': [1, 2] })).map(calculated))]
      : []),
  );
}

const filled = (fills: fc.Arbitrary<FilledBy>) => fills.map((filledBy) => ({ filledBy }));
const calculated = (expression: Logic): FilledBy => ({ from: 'expression', expression });

/** An expression over some questions. */
export function anyLogic(ids: readonly string[]): fc.Arbitrary<Logic> {
  const variable: fc.Arbitrary<Logic> = fc.constantFrom(...ids).map((id) => ({ var: id }));
  const { logic } = fc.letrec<{ logic: Logic }>((tie) => ({
    logic: fc.oneof(
      { depthSize: 'small' },
      fc.record({ answered: variable }),
      fc.record({
        '>': fc.tuple(
          fc.constantFrom(...ids).map((id): Logic => ({ var: [id, 0] })),
          fc.integer({ min: -2, max: 5 }),
        ),
      }),
      fc.record({ contains: fc.tuple(variable, fc.constantFrom('Red', 'e')) }),
      fc.record({ '==': fc.tuple(variable, fc.constantFrom<Logic>('Red', 3, true, null)) }),
      fc.record({ dateOn: fc.tuple(variable, fc.constant(1_700_000_000_000)) }),
      fc.record({ missing: fc.array(fc.constantFrom(...ids), { maxLength: 3 }) }),
      fc.record({
        missing_some: fc.tuple(fc.constant(1), fc.array(fc.constantFrom(...ids), { maxLength: 3 })),
      }),
      fc.record({ some: fc.tuple(variable, fc.constant<Logic>({ '>': [{ var: '' }, 1] })) }),
      fc.record({ and: fc.array(tie('logic'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ if: fc.tuple(tie('logic'), tie('logic'), tie('logic')) }),
    ),
  }));
  return logic;
}
