// Formats and parses constants for the builder's fields: days, times, numbers. Also decides what stays of them when the
// operator or question changes.
import { dateTimeOf, isDecimal } from '#core/questions/values.ts';
import { latestMoment } from '#core/time/zone.ts';
import type { ConstantValue, Scalar } from './builder.ts';
import type { WantedValue } from './builder-fit.ts';
import { dayOf, minuteOf } from '#core/logic/operators.ts';

const day = 24 * 60 * 60_000;

/** The calendar day of a constant as `2026-11-20`; empty if it is not a day with a four-digit year. */
export function dayText(value: ConstantValue): string {
  const days = dayOf(value);
  if (days === null || Math.abs(days * day) > latestMoment) return '';
  const [text = ''] = new Date(days * day).toISOString().split('T');
  return text.length === 10 ? text : '';
}

/** A day as an expression's constant: epoch milliseconds of its midnight in UTC. Null if invalid. */
export function dayConstant(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** The time of day of a constant as `08:30`; empty if it is not one. */
export function timeText(value: ConstantValue): string {
  const minutes = minuteOf(value);
  if (minutes === null) return '';
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** A time as an expression's constant, `08:30`. Null if invalid. */
export function timeConstant(text: string): string | null {
  return minuteOf(text) === null || !text.includes(':') ? null : text.slice(0, 5);
}

/** A moment as `2026-11-20T08:30` in UTC; empty if it is not one. */
export function momentText(value: ConstantValue): string {
  const at = typeof value === 'number' ? value : dateTimeOf(String(value))?.at;
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16);
}

/** A moment in UTC as an expression's constant: epoch milliseconds. Null if invalid. */
export function momentConstant(text: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Parses a number with a decimal point or comma. Null if invalid. */
export function numberConstant(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return isDecimal(plain) ? Number(plain) : null;
}

/** The constants of an operand, one or several. */
export function scalarsOf(value: ConstantValue | null): readonly Scalar[] {
  return value === null ? [] : isMany(value) ? value : [value];
}

/**
 * What stays of a constant at a position that needs another kind; null if nothing does. A yes/no question starts with
 * Yes.
 */
export function remainingValue(
  value: ConstantValue | null,
  before: WantedValue,
  after: WantedValue,
): ConstantValue | null {
  const remaining =
    before.kind === after.kind ? scalarsOf(value).filter((scalar) => fits(scalar, before, after)) : [];
  const [only] = remaining;
  if (only === undefined) return after.kind === 'yesNo' && !after.isList ? true : null;
  if (after.isList) return remaining;
  return remaining.length === 1 ? only : null;
}

function fits(value: Scalar, before: WantedValue, { kind, question }: WantedValue): boolean {
  if (kind !== 'option' || question === null || before.question?.id === question.id) return true;
  return question.questionOptions.some((option) => option.value === value);
}

function isMany(value: ConstantValue): value is readonly Scalar[] {
  return Array.isArray(value);
}
