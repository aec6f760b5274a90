// From a number to the rows behind it: the filter that finds the rows which gave an answer, beside the one in force.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType, kindOf, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { noAnswer } from '#core/widgets/groups.ts';
import { type Clock, withDates } from './filter-dates.ts';
import { filterIssues } from './filter.ts';
import { type RowFilter, rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';

/** Whether a filter beside the one in force can find the rows that gave an answer to a question. */
export function mayNarrow(filter: RowFilterInput | null, { type }: Pick<Question, 'type'>): boolean {
  const isAnyOf = filter?.and === false && (filter.filters ?? []).length > 1;
  return questionTypes[type].answerOperator !== null && !isAnyOf;
}

/**
 * A filter narrowed to the rows that answered a question so. Null where no filter finds just them: for a type whose
 * operators cannot say it, and beside a filter that any of several may hold of.
 */
export function filterWithAnswer(
  filter: RowFilterInput | null,
  question: Pick<Question, 'id' | 'type'>,
  value: string,
): RowFilter | null {
  const operator = questionTypes[question.type].answerOperator;
  const before = rowFilter.parse(filter ?? {});
  if (operator === null || !mayNarrow(before, question)) return null;
  const added = { questionId: question.id, operator, values: wantedValues(question.type, value) };
  const isThere = before.filters.some((one) => JSON.stringify(one) === JSON.stringify(added));
  const narrowed = { ...before, and: true, filters: isThere ? before.filters : [...before.filters, added] };
  const isSound =
    filterIssues({ ...narrowed, filters: [added] }, new Map([[question.id, question]])).length === 0;
  return isSound ? narrowed : null;
}

/** An answer as its filter has it. Of moments it is the first and the last millisecond of a range, with a blank between. */
function wantedValues(type: QuestionType, value: string): string[] {
  const kind = kindOf(type);
  switch (kind) {
    // A whole path of the catalog is looked for by its last item, which is how people choose one.
    case 'item':
    case 'items':
      return [value.split(',').at(-1) ?? value];
    case 'moment':
      return value.split(' ');
    case 'text':
    case 'number':
    case 'numbers':
    case 'choice':
    case 'choices':
    case 'yesNo':
    case 'image':
      return [value];
    default:
      return assertNever(kind);
  }
}

/**
 * Which of some answers a filter finds by themselves: not a catalog item beside others that stand below it, since its
 * filter finds these as well.
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
 * A filter narrowed to the rows of a time range, both ends included. It stays where it is, also where the filter is
 * of the latest days.
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

/** Said where no filter finds just the rows behind a number, which has a label. */
export function notNarrowedText(question: Pick<Question, 'type'> | null | undefined, label: string): string {
  if (label === noAnswer) return 'No filter finds rows without an answer.';
  return question && kindOf(question.type) === 'moment'
    ? overlappedDayText
    : 'No filter shows just these rows beside those in force.';
}

/** A day is one on the clock of whoever answered, and a filter is a time range. */
export const overlappedDayText =
  'No filter shows just this day: rows of other days, from other time zones, fall into the same hours.';
