// Answers on their way into cells: as a list in the order of their questions, without the questions' ids, which would be
// three quarters of what the database writes and of what is read here.
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { isMultiValue } from '#core/questions/types.ts';

/** Answers in the order of their questions; null where there is none. */
export type AnswerList = readonly (AnswerValue | null)[];

/** The answers to some questions as the text of a JSON list; where there may be several, as JSON in a text. */
export function listOf(answers: RawBuilder<unknown>, questions: readonly Question[]): RawBuilder<string> {
  const each = questions.map(({ id, type }) =>
    isMultiValue(type) ? sql`(${answers} -> ${sql.lit(id)})::text` : sql`${answers} ->> ${sql.lit(id)}`,
  );
  return sql<string>`array_to_json(array[${sql.join(each)}]::text[])::text`;
}

/** Reads what `listOf` makes. */
export function readerOf(questions: readonly Question[]): (text: string) => AnswerList {
  const several = questions.flatMap(({ type }, place) => (isMultiValue(type) ? [place] : []));
  return (text) => {
    const answers: (AnswerValue | null)[] = JSON.parse(text);
    for (const place of several) {
      const answer = answers[place];
      if (typeof answer !== 'string') continue;
      const values: AnswerValue = JSON.parse(answer);
      answers[place] = values;
    }
    return answers;
  };
}
