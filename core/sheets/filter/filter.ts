// The semantics of a row filter (spec 2, section 5; contract, "Sheets and rows"), as a predicate on one row: what its
// operators and kinds of answers mean is in core/questions/. The server expresses the same in SQL
// (server/sheets/filter-sql.ts); a test compares the two.
import type { FieldError } from '#core/errors.ts';
import { takesNothing } from '#core/questions/filter-operators.ts';
import { answersOf } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import { conditionTest, type TestedQuestion } from './condition-test.ts';
import type { DatedFilter } from './filter-dates.ts';
import { hoursTest } from './filter-hours.ts';
import { passesReview } from '#core/sheets/review/review-status.ts';
import type { ReviewStatus, RowFilter } from '#core/sheets/schema.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type FilteredRow = {
  createdAt: number;
  userId: string;
  reviewState: ReviewStatus | null;
  alerts: readonly string[];
  /** It has rules that were passed with a reason. */
  hasPassed?: boolean;
  answers: Answers;
};
type Questions = ReadonlyMap<string, TestedQuestion>;

/** All issues of a filter, with the spec's messages; paths as `filters.0.values`. */
export function filterIssues(filter: RowFilter, questions: Questions): FieldError[] {
  const issues: FieldError[] = [];
  if ((filter.minDate == null) !== (filter.maxDate == null)) {
    issues.push(fieldError(filter.minDate == null ? 'minDate' : 'maxDate', m.pleaseEnterStartDateAnd));
  }
  if (filter.lastDays != null && (filter.minDate != null || filter.maxDate != null)) {
    issues.push(fieldError('lastDays', m.chooseEitherLatestDaysOr));
  }
  filter.filters.forEach((one, index) => {
    const type = questions.get(one.questionId)?.type;
    const operators = type === undefined ? [] : answersOf(type).filter.operators;
    if (type === undefined) {
      issues.push(fieldError(`filters.${index}.questionId`, m.formDoesNotHaveThis));
    } else if (operators.length === 0) {
      issues.push(fieldError(`filters.${index}.questionId`, m.youCannotApplyFilterTo));
    } else if (!operators.includes(one.operator)) {
      issues.push(
        fieldError(`filters.${index}.operator`, m.useOneOfForThis, { operators: operators.join(', ') }),
      );
    } else if (takesNothing(one.operator)) {
      if (one.values.length > 0) issues.push(fieldError(`filters.${index}.values`, m.takesNoValue));
    } else {
      for (const message of answersOf(type).filter.issues(one))
        issues.push({ path: `filters.${index}.values`, message });
    }
  });
  return issues;
}

/** Compiles a valid filter to a predicate on rows. */
export function compileFilter(filter: DatedFilter, questions: Questions): (row: FilteredRow) => boolean {
  const tests = filter.filters.map((one) => {
    const { questionId, test } = conditionTest(one, questions.get(one.questionId));
    return (row: FilteredRow) => test(row.answers[questionId]);
  });
  const { minDate, maxDate, and } = filter;
  const [isBy, hasRaised] = [anyOf(filter.userIds), anyOf(filter.alertIds)];
  const isInHours = hoursTest(filter);
  return (row) => {
    if (minDate != null && row.createdAt < minDate) return false;
    if (maxDate != null && row.createdAt > maxDate) return false;
    if (isInHours !== null && !isInHours(row.createdAt)) return false;
    if (!passesReview(filter, row.reviewState)) return false;
    if (filter.alerts != null && filter.alerts !== row.alerts.length > 0) return false;
    if (filter.passed != null && filter.passed !== (row.hasPassed ?? false)) return false;
    if (isBy !== null && !isBy(row.userId)) return false;
    if (hasRaised !== null && !row.alerts.some(hasRaised)) return false;
    if (tests.length === 0) return true;
    return and ? tests.every((test) => test(row)) : tests.some((test) => test(row));
  };
}

/** Whether an id is one of the chosen ones; null if none is chosen. */
export function anyOf(ids: readonly string[] | null | undefined): ((id: string) => boolean) | null {
  if (ids == null || ids.length === 0) return null;
  const wanted = new Set(ids);
  return (id) => wanted.has(id);
}
