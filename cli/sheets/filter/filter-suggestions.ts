// Completions of a typed filter: question titles, then the operators of the question's type, then its options.
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isCatalogType } from '#core/questions/types.ts';
import { filterableQuestions, operatorsOf } from '#core/sheets/filter/filter-draft.ts';
import { operatorText } from '#core/sheets/filter/parse-filter.ts';

/** Complete texts, each longer than what is typed. */
export function filterSuggestions(
  typed: string,
  questions: readonly Question[],
  catalogNames: ReadonlyMap<string, string> = new Map(),
): string[] {
  const text = typed.trimStart().toLowerCase();
  const begins = (candidate: string) =>
    candidate.toLowerCase().startsWith(text) && candidate.length > text.length;
  const further = filterableQuestions(questions)
    .flatMap((question) => goOn(question, text, catalogNames))
    .filter(begins);
  if (further.length > 0) return further;
  return filterableQuestions(questions)
    .map((question) => `${question.text} `)
    .filter((title) => title.toLowerCase().includes(text));
}

/** Completions within a question's condition, starting with its title. */
function goOn(
  { text: title, type, questionOptions }: Question,
  text: string,
  catalogNames: ReadonlyMap<string, string>,
): string[] {
  if (!text.startsWith(title.toLowerCase())) return [`${title} `];
  const started = operatorsOf(type).map((operator) => `${title} ${operatorText(operator)} `);
  const values = isCatalogType(type)
    ? [...new Set(catalogNames.values())]
    : answersOf(type).choices === 'yesNo'
      ? ['yes', 'no']
      : questionOptions.map(({ value }) => value);
  return started.flatMap((start) =>
    text.startsWith(start.trimEnd().toLowerCase()) && values.length > 0
      ? values.map((value) => start + value)
      : [start],
  );
}
