// Parses stored answers of rows and sheets.
import type { Answers } from '#core/questions/values.ts';

/** Parses a column of answers. This server validated them before storing, so a page of rows is not validated again. */
export function storedAnswers(text: string): Answers {
  const answers: Answers = JSON.parse(text);
  return answers;
}
