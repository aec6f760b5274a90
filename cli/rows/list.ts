// formdeck sheets rows, and rows list: the rows of a sheet or of all sheets of a form, filtered on the server.
import type { Context } from '#cli/context.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { dateWriter } from '#cli/output/date.ts';
import { type ListResult, limitOf, sayMore } from '#cli/command/pages.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { reviewText } from '#core/sheets/review/review-status.ts';
import type { Row, Sheet } from '#core/sheets/schema.ts';
import { answersByTitle, answerText } from './answers.ts';
import { distanceText } from '#core/questions/places/circle.ts';
import {
  distanceOf,
  type Near,
  type NearFlags,
  type NearOptions,
  nearOptions,
  nearQuery,
  resolveNear,
  withinCircle,
} from './near.ts';
import { questionTitled } from './question-titled.ts';
import { countRows, readRows } from './read-rows.ts';
import { resolveQuery, type RowQuery, rowQuery, type RowQueryFlags } from './row-query.ts';
import { isNumber } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = LimitFlags & NearFlags & RowQueryFlags & { columns?: string; count?: boolean; ids?: boolean };
export type RowsOptions = RowQuery & {
  columns: readonly string[] | null;
  /** What to print instead of the rows. */
  only: 'count' | 'ids' | null;
  limit: number | null;
  near: NearOptions | null;
};
type Setups = ReadonlyMap<string, Sheet['contextAnswers']>;
type Printed = {
  found: ListResult<Row>;
  form: WholeForm;
  columns: readonly Question[];
  setups: Setups;
  near: Near | null;
  timeZone: string;
  catalogNames: ReadonlyMap<string, string>;
};

export const rows = verb({
  effect: 'reads',
  options: (flags: Flags, [sheet]): RowsOptions => {
    const { columns, count, ids } = flags;
    if (count === true && ids === true) throw new AppError('usage', wording(m.countAndIdsExcludeEach));
    return {
      ...rowQuery(flags, sheet),
      columns: columns === undefined ? null : columns.split(',').map((title) => title.trim()),
      only: count === true ? 'count' : ids === true ? 'ids' : null,
      limit: limitOf(flags),
      near: nearOptions(flags),
    };
  },

  async run(context: Context, options: RowsOptions): Promise<Printed> {
    const { form, sheetIds, setups, filter: given, words } = await resolveQuery(context, options);
    const near = resolveNear(options.near, analysedQuestions(form));
    const filter = withinCircle(given, near);
    const columns = columnsOf(options.columns, analysedQuestions(form));
    const found =
      options.only === 'count'
        ? { items: [], total: await countRows(context, sheetIds, filter) }
        : await readRows(context, sheetIds, filter, {
            limit: options.limit,
            nearest:
              near === null ? undefined : { near: nearQuery(near), distanceOf: distanceIn(near, setups) },
          });
    return { found, form, columns, setups, near, ...words };
  },

  print(output, { found, form, setups, near, timeZone, catalogNames, ...data }, options) {
    if (options.only === 'count') return output.line(String(found.total));
    if (options.only === 'ids') {
      for (const { id } of found.items) output.line(id);
      return sayMore(output, found);
    }
    const columns = options.columns === null ? data.columns.filter(({ hidden }) => !hidden) : data.columns;
    const date = dateWriter(timeZone);
    const alerts = new Map(form.alerts.map(({ id, name }) => [id, name]));
    const named = found.items.map((row) => ({
      row,
      answers: answersByTitle(columns, [...row.answers, ...(setups.get(row.sheetId) ?? [])]).byId,
    }));
    const reviewed = form.reviewers.length > 0 && found.items.some(({ reviewState }) => reviewState !== null);
    const alerted = found.items.some((row) => row.alerts.length > 0);
    const rowId = idWriter(
      output,
      found.items.map(({ id }) => id),
    );
    output.table(
      [
        { title: 'ROW', value: ({ row }) => rowId(row.id), whole: true },
        { title: 'DATE', value: ({ row }) => date(row.dates.created), whole: true },
        ...(near === null
          ? []
          : [
              {
                title: 'DISTANCE',
                value: ({ row }: (typeof named)[number]) => {
                  const metres = distanceIn(near, setups)(row);
                  return metres === null ? '' : distanceText(metres);
                },
                whole: true,
                align: 'right' as const,
              },
            ]),
        ...columns.map(({ id, text, type }, index) => ({
          title: text,
          rank: -index,
          value: ({ answers }: (typeof named)[number]) =>
            answerText(type, answers.get(id), { date, catalogNames }),
          ...(isNumber(type) && { align: 'right' as const }),
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
          ? [{ title: 'REVIEW', value: ({ row }: (typeof named)[number]) => reviewText(row) }]
          : []),
      ],
      named,
      t(m.noRowsMatch),
    );
    sayMore(output, found);
  },

  json({ found, columns, setups, near }, { only }) {
    if (only === 'count') return { count: found.total };
    if (only === 'ids') return found.items.map(({ id }) => id);
    return found.items.map((row) => ({
      ...rowJson(row, columns, setups.get(row.sheetId)),
      // In metres.
      ...(near !== null && { distance: distanceIn(near, setups)(row) }),
    }));
  },
});

/**
 * A row in --json: its answers by question title as JSON, and by id as the server keeps them. What its sheet was set up
 * with stands beside them, so that the answers can be sent again as those of a row.
 */
export function rowJson(row: Row, questions: readonly Question[], setup: Sheet['contextAnswers'] = []) {
  const { titled, byId } = answersByTitle(
    questions.filter(({ context }) => !context),
    row.answers,
  );
  const setupQuestions = questions.filter(({ context }) => context);
  const ofSheet = answersByTitle(setupQuestions, setup);
  return {
    ...row,
    answers: titled,
    answersById: Object.fromEntries(byId),
    ...(setupQuestions.length > 0 && { setup: ofSheet.titled, setupById: Object.fromEntries(ofSheet.byId) }),
  };
}

function distanceIn(near: Near, setups: Setups): (row: Row) => number | null {
  return ({ answers, sheetId }) => distanceOf(near, [...answers, ...(setups.get(sheetId) ?? [])]);
}

function columnsOf(wanted: readonly string[] | null, questions: readonly Question[]): readonly Question[] {
  if (wanted === null) return questions;
  return wanted.map((title) => questionTitled('--columns', questions, title));
}
