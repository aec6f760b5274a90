// Converts between the text of an input line and a question's values. An unparsable text becomes its own value, which
// core then rejects.
import { assertNever } from '#core/assert-never.ts';
import { dateTimeAnswer, dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import type { Question } from '#core/questions/schema.ts';
import { kindOf, type QuestionKind, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { dateTimeOf } from '#core/questions/values.ts';

/** How a question is answered at a terminal. */
export type InputKind = 'typed' | 'yes-no' | 'options' | 'catalog' | 'image';

const byKind: Readonly<Record<QuestionKind, InputKind>> = {
  text: 'typed',
  number: 'typed',
  numbers: 'typed',
  moment: 'typed',
  yesNo: 'yes-no',
  choice: 'options',
  choices: 'options',
  item: 'catalog',
  items: 'catalog',
  image: 'image',
};

export function inputKind({ type }: Pick<Question, 'type'>): InputKind {
  return byKind[kindOf(type)];
}

export type Clock = { now(): number; timeZone: string };

/** The values of a text; empty if it is blank. */
export function valuesOfText(
  { type }: Pick<Question, 'type'>,
  text: string,
  { now, timeZone }: Clock,
): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const kind = kindOf(type);
  switch (kind) {
    case 'number':
      return [trimmed];
    case 'numbers':
      return trimmed.split(/[\s;]+/).filter((part) => part !== '');
    case 'moment':
      if (trimmed.toLowerCase() === 'now') return [dateTimeAnswer(now(), timeZone)];
      return [readDateTime(trimmed, timeZone) ?? trimmed];
    case 'text':
    case 'choice':
    case 'choices':
    case 'yesNo':
    case 'image':
    case 'item':
    case 'items':
      return [text];
    default:
      return assertNever(kind);
  }
}

/** The text for some values. */
export function textOfValues({ type }: Pick<Question, 'type'>, values: readonly string[]): string {
  if (kindOf(type) !== 'moment') return values.join('; ');
  return values.map((value) => (dateTimeOf(value) === null ? value : dateTimeText(value))).join('; ');
}

/** A hint on what to type or press, shown while unanswered. */
export function placeholderOf(type: QuestionType): string {
  return questionTypes[type].device === 'scanner' ? 'the code' : placeholders[kindOf(type)];
}

const placeholders: Readonly<Record<QuestionKind, string>> = {
  text: 'a text',
  number: 'a number',
  numbers: 'numbers, with spaces between them',
  moment: '2026-01-31 14:00, or now',
  yesNo: 'y or n',
  choice: 'enter: choose one',
  choices: 'enter: choose some',
  item: 'enter: choose one',
  items: 'enter: choose some',
  image: 'enter: choose a JPEG or PNG file',
};
