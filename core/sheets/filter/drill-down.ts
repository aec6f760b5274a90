// Drill-down from a number to its rows: the filter that finds the rows with an answer, combined with the active one.
import type { Condition } from '#core/questions/kinds/filter.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isCatalogType, isMoment, questionTypes } from '#core/questions/types.ts';
import { noAnswer } from '#core/widgets/groups.ts';
import { type Clock, withDates } from './filter-dates.ts';
import { filterIssues } from './filter.ts';
import { type RowFilter, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Whether a filter combined with the active one can find the rows with an answer to a question. */
export function mayNarrow(filter: RowFilterInput | null, { type }: Pick<Question, 'type'>): boolean {
  return questionTypes[type].answerOperator !== null && !matchesAnyOf(filter);
}

/** Whether rows pass a filter by any of several conditions: it cannot be narrowed by one more. */
export function matchesAnyOf(filter: RowFilterInput | null): boolean {
  return filter?.and === false && (filter.filters ?? []).length > 1;
}

/**
 * Narrows a filter to the rows with this answer. Null if no filter finds exactly those: if the type's operators cannot
 * express it, or the active filter matches any of several conditions.
 */
export function filterWithAnswer(
  filter: RowFilterInput | null,
  question: Pick<Question, 'id' | 'type'>,
  value: string,
): RowFilter | null {
  const operator = questionTypes[question.type].answerOperator;
  if (operator === null) return null;
  return withCondition(filter, question, {
    operator,
    values: answersOf(question.type).filter.valuesFor(value),
  });
}

/** Narrows a filter to the rows that answer a question. Null if no filter finds exactly those. */
export function filterWhereAnswered(
  filter: RowFilterInput | null,
  question: Pick<Question, 'id' | 'type'>,
): RowFilter | null {
  return withCondition(filter, question, { operator: 'ANSWERED', values: [] });
}

function withCondition(
  filter: RowFilterInput | null,
  question: Pick<Question, 'id' | 'type'>,
  condition: Condition,
): RowFilter | null {
  const before = rowFilter.parse(filter ?? {});
  if (matchesAnyOf(before)) return null;
  const added = { questionId: question.id, operator: condition.operator, values: [...condition.values] };
  const isThere = before.filters.some((one) => JSON.stringify(one) === JSON.stringify(added));
  const narrowed = { ...before, and: true, filters: isThere ? before.filters : [...before.filters, added] };
  const isSound =
    filterIssues({ ...narrowed, filters: [added] }, new Map([[question.id, question]])).length === 0;
  return isSound ? narrowed : null;
}

/**
 * The answers that a filter finds exactly: not a catalog item with other answers below it, since its filter finds those
 * too.
 */
export function foundAlone(
  { type }: Pick<Question, 'type'>,
  answers: readonly string[],
): (answer: string) => boolean {
  if (!isCatalogType(type)) return () => true;
  const above = new Set(answers.flatMap((path) => path.split(',').slice(0, -1)));
  return (path) => !above.has(path.split(',').at(-1) ?? '');
}

/**
 * Narrows a filter to the rows of a time range, both ends included. The range is fixed, even if the filter is for the
 * latest days.
 */
export function filterWithSpan(
  filter: RowFilterInput | null,
  from: number,
  to: number,
  clock: Clock,
): RowFilterInput {
  const dated = withDates(rowFilter.parse(filter ?? {}), clock);
  const { minDate, maxDate } = dated;
  return {
    ...dated,
    minDate: Math.max(from, minDate ?? from),
    maxDate: Math.min(to, maxDate ?? to),
  };
}

/** Shown if no filter finds exactly the rows behind a labelled number. */
export function notNarrowedText(question: Pick<Question, 'type'> | null | undefined, label: string): string {
  if (label === noAnswer()) return t(m.noFilterCanFindRows);
  return isMoment(question?.type) ? overlappedDayText : t(m.noFilterCanShowJust);
}

/** Days are in the respondent's time zone, but a filter is a time range. */
export const overlappedDayText = t(m.noFilterCanShowJustThis);
