// How many are chosen, or entered, of a question that takes several.
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { boundsIssues, isWithin } from './bounds.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Choices = RuleOf<'choices'>;

export const choices: RuleRecord<Choices> = {
  label: t(m.choices),
  fits: (answers) => answers.isList,
  first: { kind: 'choices', greatest: 3 },
  issues: boundsIssues,
  sentences,
  compile: (rule) => (values) => (isWithin(values.length, rule) ? null : (sentences(rule)[0] ?? null)),
};

function sentences({ least, greatest }: Choices): Wording[] {
  if (least !== undefined && greatest !== undefined)
    return [
      least === greatest
        ? wording(m.choicesExactly, { least })
        : wording(m.choicesBetween, { least, greatest }),
    ];
  if (least !== undefined) return [wording(m.choicesAtLeast, { least })];
  return greatest === undefined ? [] : [wording(m.choicesAtMost, { greatest })];
}
