// Value formats: how each question type represents its answer as a string (spec 2, section 3, "Value formats"), and as a
// JSON-logic value (contract, "Forms"). Validation messages are here too, so that imports, filling in and edits use the
// same ones.
import { assertNever } from '#core/assert-never.ts';
import { isUuid } from '#core/primitives.ts';
import type { Question } from './schema.ts';
import { kindOf, type QuestionType } from './types.ts';

/** One question's answer: a string, or a list of strings for multi-value types. */
export type AnswerValue = string | readonly string[];
/** A row's answers by question id. An unanswered question has no key. */
export type Answers = Readonly<Record<string, AnswerValue>>;

// Bounded so that it fits a double: the database compares answers as doubles too (formdeck_number).
const decimal = /^-?(?:\d{1,100}(?:\.\d{0,100})?|\.\d{1,100})(?:[eE][+-]?\d{1,2})?$/;
const dateTime = /^-?\d{1,16},-?\d{1,9}$/;
/** Maximum characters of one value. */
export const maximumLength = 10_000;

/** Whether a text is a decimal number in the format of NUMERIC answers: `-12.5`, no separators, no spaces. */
export function isDecimal(value: string): boolean {
  return decimal.test(value);
}

/** The values of an answer as a list, empty if there is none. */
export function valuesOf(answer: AnswerValue | undefined): readonly string[] {
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [answer] : answer;
}

/** Whether an answer has a value that is not blank. */
export function isAnswered(answer: AnswerValue | undefined): boolean {
  if (typeof answer === 'string') return isFilled(answer);
  return answer !== undefined && answer.some(isFilled);
}

/** Not blank. Nearly every text starts with a letter or digit, and then trim is not needed. */
function isFilled(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || text.trim() !== '';
}

/** The issue with one value of a question, or null. Spec 2, section 5 and spec 3, section 5. */
export function valueIssue(
  question: Pick<Question, 'type' | 'questionOptions'>,
  value: string,
): string | null {
  if (value.length > maximumLength) return `At most ${maximumLength} characters`;
  if (value.includes('\u0000')) return 'Text must not hold a NUL character';
  const kind = kindOf(question.type);
  switch (kind) {
    case 'text':
      return null;
    case 'number':
    case 'numbers':
      return decimal.test(value) ? null : 'Please enter a number';
    case 'yesNo':
      return value === 'true' || value === 'false' ? null : 'Please choose Yes (True) or No (False)';
    case 'choice':
    case 'choices':
      return question.questionOptions.some((option) => option.value === value)
        ? null
        : `"${shorten(value)}" is not one of the options`;
    case 'moment':
      return dateTime.test(value) ? null : 'Please enter a date';
    case 'image':
      return isUuid(value) ? null : 'Please add an image';
    case 'item':
    case 'items':
      return value.split(',').every(isUuid) ? null : 'Please choose an option';
    default:
      return assertNever(kind);
  }
}

/**
 * The JSON-logic value of an answer: a number, numbers, a boolean, epoch milliseconds, a list of strings, a string; null
 * if the question is not answered.
 */
export function logicValue(
  type: QuestionType,
  answer: AnswerValue | undefined,
): number | boolean | string | null | readonly (number | string)[] {
  if (!isAnswered(answer)) return null;
  const first = typeof answer === 'string' ? answer : (answer?.[0] ?? '');
  const kind = kindOf(type);
  switch (kind) {
    case 'number':
      return Number(first);
    case 'numbers':
      return valuesOf(answer).map(Number);
    case 'yesNo':
      return first === 'true';
    case 'moment':
      return dateTimeOf(first)?.at ?? null;
    case 'choices':
    case 'items':
      return valuesOf(answer);
    case 'text':
    case 'choice':
    case 'item':
    case 'image':
      return first;
    default:
      return assertNever(kind);
  }
}

/** Parses a DATETIME value: `at` in epoch milliseconds, and the UTC `offset` in milliseconds. */
export function dateTimeOf(value: string): { at: number; offset: number } | null {
  const comma = value.indexOf(',');
  const at = Number(comma < 0 ? value : value.slice(0, comma));
  const offset = comma < 0 ? 0 : Number(value.slice(comma + 1));
  return value === '' || Number.isNaN(at) || Number.isNaN(offset) ? null : { at, offset };
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}...` : value;
}
