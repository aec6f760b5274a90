// The row selection of a command: of a sheet or of a form's sheets, with filters given as text.
import type { Context } from '#cli/context.ts';
import { formNamed } from '#cli/command/form-named.ts';
import {
  type ConditionFlags,
  type Conditions,
  conditionsGiven,
  filterOf,
  requireViewAlone,
  whoOf,
  withNamed,
} from '#cli/command/conditions.ts';
import { type FilterReader, filterReader } from '#cli/command/filter-reader.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { sheetIdOf } from '#cli/command/short-ids.ts';
import { rowsOfView } from '#cli/command/view-named.ts';
import { AppError } from '#core/errors.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { readForm, type WholeForm } from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { readSheet } from '#core/sheets/calls.ts';
import type { RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import { sheetsOfForm } from './read-rows.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type RowQueryFlags = ConditionFlags & { form?: string; view?: string };
export type RowQuery = Conditions & {
  /** A form's view selects the rows on its own. */
  from: { sheet: string } | { form: string; view?: string };
};
export type ResolvedQuery = {
  /** With the questions of earlier versions. */
  form: WholeForm;
  sheetIds: readonly string[];
  /** What each sheet was set up with, by its id. */
  setups: ReadonlyMap<string, Sheet['contextAnswers']>;
  filter: RowFilterInput;
  words: FilterReader;
};

/** Parses flags and a sheet's id. Throws AppError `usage`. */
export function rowQuery(flags: RowQueryFlags, sheet: string | undefined): RowQuery {
  const { form, view } = flags;
  if ((sheet === undefined) === (form === undefined))
    throw new AppError('usage', wording(m.giveEitherSheetOrForm));
  if (view !== undefined) requireViewAlone(flags);
  return {
    from:
      form === undefined
        ? { sheet: idPartGiven('sheet', sheet) }
        : { form, ...(view !== undefined && { view }) },
    ...conditionsGiven(flags),
  };
}

/** Resolves a query to the form, its sheets and the filter. */
export async function resolveQuery(context: Context, query: RowQuery): Promise<ResolvedQuery> {
  const { whole, sheets } = await source(context, query.from);
  const form = formAsRead(whole);
  const sheetIds = sheets.map(({ id }) => id);
  const setups = new Map(sheets.map(({ id, contextAnswers }) => [id, contextAnswers]));
  const words = await filterReader(context, form);
  if ('view' in query.from && query.from.view !== undefined) {
    const { sheetIds: viewed, filter } = await rowsOfView(context, form, query.from.view);
    return { form, sheetIds: viewed === 'all' ? sheetIds : viewed, setups, filter, words };
  }
  const questions = filteredQuestions(form);
  const wanted = withNamed(query, questions, !query.and);
  const filter = {
    ...filterOf(wanted, questions, words, (await context.ports()).now()),
    ...(await whoOf(context, wanted, form)),
  };
  return { form, sheetIds, setups, filter, words };
}

async function source(
  context: Context,
  from: RowQuery['from'],
): Promise<{ whole: WholeForm; sheets: readonly Sheet[] }> {
  if ('form' in from) {
    const whole = await formNamed(context, from.form);
    return { whole, sheets: await sheetsOfForm(context, whole.id) };
  }
  const sheet = await context.send(readSheet, {
    params: { id: await sheetIdOf(context, from.sheet) },
  });
  return { whole: await context.send(readForm, { params: { id: sheet.templateId } }), sheets: [sheet] };
}
