// What a line of a filter tests: the answer of a row to its question, or that of any entry.
import { entryOf } from '#core/questions/entries/entry.ts';
import type { AnswerTest } from '#core/questions/kinds/filter.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { RowFilter } from '#core/sheets/schema.ts';

/** A question as a filter knows it; `entriesOf`: of one that entries are asked, the question that has them. */
export type TestedQuestion = Pick<Question, 'type'> & { readonly entriesOf?: string | undefined };

export type ConditionTest = {
  /** Whose answer of a row is tested. */
  questionId: string;
  test: AnswerTest;
};

export function conditionTest(
  one: RowFilter['filters'][number],
  { type, entriesOf }: TestedQuestion = { type: 'TEXT' },
): ConditionTest {
  const test = answersOf(type).filter.test(one);
  const { questionId } = one;
  if (entriesOf === undefined) return { questionId, test };
  return {
    questionId: entriesOf,
    test: (answer) => valuesOf(answer).some((entry) => test(entryOf(entry)?.[questionId])),
  };
}
