// A rule over other answers and the setup: an expression that must be true once the question is answered.
import { compileCondition } from '#core/logic/compile.ts';
import { completeness } from '#core/logic/needed.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import type { Explain, RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Expression = RuleOf<'expression'>;

export const expression: RuleRecord<Expression> = {
  label: t(m.expression),
  fits: () => true,
  first: { kind: 'expression', expression: null },
  issues: (rule) => (rule.expression === null ? [fieldError('expression', m.ruleMissing)] : []),
  sentences: (rule, explain) => [sentence(rule, explain)],
  compile: (rule, explain) => {
    const holds = compileCondition(rule.expression);
    const isComplete = completeness(rule.expression);
    // What another question still lacks is that question's issue.
    return (_, { context }) =>
      !isComplete(context, (id) => context[id] !== undefined) || holds(context)
        ? null
        : sentence(rule, explain);
  },
};

function sentence(rule: Expression, explain: Explain): Wording {
  return wording(m.mustBeTrue, { sentence: explain(rule.expression) });
}
