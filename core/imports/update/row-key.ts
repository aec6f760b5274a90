// The key of a row: the answer by which an import finds the row that it changes.
import type { Question } from '#core/questions/schema.ts';
import { kindOf } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf } from '#core/questions/values.ts';

/** May this question be the key of an import? Only one whose answer is a single text, number, choice or moment. */
export function mayBeKey({ type }: Pick<Question, 'type'>): boolean {
  const kind = kindOf(type);
  return kind === 'text' || kind === 'number' || kind === 'choice' || kind === 'moment';
}

/** Answers that mean the same have the same key: `7` and `7.0`, one moment in two time zones. Null: it has none. */
export function keyOf(
  { type }: Pick<Question, 'type'>,
  answer: AnswerValue | null | undefined,
): string | null {
  if (typeof answer !== 'string') return null;
  const text = answer.trim();
  if (text === '') return null;
  const kind = kindOf(type);
  if (kind === 'number') return decimalKey(text);
  if (kind === 'moment') return `${dateTimeOf(text)?.at ?? text}`;
  return text.normalize('NFC');
}

/** Never by way of a binary number: it has no room for ids of 17 digits. */
function decimalKey(text: string): string {
  const [, sign = '', before = '', behind = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  const [whole, fraction] = [before.replace(/^0+/, ''), behind.replace(/(?<!0)0+$/, '')];
  if (whole === '' && fraction === '') return /^[+-]?[0.]+$/.test(text) ? '0' : text;
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}
