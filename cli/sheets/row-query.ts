// Which rows a command means: those of a sheet or of a form's sheets that pass filters written as texts.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/form-named.ts';
import { idGiven, oneOf } from '#cli/flags.ts';
import type { RangeFlags } from '#cli/options.ts';
import { closedRange, type RangeOptions, rangeOf, rangeOptions } from '#cli/range.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import type { Question } from '#core/forms/schema.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { AnswerTextOptions } from '#core/sheets/answer-text.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { parseFilter } from '#core/sheets/filter-text.ts';
import { standingFilter } from '#core/sheets/review-standing.ts';
import { type ReviewStanding, reviewStandings, type RowFilterInput } from '#core/sheets/schema.ts';
import { sheetsOfForm } from './read-rows.ts';

export type RowQueryFlags = RangeFlags & {
  form?: string;
  filter?: string[];
  any?: boolean;
  review?: string;
};
export type RowQuery = {
  from: { sheet: string } | { form: string };
  filters: readonly string[];
  and: boolean;
  range: RangeOptions;
  review: ReviewStanding | undefined;
};
export type ResolvedQuery = {
  /** With what earlier versions asked. */
  form: WholeForm;
  sheetIds: readonly string[];
  filter: RowFilterInput;
  words: { timeZone: string; catalogNames: ReadonlyMap<string, string> };
};

/** What flags and a sheet's id ask for. Throws AppError `usage`. */
export function rowQuery(flags: RowQueryFlags, sheet: string | undefined): RowQuery {
  const { form, filter = [], any, review } = flags;
  if ((sheet === undefined) === (form === undefined))
    throw new AppError('usage', 'Name either a sheet or --form.');
  return {
    from: form === undefined ? { sheet: idGiven('a sheet', sheet) } : { form },
    filters: filter,
    and: any !== true,
    range: rangeOptions(flags),
    review: oneOf('--review', reviewStandings, review),
  };
}

/** The form, its sheets and the filter that a query means. */
export async function resolveQuery(context: Context, query: RowQuery): Promise<ResolvedQuery> {
  const [{ whole, sheetIds }, { timeZone }] = await Promise.all([
    source(context, query.from),
    context.user(),
  ]);
  const form = formAsRead(whole);
  const words = { timeZone, catalogNames: await readCatalogNames(context.send, form) };
  const filter = filterOf(query, form.questions, words, (await context.ports()).now());
  return { form, sheetIds, filter, words };
}

async function source(
  context: Context,
  from: RowQuery['from'],
): Promise<{ whole: WholeForm; sheetIds: readonly string[] }> {
  if ('form' in from) {
    const whole = await formNamed(context, from.form);
    return { whole, sheetIds: await sheetsOfForm(context, whole.id) };
  }
  const sheet = await context.send(readSheet, { params: { id: from.sheet } });
  return { whole: await context.send(readForm, { params: { id: sheet.templateId } }), sheetIds: [sheet.id] };
}

function filterOf(
  options: RowQuery,
  questions: readonly Question[],
  words: AnswerTextOptions,
  now: number,
): RowFilterInput {
  const faults: FieldError[] = [];
  const filters = options.filters.flatMap((text) => {
    const parsed = parseFilter(text, questions, words);
    if (parsed.ok) return [parsed.filter];
    faults.push({ path: '--filter', message: parsed.fault });
    return [];
  });
  if (faults.length > 0) {
    throw new AppError('usage', 'A filter was not understood.', {
      errors: faults,
      hint: 'See `formdeck forms show` for the questions and their options.',
    });
  }
  const range = closedRange(rangeOf(options.range, words.timeZone, now));
  return {
    and: options.and,
    filters,
    ...(range && { minDate: range.from, maxDate: range.to }),
    ...standingFilter(options.review ?? null),
  };
}
