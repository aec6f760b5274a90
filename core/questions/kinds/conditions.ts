// The operators that the expression builder offers for a kind of answer.
import type { ConditionOperator, Quantity } from '#core/logic/builder/builder.ts';

/** An operator or its negation, of a whole answer or of the items of a list. */
export type OperatorChoice = { operator: ConditionOperator; negated: boolean; quantity?: Quantity };

export const plain = (...operators: ConditionOperator[]) =>
  operators.map((operator): OperatorChoice => ({ operator, negated: false }));
export const both = (...operators: ConditionOperator[]) =>
  operators.flatMap((operator) => [false, true].map((negated): OperatorChoice => ({ operator, negated })));
export const ofItems = (quantity: Quantity, ...operators: ConditionOperator[]) =>
  operators.map((operator): OperatorChoice => ({ operator, negated: false, quantity }));

/** Offered for every kind. */
export const answeredOperators = both('answered');
export const ordering = ['>=', '<=', '>', '<', 'between'] as const;
export const ofDays = plain('dateAfter', 'dateBefore', 'dateOn');
export const ofTimes = plain('timeAfter', 'timeBefore', 'timeOn');
export const temporal = [...ofDays, ...ofTimes];

/** Of lists whose items are chosen. */
export const amongOperators = [
  ...both('contains'),
  ...ofItems('some', 'in'),
  ...ofItems('none', 'in'),
  ...ofItems('all', 'in'),
  ...answeredOperators,
];
