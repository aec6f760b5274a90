// Options in an order, all of them or the first ones.
import { valuesOf } from '#core/questions/values.ts';
import { wording } from '#core/messages/message.ts';
import { listResult } from './calculated.ts';
import { choices } from './choice.ts';
import { type AnswerTest, type Condition, textFilter } from './filter.ts';
import type { AnswerKind } from './kind.ts';
import { m } from './texts.ts';

export const ranking: AnswerKind = {
  ...choices,
  isUnordered: false,
  isRanking: true,
  listIssue: (values, { questionOptions }) => {
    const before = new Set<string>();
    const twice = values.find((value) => before.size === before.add(value).size);
    if (twice === undefined) return null;
    return wording(m.rankedTwice, {
      option: questionOptions.find(({ value }) => value === twice)?.name || twice,
    });
  },
  isSame: (before, after) => before === after,
  calculated: { takes: ['list'], value: listResult },
  summary: 'ranking',
  filter: textFilter(['RANKED_FIRST', 'CONTAINS'], choices.emptyIssue ?? '', {
    parse: choices.filter.parse,
    test: testOf,
  }),
};

function testOf({ operator, values }: Condition): AnswerTest {
  const wanted = new Set(values);
  if (operator === 'RANKED_FIRST') return (answer) => wanted.has(valuesOf(answer)[0] ?? '');
  return (answer) => valuesOf(answer).some((value) => wanted.has(value));
}
