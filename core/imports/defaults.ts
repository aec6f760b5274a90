// Default answers are for anyone who fills in a form, who sees them and may change them. A row of a file has the answers that
// the file has, like a row sent to the API: nobody saw the default of a question without a column. The faces say so.
import { defaultText } from '#core/forms/draft/item-summary.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type WithDefault = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions' | 'defaultAnswers' | 'filledBy'>;

/** Of a question without a column, where it is matched; null if it has no default and is not calculated. */
export function defaultNote(question: WithDefault): string | null {
  if (calculationOf(question) !== null) return t(m.itIsCalculated);
  const text = textOf(question);
  return text === '' ? null : t(m.itsDefaultIsForFilling, { text });
}

/** Of all questions of a form that no column answers; null if none of them has a default. */
export function defaultsNote(
  questions: readonly WithDefault[],
  hasColumn: (questionId: string) => boolean,
): string | null {
  const named = questions.flatMap((question) => {
    const text = hasColumn(question.id) ? '' : textOf(question);
    return text === '' ? [] : [`"${question.text}" (${text})`];
  });
  if (named.length === 0) return null;
  const [answer, are] = named.length === 1 ? ['the default', 'is'] : ['the defaults', 'are'];
  return t(m.noColumnAnswersForFilling, { named: named.join(', '), answer, are });
}

function textOf({ type, questionOptions: options, defaultAnswers }: WithDefault): string {
  return defaultText({ type, options, defaultAnswers });
}
