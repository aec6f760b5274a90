// How many decimals a number may have; 0: whole numbers.
import { decimalsOf } from '#core/questions/kinds/number.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import type { RuleRecord } from './rule.ts';
import type { RuleOf } from './schema.ts';
import { m } from './texts.ts';

type Decimals = RuleOf<'decimals'>;

export const decimals: RuleRecord<Decimals> = {
  label: t(m.decimals),
  fits: ({ isDecimal, isDuration }) => isDecimal && !isDuration,
  first: { kind: 'decimals', most: 0 },
  issues: () => [],
  sentences: (rule) => [sentence(rule)],
  compile: (rule) => (values) =>
    values.every((value) => decimalsOf(value) <= rule.most) ? null : sentence(rule),
};

function sentence({ most }: Decimals): Wording {
  return most === 0 ? wording(m.wholeNumber) : wording(m.decimalsAtMost, { most });
}
