// Conditions on rows as command options: filters, a time range, a review status.
import { AppError, type FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { type NameKind, namedIn, parseHours } from '#core/sheets/filter/parse-named.ts';
import { parseFilter } from '#core/sheets/filter/parse-filter.ts';
import { statusFilter } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import type { Context } from '#cli/context.ts';
import { findNamed } from '#core/find-named.ts';
import { oneOf } from './flags.ts';
import type { RangeFlags } from './options.ts';
import { userIdNamed } from './user-named.ts';
import { closedRange, type RangeOptions, rangeOf, rangeOptions } from './range.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type WhoFlags = { user?: string[]; alert?: string[]; passed?: string };
export type ConditionFlags = RangeFlags & WhoFlags & { filter?: string[]; any?: boolean; review?: string };
export type Conditions = Who & {
  filters: readonly string[];
  and: boolean;
  range: RangeOptions;
  review: ReviewStatus | undefined;
};
/** Names of people and alerts as they were typed. */
export type Who = {
  users: readonly string[] | undefined;
  alerts: readonly string[] | undefined;
  /** With answers that were passed with a reason, or without. */
  passed?: boolean | undefined;
  /** Of when rows were sent. */
  weekdays?: readonly string[] | undefined;
  hours?: readonly string[] | undefined;
};

/** The conditions given by flags. Throws AppError `usage`. */
export function conditionsGiven(flags: ConditionFlags): Conditions {
  return {
    filters: flags.filter ?? [],
    and: flags.any !== true,
    range: rangeOptions(flags),
    review: oneOf('--review', reviewStatuses, flags.review),
    ...whoGiven(flags),
  };
}

/**
 * The form of a saved view. The view selects the rows: flags that would select them again are rejected. Throws AppError
 * `usage`.
 */
export function requireViewAlone(flags: ConditionFlags & { form?: string }): string {
  const { form } = flags;
  if (form === undefined) throw new AppError('usage', wording(m.viewNeedsFormWhoseView));
  const given = conditionFlagsIn(flags);
  if (given.length > 0)
    throw new AppError('usage', wording(m.viewAndExcludeEachOther, { given: given.join(', ') }));
  return form;
}

/** The given flags that select rows, as they are typed: `--filter`, `--last`. */
export function conditionFlagsIn({
  filter,
  any,
  user,
  alert,
  passed,
  review,
  from,
  to,
  last,
}: ConditionFlags): string[] {
  const conditions = { filter, any, user, alert, passed, review, from, to, last };
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

/** The people and alerts given by flags. */
export function whoGiven({ user, alert, passed }: WhoFlags): Who {
  const answer = oneOf('--passed', ['YES', 'NO'], passed);
  return { users: user, alerts: alert, passed: answer && answer === 'YES' };
}

/**
 * Moves filters such as `User = ann`, `Alert = "Too hot"`, `Weekday = Monday` and `Hour = 14` to the people, alerts, days and hours
 * that they name, unless the form has a question of that title. Throws AppError `usage` with `--any`, which does not reach them.
 */
export function withNamed<C extends Who & { filters: readonly string[] }>(
  conditions: C,
  questions: readonly Question[],
  isAny: boolean,
): C {
  const named = conditions.filters.flatMap((text) => {
    const found = namedIn(text);
    const isTitle = questions.some((each) => each.text.trim().toLowerCase() === found?.what);
    return found === null || isTitle ? [] : [{ text, ...found }];
  });
  if (named.length === 0) return conditions;
  if (isAny && conditions.filters.length > 1) {
    throw new AppError('usage', wording(m.anyDoesNotReachFilter, { named: named[0]?.text ?? '' }), {
      hint: wording(m.whoSubmittedRowAndIts),
    });
  }
  const namesOf = (what: NameKind, given: readonly string[] | undefined) => {
    const all = [...(given ?? []), ...named.flatMap((each) => (each.what === what ? [each.name] : []))];
    return all.length === 0 ? undefined : all;
  };
  const moved = new Set(named.map(({ text }) => text));
  return {
    ...conditions,
    filters: conditions.filters.filter((text) => !moved.has(text)),
    users: namesOf('user', conditions.users),
    alerts: namesOf('alert', conditions.alerts),
    weekdays: namesOf('weekday', conditions.weekdays),
    hours: namesOf('hour', conditions.hours),
  };
}

/**
 * The ids of people and alerts, and the days and hours; alerts are those of a form, with former ones. Throws AppError `not-found`,
 * or `usage` for what is neither a day nor an hour.
 */
export async function whoOf(
  context: Context,
  { users = [], alerts = [], passed, weekdays = [], hours = [] }: Who,
  form: { alerts: readonly { id: string; name: string }[] },
): Promise<Pick<RowFilterInput, 'userIds' | 'alertIds' | 'passed' | 'weekdays' | 'hours'>> {
  const userIds = await Promise.all(users.map((name) => userIdNamed(context, name)));
  const alertIds = alerts.map(
    (name) =>
      findNamed(form.alerts, name, {
        count: m.alertCount,
        missing: t(m.formHasNoAlert, { name }),
        list: t(m.seeFormdeckFormsShowFor),
        describe: (each) => `${each.id}  ${each.name}`,
      }).id,
  );
  return {
    ...(userIds.length > 0 && { userIds }),
    ...(alertIds.length > 0 && { alertIds }),
    ...(passed !== undefined && { passed }),
    ...(weekdays.length > 0 && { weekdays: hoursNamed('weekday', weekdays) }),
    ...(hours.length > 0 && { hours: hoursNamed('hour', hours) }),
  };
}

/** The numbers of days of the week, or of hours, each once. Throws AppError `usage`. */
function hoursNamed(what: 'weekday' | 'hour', names: readonly string[]): number[] {
  const numbers = parseHours(what, names).flatMap((parsed) => {
    if (!parsed.ok) throw new AppError('usage', parsed.issue);
    return [...(parsed.named.weekdays ?? []), ...(parsed.named.hours ?? [])];
  });
  return [...new Set(numbers)];
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
  throw new AppError('usage', wording(m.filterWasNotUnderstood), {
    errors: issues,
    hint: wording(m.seeFormdeckFormsShowForQuestions),
  });
}
