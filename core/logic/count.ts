// How many items an answer has. JSON-logic has no word for it: it adds one for each.
import type { Logic } from './schema.ts';
import { operationOf, variableName } from './operation.ts';

/** The number of what was chosen, as of CHECKBOXES. */
export function countLogic(questionId: string): Logic {
  return { reduce: [{ var: questionId }, { '+': [{ var: 'accumulator' }, 1] }, 0] };
}

/** The question whose items an expression counts, or null where it does anything else. */
export function countedQuestion(expression: Logic): string | null {
  const { operator, operands = [] } = operationOf(expression) ?? {};
  const id = operator === 'reduce' ? variableName(operands[0] ?? null) : null;
  return id && JSON.stringify(expression) === JSON.stringify(countLogic(id)) ? id : null;
}
