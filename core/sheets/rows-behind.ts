// Which rows stand behind a part of a widget, as a filter: those that a bar counts, or those of a stretch of a chart. The
// filter in force stays in force.
import type { Question } from '#core/forms/schema.ts';
import { operatorsByType } from './filter.ts';
import type { RowFilterInput } from './schema.ts';

/** The rows whose answer to a question is a value; null where no filter says that beside the one in force. */
export function filterOfValue(
  filter: RowFilterInput | null,
  { id, type }: Pick<Question, 'id' | 'type'>,
  value: string,
): RowFilterInput | null {
  const operators = operatorsByType[type] ?? [];
  const operator = operators.includes('EQ') ? 'EQ' : 'CONTAINS';
  const before = filter?.filters ?? [];
  const isAny = filter?.and === false && before.length > 1;
  if (isAny || !operators.includes(operator)) return null;
  return { ...filter, and: true, filters: [...before, { questionId: id, operator, values: [value] }] };
}

/** The rows of a stretch of time, both ends included. */
export function filterOfSpan(filter: RowFilterInput | null, from: number, to: number): RowFilterInput {
  const { minDate, maxDate } = filter ?? {};
  return {
    ...filter,
    minDate: Math.max(from, minDate ?? from),
    maxDate: Math.min(to, maxDate ?? to),
  };
}

/** Said where `filterOfValue` is null. */
export const noFilterBehind = 'No filter shows these rows beside those in force.';
