// One number made of the answers of a list: how many there are, or the sum, average, least or greatest of its numbers. JSON-logic
// has no operator for how many: this adds one per item.
import type { Logic } from './schema.ts';
import { operationOf, variableName } from './operation.ts';
import { isSummary } from './operators.ts';

export const summaries = ['count', 'sum', 'average', 'least', 'greatest'] as const;
export type SummaryName = (typeof summaries)[number];

/** `fallback`: the number where there is no answer. */
export type ListSummary = { summary: SummaryName; questionId: string; fallback?: number };

/** The number of chosen items, for example of CHECKBOXES. */
export function countLogic(questionId: string): Logic {
  return { reduce: [{ var: questionId }, { '+': [{ var: 'accumulator' }, 1] }, 0] };
}

export function summaryLogic({ summary, questionId, fallback }: ListSummary): Logic {
  if (summary === 'count') return countLogic(questionId);
  return { [summary]: [{ var: fallback === undefined ? questionId : [questionId, fallback] }] };
}

/** What an expression makes of the answers to a question, or null for any other expression. */
export function summaryOf(expression: Logic): ListSummary | null {
  const { operator = '', operands = [] } = operationOf(expression) ?? {};
  const summary: SummaryName | null = operator === 'reduce' ? 'count' : isSummary(operator) ? operator : null;
  const [list = null] = operands;
  const questionId = variableName(list);
  if (summary === null || !questionId) return null;
  const fallback = operationOf(list)?.operands[1];
  const found: ListSummary = { summary, questionId, ...(typeof fallback === 'number' && { fallback }) };
  return JSON.stringify(expression) === JSON.stringify(summaryLogic(found)) ? found : null;
}

/** The question whose items an expression counts, or null for any other expression. */
export function countedQuestion(expression: Logic): string | null {
  const found = summaryOf(expression);
  return found?.summary === 'count' ? found.questionId : null;
}
