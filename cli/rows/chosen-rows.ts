// The rows that a command changes: given by id, on standard input, or by a filter. The command previews the change and
// asks for confirmation, unless --yes is given.
import { conditionFlagsIn } from '#cli/command/conditions.ts';
import { confirm, missingYes } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import type { Output } from '#cli/output/output.ts';
import { rowIdsOf } from '#cli/command/short-ids.ts';
import { actorOf } from '#core/session/state.ts';
import { sendInBatches } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import { statusOf } from '#core/sheets/review/review-status.ts';
import {
  mayChangeRows,
  previewChange,
  previewTexts,
  type RowsChange,
} from '#core/sheets/review/bulk-change.ts';
import { type RowUndo, undoTimeText } from '#core/sheets/review/row-undo.ts';
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';
import { readRows } from './read-rows.ts';
import { resolveQuery, type RowQuery, rowQuery, type RowQueryFlags } from './row-query.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ChosenFlags = RowQueryFlags & { sheet?: string; dryRun?: boolean };
export type ChosenOptions = {
  rows: { ids: readonly string[] } | { input: true } | { query: RowQuery };
  dryRun: boolean;
};
export type ChangedRows = {
  rows: number;
  /** The skipped rows by reason. */
  left: { why: string; rows: number }[];
  dryRun: boolean;
  /** The undo ids, one per call. */
  undos: string[];
  /** The affected rows, for other ways to revert the change. */
  rowIds: readonly string[];
};

/** Why --yes is required without a terminal: a filter may match more rows than expected. */
export function confirmationOfRows(
  what: 'delete' | 'review',
  { dryRun, rows }: ChosenOptions,
): string | null {
  if (dryRun) return null;
  const [id = ''] = 'ids' in rows ? rows.ids : [];
  const ids = 'ids' in rows ? rows.ids.length : 0;
  return t(what === 'delete' ? m.willDelete : m.willReview, { ids, id });
}

/** Parses the options. Throws AppError `usage`. */
export function chosenOptions(flags: ChosenFlags, ids: readonly string[]): ChosenOptions {
  const { sheet, form } = flags;
  const common = { dryRun: flags.dryRun === true };
  const isQuery = sheet !== undefined || form !== undefined;
  if (isQuery === ids.length > 0) throw new AppError('usage', wording(m.giveRowIdsForIds));
  if (isQuery) return { rows: { query: rowQuery(flags, sheet) }, ...common };
  // Ignoring a filter beside ids would change rows that it excludes.
  const conditions = conditionFlagsIn(flags);
  if (conditions.length > 0) {
    throw new AppError('usage', wording(m.rowIdsAndExcludeEach, { conditions: conditions.join(', ') }), {
      hint: wording(m.useIdsAloneOrChoose),
    });
  }
  if (ids.length === 1 && ids[0] === '-') return { rows: { input: true }, ...common };
  return { rows: { ids: ids.map((id) => idPartGiven('row', id)) }, ...common };
}

/**
 * Changes the rows in batches of a call's maximum. Each call changes all its rows or none; a failure after an earlier
 * call succeeded is `partly-done`.
 */
export async function changeRows(
  context: Context,
  options: ChosenOptions,
  change: RowsChange,
  send: (rowIds: string[]) => Promise<Pick<RowUndo, 'id'> | null>,
): Promise<ChangedRows> {
  const { rowIds, left } = await rowsOf(context, options, change);
  const undos: string[] = [];
  const changed = { rows: rowIds.length, left, dryRun: options.dryRun, undos, rowIds };
  if (options.dryRun || rowIds.length === 0) return changed;
  await askFirst(context, options, change, changed);
  const progress = context.output.progress();
  try {
    await sendInBatches(rowIds, {
      size: maximumRowsPerRequest,
      async send(batch) {
        const undo = await send(batch);
        if (undo !== null) undos.push(undo.id);
      },
      onSent: (count) => progress.update(t(m.rowsDone, { count })),
      partly: (count) => partlyText(count, undos),
    });
  } finally {
    progress.end();
  }
  return changed;
}

async function rowsOf(
  context: Context,
  { rows: chosen }: ChosenOptions,
  change: RowsChange,
): Promise<{ rowIds: string[]; left: ChangedRows['left'] }> {
  if ('query' in chosen) {
    const { form, sheetIds, filter } = await resolveQuery(context, chosen.query);
    const actor = actorOf(await context.user());
    // Without permission for any row, fail instead of reporting every row as skipped.
    const may = mayChangeRows(actor, form, change);
    if (!may.yes) throw new AppError('forbidden', may.why);
    const found = await readRows(context, sheetIds, filter, { limit: null });
    const rows = found.items.map((row) => ({ ...row, reviewState: statusOf(row) }));
    const { rowIds, left } = previewChange(actor, { form, rows }, change);
    return { rowIds, left: left.map(({ why, rowIds: { length } }) => ({ why, rows: length })) };
  }
  const ids = 'ids' in chosen ? chosen.ids : (await context.input.all()).split(/\s+/).filter(Boolean);
  const given = ids.map((id) => idPartGiven('row', id));
  return { rowIds: await rowIdsOf(context, given), left: [] };
}

async function askFirst(
  context: Context,
  { rows }: ChosenOptions,
  change: RowsChange,
  { left, rowIds }: ChangedRows,
): Promise<void> {
  if (context.settings.yes) return;
  const { all } = previewTexts({ rowIds: [...rowIds], statuses: [], sheets: [], left: [] }, change);
  // Standard input provides the ids, so it cannot provide a confirmation.
  if ('input' in rows) throw missingYes(all);
  for (const line of leftTexts(left)) context.output.say(line);
  await confirm(context, all, t(m.nothingWasChanged));
}

/** The skipped rows, one line per reason. */
export function leftTexts(left: ChangedRows['left']): string[] {
  return left.map(({ why, rows }) => `${t(m.rowsLeft, { count: rows })} ${why}`);
}

/** Prints how to undo the change, if possible. */
export function sayUndo(output: Pick<Output, 'say'>, { undos }: Pick<ChangedRows, 'undos'>): void {
  if (undos.length > 0) output.say(`${undoTimeText} ${undoLine(undos)}`);
}

function undoLine(undos: readonly string[]): string {
  return t(m.toDoSoFormdeckRows, { undos: undos.join(' ') });
}

function partlyText(count: number, undos: readonly string[]): string {
  const again = t(m.rowsWereChangedBeforeThat, { count });
  return undos.length === 0 ? again : `${again} ${undoLine(undos)}`;
}
