// Answers in the JSON of commands: numbers and booleans as such, moments as ISO 8601 with the offset that they were
// answered in, entries as objects. What JSON cannot hold exactly stays a text, so that every value can be read back.
import type { ColonReading } from './durations/parse-duration.ts';
import { entryOf } from './entries/entry.ts';
import type { Question } from './schema.ts';
import { answersOf } from './types.ts';
import { type AnswerValue, valuesOf } from './values.ts';

type PlainValue = string | number | boolean;
type JsonEntry = { readonly [title: string]: PlainValue | readonly PlainValue[] };
type JsonValue = PlainValue | JsonEntry;
export type JsonAnswer = JsonValue | readonly JsonValue[];

/** How values of some questions of entries are written otherwise, such as items of the catalog by name; null: as they are. */
export type WriteValue = (question: Question, value: string, place: number) => string | null;

/** An answer as JSON; `write` is asked for each value in entries. */
export function jsonAnswer(
  { type, questions }: Pick<Question, 'type' | 'questions'>,
  answer: AnswerValue,
  write: WriteValue = () => null,
): JsonAnswer {
  if (answersOf(type).isEntry)
    return valuesOf(answer).map((value) => entryJson(value, questions ?? [], write));
  return plainJson({ type }, answer);
}

function plainJson({ type }: Pick<Question, 'type'>, answer: AnswerValue): PlainValue | PlainValue[] {
  const { isList, json } = answersOf(type);
  const values = valuesOf(answer);
  return isList ? values.map(json) : json(values[0] ?? '');
}

/** What would be read back in another way of writing, such as 12.50, stays a text: entries are compared as they are written. */
function exactJson(question: Question, answer: AnswerValue, write: WriteValue): PlainValue | PlainValue[] {
  const { isList, json, fromJson } = answersOf(question.type);
  const values = valuesOf(answer).map((value, place) => {
    const written = write(question, value, place);
    if (written !== null) return written;
    const read = json(value);
    return fromJson(String(read), null) === value ? read : value;
  });
  return isList ? values : (values[0] ?? '');
}

/** By title; if several questions share one, the later ones use their id. */
function entryJson(value: string, questions: readonly Question[], write: WriteValue): JsonEntry {
  const answers = entryOf(value) ?? {};
  const titled = new Map<string, PlainValue | PlainValue[]>();
  for (const question of questions) {
    const { id, text } = question;
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (answer !== undefined) titled.set(titled.has(text) ? id : text, exactJson(question, answer, write));
  }
  return Object.fromEntries(titled);
}

/** A value of the wire for a text in JSON, `colon` as its question says: a moment may be ISO 8601 with its offset; all else is as it is. */
export function wireValue(
  { type }: Pick<Question, 'type'>,
  text: string,
  colon: ColonReading = null,
): string {
  return answersOf(type).fromJson(text, colon);
}
