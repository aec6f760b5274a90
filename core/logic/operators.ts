// The operators that we add to JSON-logic (contract, "Forms"), as plain functions of evaluated operands. `{"var": id}`
// of a DATETIME yields epoch milliseconds, which lack the answer's offset, of a DATE days, of a TIME minutes. So as operands
// of the date and time operators, such variables are read under a second name, `localKey(id)`, which yields the answer's
// local time in milliseconds as if it were UTC.
import type { Logic } from './schema.ts';
import { distanceBetween, geoPointOf } from '#core/questions/places/geo-point.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { mapOperands, operationOf, variableName } from './operation.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export type OwnOperator = (left: unknown, right?: unknown) => boolean | number | null;

const dateOperators = {
  dateAfter: (left, right) => after(dayOf(left), dayOf(right)),
  dateBefore: (left, right) => after(dayOf(right), dayOf(left)),
  dateOn: (left, right) => same(dayOf(left), dayOf(right)),
} satisfies Record<string, OwnOperator>;

const timeOperators = {
  timeAfter: (left, right) => after(minuteOf(left), minuteOf(right)),
  timeBefore: (left, right) => after(minuteOf(right), minuteOf(left)),
  timeOn: (left, right) => same(minuteOf(left), minuteOf(right)),
} satisfies Record<string, OwnOperator>;

/** What is made of all numbers of a list, such as those that entries answer; null without one. */
const summaryOperators = {
  sum: ofNumbers((numbers) => numbers.reduce((sum, each) => sum + each, 0)),
  average: ofNumbers((numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length),
  least: ofNumbers((numbers) => numbers.reduce((least, each) => Math.min(least, each))),
  greatest: ofNumbers((numbers) => numbers.reduce((greatest, each) => Math.max(greatest, each))),
} satisfies Record<string, OwnOperator>;

export type SummaryOperator = keyof typeof summaryOperators;

/** Whether an operator makes one number of a list. */
export function isSummary(operator: string): operator is SummaryOperator {
  return Object.hasOwn(summaryOperators, operator);
}

/** The operators that take one operand. */
export const unaryOperators: readonly string[] = ['answered', ...Object.keys(summaryOperators)];

/** Our operators by name. They return true, false, or a number, null if there is none, and never throw. */
export const ownOperators: ReadonlyMap<string, OwnOperator> = new Map<string, OwnOperator>([
  ['answered', (value) => value !== null && value !== undefined && !Number.isNaN(value)],
  ['contains', contains],
  ['distance', distance],
  ...Object.entries(summaryOperators),
  ...Object.entries(dateOperators),
  ...Object.entries(timeOperators),
]);

export type TemporalOperator = keyof typeof dateOperators | keyof typeof timeOperators;

/** Whether an operator compares calendar days or minutes of the day. */
export function isTemporal(operator: string): operator is TemporalOperator {
  return Object.hasOwn(dateOperators, operator) || Object.hasOwn(timeOperators, operator);
}

/** Whether an operator compares minutes of the day. */
export function isTimeOperator(operator: TemporalOperator): boolean {
  return Object.hasOwn(timeOperators, operator);
}

/** The context key of an answer's local time, in milliseconds. */
export function localKey(questionId: string): string {
  return `${questionId}@local`;
}

/** Replaces variables that are operands of date and time operators by their local time. Apply it only once. */
export function withLocalTimes(node: Logic): Logic {
  return mapOperands(node, (operand, { operator }) =>
    isTemporal(operator) ? localOperand(operand) : withLocalTimes(operand),
  );
}

function localOperand(node: Logic): Logic {
  const name = variableName(node);
  if (!name) return withLocalTimes(node);
  const [, ...fallback] = operationOf(node)?.operands ?? [];
  return { var: [localKey(name), ...fallback.map(withLocalTimes)] };
}

/** The calendar day of an operand, counted from 1970-01-01; null if it has no date. */
export function dayOf(operand: unknown): number | null {
  const local = localTimeOf(operand);
  return local === null ? null : Math.floor(local / day);
}

/** The minute of the day of an operand, 0 to 1439; `HH:mm` is accepted too. Null if it has no time. */
export function minuteOf(operand: unknown): number | null {
  const clock = typeof operand === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(operand) : null;
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const local = localTimeOf(operand);
  return local === null ? null : Math.floor((local - Math.floor(local / day) * day) / minute);
}

/** A number is local time in milliseconds (for a constant: UTC), a string is a DATETIME value: `epochMs,offsetMs`. */
function localTimeOf(operand: unknown): number | null {
  if (typeof operand === 'number') return Number.isFinite(operand) ? operand : null;
  const value = typeof operand === 'string' ? dateTimeOf(operand) : null;
  return value && value.at + value.offset;
}

function ofNumbers(work: (numbers: readonly number[]) => number): OwnOperator {
  return (list) => {
    const numbers = (Array.isArray(list) ? list : [list]).filter((each) => Number.isFinite(each));
    return numbers.length === 0 ? null : work(numbers);
  };
}

function after(left: number | null, right: number | null): boolean {
  return left !== null && right !== null && left > right;
}

function same(left: number | null, right: number | null): boolean {
  return left !== null && left === right;
}

/** A list contains each of its values; a text contains its substrings, ignoring case. */
function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'string' && typeof part !== 'number' && typeof part !== 'boolean') return false;
  if (Array.isArray(whole)) return whole.includes(part);
  return typeof whole === 'string' && whole.toLowerCase().includes(String(part).toLowerCase());
}

/**
 * Metres between two places, along the surface. Not a number where one of them is none: JSON-logic counts null as 0, and what
 * has no place would be near.
 */
function distance(left: unknown, right: unknown): number {
  const [from, to] = [left, right].map((value) => (typeof value === 'string' ? geoPointOf(value) : null));
  return from && to ? distanceBetween(from, to) : Number.NaN;
}
