// Matches titles in a file of rows to questions.
import type { Question } from '#core/questions/schema.ts';
import { cleanHeader } from '#core/imports/csv/headers.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TitledFileQuestion = Pick<Question, 'id' | 'text' | 'type'>;

/**
 * Finds a question by its id, or by its title: exact, ignoring case, or normalized like the headers of an import.
 * Returns a message if there is none.
 */
export function questionFinder<Q extends TitledFileQuestion>(
  questions: readonly Q[],
): (title: string) => Q | string {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const stages = sameness.map((key) => ({ key, found: Map.groupBy(questions, ({ text }) => key(text)) }));
  return (title) => {
    const own = byId.get(title);
    if (own !== undefined) return own;
    for (const { key, found } of stages) {
      const [first, second] = found.get(key(title)) ?? [];
      if (first !== undefined && second === undefined) return first;
      if (first !== undefined && key !== exact) return t(m.severalQuestionsHaveThisTitle);
    }
    return t(m.formDoesNotAskThis);
  };
}

const exact = (text: string) => text.trim();
/** Normalizations under which titles are compared, the strictest first. */
const sameness: readonly ((text: string) => string)[] = [
  exact,
  (text) => text.trim().toLowerCase(),
  (text) => cleanHeader(text).toLowerCase(),
];
