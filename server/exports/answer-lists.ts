// Reads answers from the database as lists in question order, without the question ids, which would be three quarters of
// the transferred and parsed JSON.
import { type RawBuilder, sql } from 'kysely';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { isMultiValue } from '#core/questions/types.ts';

/** Answers in question order; null if unanswered. */
export type AnswerList = readonly (AnswerValue | null)[];

/** SQL for the answers to some questions as a JSON list of texts; multi-value answers as JSON within a text. */
export function listOf(answers: RawBuilder<unknown>, questions: readonly Question[]): RawBuilder<string> {
  const each = questions.map(({ id, type }) =>
    isMultiValue(type) ? sql`(${answers} -> ${sql.lit(id)})::text` : sql`${answers} ->> ${sql.lit(id)}`,
  );
  return sql<string>`array_to_json(array[${sql.join(each)}]::text[])::text`;
}

/** Parses the result of `listOf`. */
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
