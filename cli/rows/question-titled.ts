// A question of a form as an option names it: by its title, whatever its case, or by its id.
import { AppError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';

/** Throws AppError `usage`. */
export function questionTitled(option: string, questions: readonly Question[], title: string): Question {
  const fold = title.toLowerCase();
  const found = questions.find(({ id, text }) => id === title || text.toLowerCase() === fold);
  if (found !== undefined) return found;
  throw new AppError('usage', `${option}: the form has no question "${title}".`, {
    hint: 'See `formdeck forms show` for the questions.',
  });
}
