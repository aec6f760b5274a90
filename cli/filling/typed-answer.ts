// What is typed into a question and what it means: the text on the line, and the values that it stands for. A text that
// means nothing is its own value, which core then says is wrong.
import { dateTimeAnswer, dateTimeText, readDateTime } from '#core/filling/date-answer.ts';
import type { Question, QuestionType } from '#core/questions/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';

/** How a question is answered at a terminal. */
export type InputKind = 'typed' | 'yes-no' | 'options' | 'catalog' | 'image';

const kinds: Readonly<Record<QuestionType, InputKind>> = {
  TEXT: 'typed',
  SCANNED_CODE: 'typed',
  NUMERIC: 'typed',
  MULTI_NUMERIC: 'typed',
  DATETIME: 'typed',
  BOOLEAN: 'yes-no',
  RADIO: 'options',
  CHECKBOXES: 'options',
  CATALOG_RADIO: 'catalog',
  CATALOG_CHECKBOX: 'catalog',
  IMAGE: 'image',
  SIGNATURE: 'image',
};

export function inputKind({ type }: Pick<Question, 'type'>): InputKind {
  return kinds[type];
}

export type Clock = { now(): number; timeZone: string };

/** The values that a text stands for; none where it is blank. */
export function valuesOfText(
  { type }: Pick<Question, 'type'>,
  text: string,
  { now, timeZone }: Clock,
): string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  switch (type) {
    case 'NUMERIC':
      return [trimmed];
    case 'MULTI_NUMERIC':
      return trimmed.split(/[\s;]+/).filter((part) => part !== '');
    case 'DATETIME':
      if (trimmed.toLowerCase() === 'now') return [dateTimeAnswer(now(), timeZone)];
      return [readDateTime(trimmed, timeZone) ?? trimmed];
    default:
      return [text];
  }
}

/** The text that one would type for some values. */
export function textOfValues({ type }: Pick<Question, 'type'>, values: readonly string[]): string {
  if (type !== 'DATETIME') return values.join('; ');
  return values.map((value) => (dateTimeOf(value) === null ? value : dateTimeText(value))).join('; ');
}

/** What to type or to press, shown where nothing is answered yet. */
export const placeholders: Readonly<Record<QuestionType, string>> = {
  TEXT: 'a text',
  SCANNED_CODE: 'the code',
  NUMERIC: 'a number',
  MULTI_NUMERIC: 'numbers, with spaces between them',
  DATETIME: '2026-01-31 14:00, or now',
  BOOLEAN: 'y or n',
  RADIO: 'enter: choose one',
  CHECKBOXES: 'enter: choose some',
  CATALOG_RADIO: 'enter: choose one',
  CATALOG_CHECKBOX: 'enter: choose some',
  IMAGE: 'enter: choose a JPEG or PNG file',
  SIGNATURE: 'enter: choose a JPEG or PNG file',
};
