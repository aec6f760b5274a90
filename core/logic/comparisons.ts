// What the operators of expressions are called in sentences (core/logic/explain.ts).
import type { Message } from '#core/messages/message.ts';
import type { SummaryOperator } from './operators.ts';
import { m } from './texts.ts';

export type Statement = Message<string>;

/** What a comparison says, and its negation. */
export const comparisons: ReadonlyMap<string, readonly [Statement, Statement]> = new Map([
  ['==', [m.isEqual, m.isNot]],
  ['===', [m.isEqual, m.isNot]],
  ['!=', [m.isNot, m.isEqual]],
  ['!==', [m.isNot, m.isEqual]],
  ['>', [m.isGreaterThan, m.isNotGreaterThan]],
  ['>=', [m.isAtLeast, m.isNotAtLeast]],
  ['<', [m.isLessThan, m.isNotLessThan]],
  ['<=', [m.isAtMost, m.isNotAtMost]],
  ['contains', [m.contains, m.doesNotContain]],
  ['dateAfter', [m.isAfter, m.isNotAfter]],
  ['dateBefore', [m.isBefore, m.isNotBefore]],
  ['dateOn', [m.isOn, m.isNotOn]],
  ['timeAfter', [m.isAtTimeAfter, m.isNotAtTimeAfter]],
  ['timeBefore', [m.isAtTimeBefore, m.isNotAtTimeBefore]],
  ['timeOn', [m.isAt, m.isNotAt]],
]);
/** The same for moments, where neither days nor times of day are compared. */
export const momentComparisons: ReadonlyMap<string, readonly [Statement, Statement]> = new Map([
  ['>', [m.isLaterThan, m.isNotLaterThan]],
  ['>=', [m.isNotEarlierThan, m.isEarlierThan]],
  ['<', [m.isEarlierThan, m.isNotEarlierThan]],
  ['<=', [m.isNotLaterThan, m.isLaterThan]],
]);
/** A comparison with its sides swapped. */
export const mirrors: ReadonlyMap<string, string> = new Map([
  ...['==', '===', '!=', '!=='].map((equality): [string, string] => [equality, equality]),
  ['>', '<'],
  ['>=', '<='],
  ['<', '>'],
  ['<=', '>='],
]);
export const signs: ReadonlyMap<string, string> = new Map([
  ['+', ' + '],
  ['-', ' − '],
  ['*', ' × '],
  ['/', ' ÷ '],
  ['%', ' mod '],
]);
export const quantities: ReadonlyMap<string, Message<string>> = new Map<string, Message<string>>([
  ['some', m.atLeastOneOf],
  ['all', m.eachOf],
  ['none', m.noneOf],
]);
export const summaries: Readonly<Record<SummaryOperator, Message<string>>> = {
  sum: m.sumOf,
  average: m.averageOf,
  least: m.smallestOf,
  greatest: m.largestOf,
};
