// formdeck sheets rows: the rows of a sheet or of all sheets of a form, filtered by the server.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/form-named.ts';
import { idGiven, oneOf } from '#cli/flags.ts';
import type { LimitFlags, RangeFlags } from '#cli/options.ts';
import { answersByTitle, answerText } from './answers.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type Found, limitOf, sayMore } from '#cli/pages.ts';
import { closedRange, type RangeOptions, rangeOf, rangeOptions } from '#cli/range.ts';
import { verb } from '#cli/verb.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { AppError, type FieldError } from '#core/errors.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import type { Question } from '#core/forms/schema.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { AnswerTextOptions } from '#core/sheets/answer-text.ts';
import { readSheet } from '#core/sheets/calls.ts';
import { parseFilter } from '#core/sheets/filter-text.ts';
import { type ReviewState, reviewStates, type Row, type RowFilterInput } from '#core/sheets/schema.ts';
import { countRows, readRows, sheetsOfForm } from './read-rows.ts';

type Flags = LimitFlags &
  RangeFlags & {
    form?: string;
    filter?: string[];
    any?: boolean;
    review?: string;
    columns?: string;
    count?: boolean;
  };
export type RowsOptions = {
  from: { sheet: string } | { form: string };
  filters: readonly string[];
  and: boolean;
  range: RangeOptions;
  review: ReviewState | undefined;
  columns: readonly string[] | null;
  count: boolean;
  limit: number | null;
};
type Printed = {
  found: Found<Row>;
  count: boolean;
  form: WholeForm;
  columns: readonly Question[];
  timeZone: string;
  catalogNames: ReadonlyMap<string, string>;
};

export const rows = verb({
  options: (flags: Flags, [sheet]): RowsOptions => {
    const { form, filter = [], any, review, columns, count } = flags;
    if ((sheet === undefined) === (form === undefined))
      throw new AppError('usage', 'Name either a sheet or --form.');
    return {
      from: form === undefined ? { sheet: idGiven('a sheet', sheet) } : { form },
      filters: filter,
      and: any !== true,
      range: rangeOptions(flags),
      review: oneOf('--review', reviewStates, review),
      columns: columns === undefined ? null : columns.split(',').map((title) => title.trim()),
      count: count === true,
      limit: limitOf(flags),
    };
  },

  async run(context: Context, options: RowsOptions): Promise<Printed> {
    const [{ whole, sheetIds }, { timeZone }] = await Promise.all([
      source(context, options.from),
      context.user(),
    ]);
    const form = formAsRead(whole);
    const catalogNames = await readCatalogNames(context.send, form);
    const words = { timeZone, catalogNames };
    const filter = filterOf(options, form.questions, words, (await context.ports()).now());
    const columns = columnsOf(options.columns, form.questions);
    const found = options.count
      ? { items: [], total: await countRows(context, sheetIds, filter) }
      : await readRows(context, sheetIds, filter, options.limit);
    return { found, count: options.count, form, columns, timeZone, catalogNames };
  },

  print(output, { found, count, form, timeZone, catalogNames, ...data }, options) {
    if (count) return output.line(String(found.total));
    const columns = options.columns === null ? data.columns.filter(({ hidden }) => !hidden) : data.columns;
    const date = dateWriter(timeZone);
    const alerts = new Map(form.alerts.map(({ id, name }) => [id, name]));
    const named = found.items.map((row) => ({ row, answers: answersByTitle(columns, row.answers).byId }));
    const reviewed = found.items.some(({ reviewState }) => reviewState !== null);
    const alerted = found.items.some((row) => row.alerts.length > 0);
    output.table(
      [
        { title: 'DATE', value: ({ row }) => date(row.dates.created), whole: true },
        ...columns.map(({ id, text, type }, index) => ({
          title: text,
          rank: -index,
          value: ({ answers }: (typeof named)[number]) =>
            answerText(type, answers.get(id), { date, catalogNames }),
          ...(type === 'NUMERIC' && { align: 'right' as const }),
        })),
        ...(alerted
          ? [
              {
                title: 'ALERTS',
                value: ({ row }: (typeof named)[number]) =>
                  row.alerts.map((id) => alerts.get(id) ?? id).join(', '),
              },
            ]
          : []),
        ...(reviewed
          ? [{ title: 'REVIEW', value: ({ row }: (typeof named)[number]) => row.reviewState }]
          : []),
      ],
      named,
      'There is no such row.',
    );
    sayMore(output, found);
  },

  json: ({ found, count, columns }) =>
    count
      ? { count: found.total }
      : found.items.map((row) => {
          const { titled, byId } = answersByTitle(columns, row.answers);
          return { ...row, answers: titled, answersById: Object.fromEntries(byId) };
        }),
});

async function source(
  context: Context,
  from: RowsOptions['from'],
): Promise<{ whole: WholeForm; sheetIds: readonly string[] }> {
  if ('form' in from) {
    const whole = await formNamed(context, from.form);
    return { whole, sheetIds: await sheetsOfForm(context, whole.id) };
  }
  const sheet = await context.send(readSheet, { params: { id: from.sheet } });
  return { whole: await context.send(readForm, { params: { id: sheet.templateId } }), sheetIds: [sheet.id] };
}

function filterOf(
  options: RowsOptions,
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
    ...(options.review !== undefined && { reviewState: options.review }),
  };
}

function columnsOf(wanted: readonly string[] | null, questions: readonly Question[]): readonly Question[] {
  if (wanted === null) return questions;
  return wanted.map((title) => {
    const fold = title.toLowerCase();
    const found = questions.find(({ id, text }) => id === title || text.toLowerCase() === fold);
    if (found === undefined) throw new AppError('usage', `The form has no question "${title}".`);
    return found;
  });
}
