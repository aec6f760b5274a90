// A question of a form as an option names it: by its title, whatever its case, or by its id.
import { AppError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** Throws AppError `usage`, also where several questions have the title. */
export function questionTitled(option: string, questions: readonly Question[], title: string): Question {
  const fold = title.toLowerCase();
  const byId = questions.find(({ id }) => id === fold);
  if (byId !== undefined) return byId;
  const [found, ...others] = questions.filter(({ text }) => text.toLowerCase() === fold);
  if (found === undefined)
    throw new AppError('usage', wording(m.formHasNoQuestion, { option, title }), {
      hint: wording(m.seeFormdeckFormsShowFor),
    });
  if (others.length > 0)
    throw new AppError('usage', wording(m.severalQuestionsAreCalled, { option, title }), {
      hint: wording(m.useIdOfOne, { value: [found, ...others].map(({ id }) => id).join(', ') }),
    });
  return found;
}
