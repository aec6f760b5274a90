// The operators beside JSON-logic's own (contract, "Forms"), as plain functions of evaluated operands.
// `{"var": id}` of a DATETIME yields epoch milliseconds, which have lost the answer's offset. So in front
// of the date and time operators such a variable is read under a second name, `localKey(id)`, which yields
// the milliseconds of the answer's own wall clock: epoch plus offset.
import type { Logic } from './schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { mapOperands, operationOf, variableName } from './operation.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export type OwnOperator = (left: unknown, right?: unknown) => boolean;

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

/** Our operators by name. Nothing but true and false comes out of them, and nothing is thrown. */
export const ownOperators: ReadonlyMap<string, OwnOperator> = new Map<string, OwnOperator>([
  ['answered', (value) => value !== null && value !== undefined],
  ['contains', contains],
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

/** The name under which a context holds a DATETIME answer's wall clock, in milliseconds. */
export function localKey(questionId: string): string {
  return `${questionId}@local`;
}

/** The expression with wall clock variables in front of the date and time operators. Apply it once only. */
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

/** The calendar day of an operand, counted from 1970-01-01; null where it holds no date. */
export function dayOf(operand: unknown): number | null {
  const local = localTimeOf(operand);
  return local === null ? null : Math.floor(local / day);
}

/** The minute of the day of an operand, 0 to 1439; `HH:mm` counts too. Null where it holds no time. */
export function minuteOf(operand: unknown): number | null {
  const clock = typeof operand === 'string' ? /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(operand) : null;
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const local = localTimeOf(operand);
  return local === null ? null : Math.floor((local - Math.floor(local / day) * day) / minute);
}

/** A number is wall clock milliseconds (of a constant: UTC), a string is a DATETIME value: `epochMs,offsetMs`. */
function localTimeOf(operand: unknown): number | null {
  if (typeof operand === 'number') return Number.isFinite(operand) ? operand : null;
  const value = typeof operand === 'string' ? dateTimeOf(operand) : null;
  return value && value.at + value.offset;
}

function after(left: number | null, right: number | null): boolean {
  return left !== null && right !== null && left > right;
}

function same(left: number | null, right: number | null): boolean {
  return left !== null && left === right;
}

/** A list contains each of its values; a text contains every part of itself, in upper or lower case. */
function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'string' && typeof part !== 'number' && typeof part !== 'boolean') return false;
  if (Array.isArray(whole)) return whole.includes(part);
  return typeof whole === 'string' && whole.toLowerCase().includes(String(part).toLowerCase());
}
