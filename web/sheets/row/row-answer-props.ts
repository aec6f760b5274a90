// What the field for an admin's edit of an answer is given.
import type { Question } from '#core/questions/schema.ts';
import type { BesideAnswers } from '#core/sheets/following-answers.ts';

export type RowAnswerInputProps = {
  question: Question;
  values: readonly string[];
  /** Their issue, if it is due. */
  issue: string | null;
  /** Names of catalog items. */
  names: ReadonlyMap<string, string>;
  /** The values that the row has. */
  before: readonly string[];
  /** The answers beside it, which may decide what can be chosen. */
  beside: BesideAnswers;
  onValues(values: readonly string[]): void;
};
