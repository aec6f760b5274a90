// An entry: the answers to the questions of a question that is answered any number of times, such as each damage of a vehicle
// with its part and length. A value of such an answer is one entry, as JSON in one way of writing.
import type { Question } from '#core/questions/schema.ts';
import { isChosenOnce, isMultiValue } from '#core/questions/types.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type EntryQuestion = Pick<Question, 'id' | 'type'>;

/** The answers of an entry by question id; null if the text is none. What it does not say of these questions is not checked. */
export function entryOf(value: string): Answers | null {
  const read = parsed(value);
  if (read === null) return null;
  const answers = Object.entries(read).filter((pair): pair is [string, AnswerValue] => isAnswer(pair[1]));
  return answers.length < Object.keys(read).length ? null : Object.fromEntries(answers);
}

/** The value of an entry with these answers: in the order of its questions, without those that are blank. '' if none is left. */
export function entryValue(answers: Answers, questions: readonly EntryQuestion[]): string {
  const said = questions.flatMap(({ id, type }): [string, AnswerValue][] => {
    const values = valuesOf(Object.hasOwn(answers, id) ? answers[id] : undefined).filter(
      (value) => value.trim() !== '',
    );
    const [first] = values;
    if (first === undefined) return [];
    if (!isMultiValue(type)) return [[id, first]];
    return [[id, isChosenOnce(type) ? [...new Set(values)] : values]];
  });
  return said.length === 0 ? '' : JSON.stringify(Object.fromEntries(said));
}

/**
 * The same entry in the one way of writing; '' without an answer. Answers to questions that it has no more are left out. A text that
 * is no entry stays as it is.
 */
export function canonicalEntry(value: string, questions: readonly EntryQuestion[]): string {
  const answers = entryOf(value);
  return answers === null ? value : entryValue(answers, questions);
}

/** Why a text is no entry; null if it is one. What its answers are is judged like that of a small form (core/filling/entries/entry-rules.ts). */
export function entryIssue(value: string, questions: readonly EntryQuestion[]): string | null {
  const answers = entryOf(value);
  if (answers === null) return t(m.writeEntry);
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  for (const [id, answer] of Object.entries(answers)) {
    const type = types.get(id);
    if (type === undefined) return t(m.unknownQuestion, { title: id.slice(0, 60) });
    if (!isMultiValue(type) && valuesOf(answer).length > 1) return t(m.oneValue, { title: id });
  }
  return null;
}

function parsed(value: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(value);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAnswer(value: unknown): value is AnswerValue {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
  );
}
