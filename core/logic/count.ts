// The number of items in an answer. JSON-logic has no operator for it: this adds one per item.
import type { Logic } from './schema.ts';
import { operationOf, variableName } from './operation.ts';

/** The number of chosen items, for example of CHECKBOXES. */
export function countLogic(questionId: string): Logic {
  return { reduce: [{ var: questionId }, { '+': [{ var: 'accumulator' }, 1] }, 0] };
}

/** The question whose items an expression counts, or null for any other expression. */
export function countedQuestion(expression: Logic): string | null {
  const { operator, operands = [] } = operationOf(expression) ?? {};
  const id = operator === 'reduce' ? variableName(operands[0] ?? null) : null;
  return id && JSON.stringify(expression) === JSON.stringify(countLogic(id)) ? id : null;
}
