// The answers of rows and sheets, as the database has them.
import type { Answers } from '#core/questions/values.ts';

/** Reads a column of answers. It holds what this server has checked and written: a page of rows is not checked again. */
export function storedAnswers(text: string): Answers {
  const answers: Answers = JSON.parse(text);
  return answers;
}
