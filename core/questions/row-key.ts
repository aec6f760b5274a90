// The key of a row: the answer by which an import finds the row that it changes.
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';
import type { AnswerValue } from '#core/questions/values.ts';

/** May this question be the key of an import? Only one whose answer is a single text, number, choice or moment. */
export function mayBeKey({ type }: Pick<Question, 'type'>): boolean {
  return answersOf(type).key !== null;
}

/** Answers that mean the same have the same key: `7` and `7.0`, one moment in two time zones. Null: it has none. */
export function keyOf(
  { type }: Pick<Question, 'type'>,
  answer: AnswerValue | null | undefined,
): string | null {
  if (typeof answer !== 'string' || answer.trim() === '') return null;
  return answersOf(type).key?.(answer.trim()) ?? null;
}
