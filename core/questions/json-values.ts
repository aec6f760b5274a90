// Answers in the JSON of commands: numbers and booleans as such, moments as ISO 8601 with the offset that they were
// answered in. What JSON cannot hold exactly stays a text, so that every value can be read back.
import type { ColonReading } from './durations/parse-duration.ts';
import type { Question } from './schema.ts';
import { answersOf } from './types.ts';
import { type AnswerValue, valuesOf } from './values.ts';

type JsonValue = string | number | boolean;
export type JsonAnswer = JsonValue | readonly JsonValue[];

/** An answer as JSON. */
export function jsonAnswer({ type }: Pick<Question, 'type'>, answer: AnswerValue): JsonAnswer {
  const { isList, json } = answersOf(type);
  const values = valuesOf(answer);
  return isList ? values.map(json) : json(values[0] ?? '');
}

/** A value of the wire for a text in JSON, `colon` as its question says: a moment may be ISO 8601 with its offset; all else is as it is. */
export function wireValue(
  { type }: Pick<Question, 'type'>,
  text: string,
  colon: ColonReading = null,
): string {
  return answersOf(type).fromJson(text, colon);
}
