// Random rules of questions, of which some may be passed with a reason.
import * as fc from 'fast-check';
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';

/** Those that do not fit a question's type are as if they were not there. */
const anyRule = fc.constantFrom<QuestionRule>(
  { kind: 'range', least: 0 },
  { kind: 'range', least: -1, greatest: 2.5, message: 'Out of range' },
  { kind: 'decimals', most: 0 },
  { kind: 'length', least: 2 },
  { kind: 'pattern', pattern: 'custom', expression: '[ab]' },
  { kind: 'dates', greatest: { days: -1 } },
  { kind: 'choices', least: 2 },
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
