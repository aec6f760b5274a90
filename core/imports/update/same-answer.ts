// Whether the cell of a file says what a row says already. A file says less than an answer: it has no fractions of a
// second and no time zone of its own, and writes 7.0 as 7. Without this, an import of a form's own export would change it.
import type { FileClock } from '#core/questions/kinds/kind.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';

/** Whether two answers to a question mean the same, as far as a file with this date format can say. */
export function sameAnswer(
  { type }: Pick<Question, 'type'>,
  before: AnswerValue,
  after: AnswerValue,
  file: FileClock,
): boolean {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  const { isSame, isUnordered } = answersOf(type);
  if (one.length !== other.length) return false;
  return one.every((value, index) =>
    isUnordered ? other.some((next) => isSame(value, next, file)) : isSame(value, other[index] ?? '', file),
  );
}
