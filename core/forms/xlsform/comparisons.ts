// Comparisons of XLSForms as JSON-logic, true for the same answers: JSON-logic treats a missing answer as 0, so the
// comparison first checks that there is an answer.
import { assertNever } from '#core/assert-never.ts';
import type { Logic } from '#core/logic/schema.ts';
import {
  answerOf,
  type Constant,
  constantNumber,
  denied,
  numberOf,
  operandsOf,
  type ReferencedQuestion,
  strictNumber,
  type Term,
  truthOf,
  valueOf,
  withoutZero,
} from './terms.ts';
import { isOfList } from './numbers/list-reads.ts';
import { XPathError } from './xpath.ts';
import { clockOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Comparison = '<' | '<=' | '>' | '>=';
const comparisons: readonly Comparison[] = ['<', '<=', '>', '>='];
const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** `left = right`. */
export function equal(left: Term, right: Term): Logic {
  if (left.kind === 'constant' && right.kind !== 'constant') return equal(right, left);
  if (right.kind === 'constant' && right.value === '') return denied(truthOf(left));
  const temporal = comparedTimes('=', left, right);
  if (temporal !== null) return temporal;
  if (left.kind === 'truth' || right.kind === 'truth') return equalTruths(left, right);
  if (left.kind === 'question' && right.kind === 'constant') {
    return { '==': [left.logic, answerOf(left.reference, right.value)] };
  }
  if (left.kind === 'question' && right.kind === 'question') {
    if (left.reference.question.type !== right.reference.question.type) {
      throw new XPathError(t(m.answersOfDifferentKindsCannot));
    }
  }
  return { '==': [valueOf(left), valueOf(right)] };
}

function equalTruths(left: Term, right: Term): Logic {
  if (right.kind === 'constant') return right.value ? truthOf(left) : denied(truthOf(left));
  return { '==': [truthOf(left), truthOf(right)] };
}

/** `left < right` and the like. */
export function compared(operator: Comparison, left: Term, right: Term): Logic {
  if (left.kind === 'constant' && right.kind !== 'constant') {
    return compared(mirrored[operator], right, left);
  }
  const temporal = comparedTimes(operator, left, right);
  if (temporal !== null) return temporal;
  if (left.kind === 'question' && right.kind === 'constant') {
    const bound = constantNumber(right.value);
    const comparison: Logic = { [operator]: [numberOf(left), bound] };
    return holds(operator, 0, bound) ? { and: [{ answered: left.logic }, comparison] } : comparison;
  }
  // Where 0 makes no difference, a missing number of a list may count as 0.
  const isPlain = isOfList(left) && right.kind === 'constant';
  const failsAtZero = isPlain && !holds(operator, 0, constantNumber(right.value));
  return {
    [operator]: [failsAtZero ? withoutZero(numberOf(left)) : strictNumber(left), strictNumber(right)],
  };
}

export function holds(operator: Comparison | '=' | '!=', left: number, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    default:
      return assertNever(operator);
  }
}

/** Parses `{"and": [{"answered": x}, {"<": [x, 5]}]}`, the counterpart of `${x} < 5`; null for anything else. */
export function guardedComparison(logic: Logic): { operator: Comparison; id: string; bound: number } | null {
  const [asks, comparison, ...more] = operandsOf(logic, 'and') ?? [];
  if (asks === undefined || comparison === undefined || more.length > 0) return null;
  const id = answeredId(asks);
  for (const operator of comparisons) {
    const [left, bound] = operandsOf(comparison, operator) ?? [];
    if (id !== null && JSON.stringify(left) === JSON.stringify({ var: id }) && typeof bound === 'number') {
      return { operator, id, bound };
    }
  }
  return null;
}

/** The id in `{"answered": {"var": id}}`. */
function answeredId(logic: Logic): string | null {
  const id = fieldOf(fieldOf(logic, 'answered'), 'var');
  return typeof id === 'string' ? id : null;
}

function fieldOf(node: Logic | undefined, name: string): Logic | undefined {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? node[name] : undefined;
}

/** A comparison of a date or time with another or with a constant; null if neither side is one. */
function comparedTimes(operator: Comparison | '=', left: Term, right: Term): Logic | null {
  if (left.kind !== 'question' || clockOf(left.reference.question.type) === null) return null;
  const isAlike =
    right.kind === 'question'
      ? hasTimeAlone(right.reference) === hasTimeAlone(left.reference) &&
        clockOf(right.reference.question.type) !== null
      : right.kind === 'constant';
  if (!isAlike) throw new XPathError(t(m.dateCanBeComparedWith));
  const { time } = left.reference;
  if (time === 'time') return onClock('time', operator, left.logic, timeOf(right));
  const isDay =
    time === 'date' ||
    left.day ||
    (right.kind === 'question' && right.reference.time === 'date') ||
    ('day' in right && right.day) ||
    (right.kind === 'constant' && isDayText(right.value));
  if (isDay) return onClock('date', operator, left.logic, momentOf(right));
  if (operator === '=') return { '==': [left.logic, momentOf(right)] };
  const asks: Logic[] = right.kind === 'constant' ? [] : [{ answered: right.logic }];
  return { and: [{ answered: left.logic }, ...asks, { [operator]: [left.logic, momentOf(right)] }] };
}

function hasTimeAlone({ time }: ReferencedQuestion): boolean {
  return time === 'time';
}

/** Compares days, or minutes of the day. Always false if an answer is missing. */
function onClock(kind: 'date' | 'time', operator: Comparison | '=', left: Logic, right: Logic): Logic {
  const on: Logic = { [`${kind}On`]: [left, right] };
  if (operator === '=') return on;
  const beyond: Logic = { [`${kind}${operator.startsWith('<') ? 'Before' : 'After'}`]: [left, right] };
  return operator.length === 1 ? beyond : { or: [beyond, on] };
}

function isDayText(value: Constant): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(String(value));
}

/** A constant in epoch milliseconds; a day is its start in UTC, as the date operators read it. */
function momentOf(term: Term): Logic {
  if (term.kind !== 'constant') return term.logic;
  const at = typeof term.value === 'string' ? Date.parse(term.value) : Number.NaN;
  if (Number.isNaN(at)) throw new XPathError(t(m.isNotDate, { term: String(term.value) }));
  return at;
}

function timeOf(term: Term): Logic {
  if (term.kind !== 'constant') return term.logic;
  const found = /^(?:[01]?\d|2[0-3]):[0-5]\d/.exec(String(term.value));
  if (found === null) throw new XPathError(t(m.isNotTime, { term: String(term.value) }));
  return found[0];
}
