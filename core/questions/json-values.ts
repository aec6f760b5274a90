// Answers in the JSON of commands: numbers and booleans as such, moments as ISO 8601 with the offset that they were
// answered in. What JSON cannot hold exactly stays a text, so that every value can be read back.
import type { Question } from './schema.ts';
import { isMultiValue, kindOf } from './types.ts';
import { type AnswerValue, dateTimeOf, isDecimal, valuesOf } from './values.ts';

export type JsonAnswer = string | number | boolean | readonly (string | number)[];

/** An answer as JSON. */
export function jsonAnswer({ type }: Pick<Question, 'type'>, answer: AnswerValue): JsonAnswer {
  const values = valuesOf(answer);
  const kind = kindOf(type);
  const [first = ''] = values;
  if (kind === 'numbers') return values.map(numberOr);
  if (isMultiValue(type)) return values;
  if (kind === 'number') return numberOr(first);
  if (kind === 'yesNo') return first === 'true' ? true : first === 'false' ? false : first;
  return kind === 'moment' ? (isoMoment(first) ?? first) : first;
}

/** A value of the wire for a text in JSON: a moment may be ISO 8601 with its offset; all else is as it is. */
export function wireValue({ type }: Pick<Question, 'type'>, text: string): string {
  return kindOf(type) === 'moment' ? (wireMoment(text) ?? text) : text;
}

/** `12.50` is the same number as 12.5; one with more digits than a number holds is not, and stays a text. */
function numberOr(value: string): number | string {
  const number = Number(value);
  return isDecimal(value) && isSameNumber(value, String(number)) ? number : value;
}

function isSameNumber(one: string, other: string): boolean {
  const [left, right] = [digitsOf(one), digitsOf(other)];
  return left.digits === right.digits && left.exponent === right.exponent && left.sign === right.sign;
}

/** The digits without zeros around them, and the power of ten behind the last of them. */
function digitsOf(text: string): { sign: string; digits: string; exponent: number } {
  const [, minus = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = (whole + part).replace(/^0+/, '');
  const digits = all.replace(/(?<!0)0+$/, '');
  if (digits === '') return { sign: '', digits: '', exponent: 0 };
  return { sign: minus, digits, exponent: Number(power) - part.length + all.length - digits.length };
}

const minute = 60_000;

/** `2026-11-23T06:58:00-05:00`; null for an offset that ISO 8601 cannot say, or a year beyond 9999. */
function isoMoment(value: string): string | null {
  const moment = dateTimeOf(value);
  if (moment === null || !/^-?\d+,-?\d+$/.test(value)) return null;
  const { at, offset } = moment;
  if (offset % minute !== 0 || Math.abs(offset) >= 24 * 60 * minute || !isFourDigitYear(at + offset))
    return null;
  const [local = ''] = new Date(at + offset).toISOString().replace('.000Z', 'Z').split('Z');
  const minutes = Math.abs(offset) / minute;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function isFourDigitYear(ms: number): boolean {
  return ms >= Date.UTC(1000, 0, 1) && ms < Date.UTC(10_000, 0, 1);
}

const isoForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|([+-])(\d\d):(\d\d))$/;

function wireMoment(text: string): string | null {
  const found = isoForm.exec(text.trim());
  const at = found === null ? Number.NaN : Date.parse(text.trim());
  if (found === null || Number.isNaN(at)) return null;
  const [, sign, hours = '0', minutes = '0'] = found;
  const offset = (Number(hours) * 60 + Number(minutes)) * minute;
  return `${at},${sign === '-' && offset !== 0 ? -offset : offset}`;
}
