// A question of a form as an option names it: by its title, whatever its case, or by its id.
import { AppError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';

/** Throws AppError `usage`, also where several questions have the title. */
export function questionTitled(option: string, questions: readonly Question[], title: string): Question {
  const fold = title.toLowerCase();
  const byId = questions.find(({ id }) => id === fold);
  if (byId !== undefined) return byId;
  const [found, ...others] = questions.filter(({ text }) => text.toLowerCase() === fold);
  if (found === undefined)
    throw new AppError('usage', `${option}: the form has no question "${title}".`, {
      hint: 'See `formdeck forms show` for the questions.',
    });
  if (others.length > 0)
    throw new AppError('usage', `${option}: several questions are called "${title}".`, {
      hint: `Use the id of one: ${[found, ...others].map(({ id }) => id).join(', ')}.`,
    });
  return found;
}
