// Conditions on rows as command options: filters, a time range, a review status.
import { AppError, type FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { parseFilter } from '#core/sheets/filter/parse-filter.ts';
import { statusFilter } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import { oneOf } from './flags.ts';
import type { RangeFlags } from './options.ts';
import { closedRange, type RangeOptions, rangeOf, rangeOptions } from './range.ts';

export type ConditionFlags = RangeFlags & { filter?: string[]; any?: boolean; review?: string };
export type Conditions = {
  filters: readonly string[];
  and: boolean;
  range: RangeOptions;
  review: ReviewStatus | undefined;
};

/** The conditions given by flags. Throws AppError `usage`. */
export function conditionsGiven(flags: ConditionFlags): Conditions {
  return {
    filters: flags.filter ?? [],
    and: flags.any !== true,
    range: rangeOptions(flags),
    review: oneOf('--review', reviewStatuses, flags.review),
  };
}

/**
 * The form of a saved view. The view selects the rows: flags that would select them again are rejected. Throws AppError
 * `usage`.
 */
export function requireViewAlone(flags: ConditionFlags & { form?: string }): string {
  const { form } = flags;
  if (form === undefined) throw new AppError('usage', '--view needs --form, whose view it is.');
  const given = conditionFlagsIn(flags);
  if (given.length > 0) throw new AppError('usage', `--view and ${given.join(', ')} exclude each other.`);
  return form;
}

/** The given flags that select rows, as they are typed: `--filter`, `--last`. */
export function conditionFlagsIn({ filter, any, review, from, to, last }: ConditionFlags): string[] {
  const conditions = { filter, any, review, from, to, last };
  return Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`]));
}

/** Converts conditions to a filter on a form. Throws AppError `usage`. */
export function filterOf(
  { filters, and, range, review }: Conditions,
  questions: readonly Question[],
  words: AnswerTextOptions,
  now: number,
): RowFilterInput {
  const closed = closedRange(rangeOf(range, words.timeZone, now));
  return {
    and,
    filters: readFilters(filters, questions, words),
    ...(closed && { minDate: closed.from, maxDate: closed.to }),
    ...statusFilter(review ?? null),
  };
}

/** Parses filters. Throws AppError `usage` listing every invalid one. */
export function readFilters(
  texts: readonly string[],
  questions: readonly Question[],
  words: AnswerTextOptions,
): NonNullable<RowFilterInput['filters']> {
  const issues: FieldError[] = [];
  const filters = texts.flatMap((text) => {
    const parsed = parseFilter(text, questions, words);
    if (parsed.ok) return [parsed.filter];
    issues.push({ path: '--filter', message: parsed.issue });
    return [];
  });
  if (issues.length === 0) return filters;
  throw new AppError('usage', 'A filter was not understood.', {
    errors: issues,
    hint: 'See `formdeck forms show` for the questions and their options.',
  });
}
