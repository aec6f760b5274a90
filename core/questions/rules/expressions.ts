// The expressions of rules: what other answers a question reads once it is answered.
import type { Logic } from '#core/logic/schema.ts';
import type { QuestionRule } from './schema.ts';

type Ruled = { readonly rules?: readonly QuestionRule[] | undefined };

export function ruleExpressions({ rules = [] }: Ruled): Logic[] {
  return rules.flatMap((rule) => (rule.kind === 'expression' ? [rule.expression] : []));
}

/** The same rules with their expressions changed; nothing for a question without rules. */
export function withRuleExpressions(
  { rules }: Ruled,
  change: (expression: Logic) => Logic,
): { rules?: QuestionRule[] } {
  if (rules === undefined) return {};
  return {
    rules: rules.map((rule) =>
      rule.kind === 'expression' ? { ...rule, expression: change(rule.expression) } : rule,
    ),
  };
}
