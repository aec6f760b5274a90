// What an import would do to the rows that exist, without doing it.
import { rowsPerBatch } from '#core/batches.ts';
import type { CheckedRow } from '#core/imports/check-row.ts';
import { previewedRows, type UpdatePreview } from '#core/imports/update/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { catalogOfImport } from '#server/imports/catalog-rows.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import { readRowsBeside } from '#server/imports/beside/rows-beside.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import type { Readable } from 'node:stream';
import { judgeRows, targetIds } from './judge.ts';
import { uniqueOnly } from '#server/imports/unique-rows.ts';
import type { HeldAnswers } from '#server/sheets/unique/unique-answers.ts';
import { judgedWithItems } from './items.ts';
import { judgedUnique } from './unique.ts';
import { type FoundKeys, findRows, keysOfFile } from './keys.ts';
import { targetRows } from './store.ts';

type Previewed = Pick<ImportRecord, 'request' | 'timeZone' | 'formId'> & { companyId: string };

/** Counts what becomes of the rows of a file; `open` reads it from the beginning. */
export async function previewUpdate(
  tx: Tx,
  previewed: Previewed,
  form: CachedForm,
  open: () => Readable,
): Promise<UpdatePreview> {
  const { request, companyId, formId, timeZone } = previewed;
  const catalog = await catalogOfImport(tx, companyId, form, request);
  const options = checkOptions(previewed, form, catalog);
  const question = form.rules.byId.get(request.keyQuestion ?? '');
  const file = { form: form.rules.form, request, timeZone, catalog, isPlain: false, from: 0 };
  const keys =
    question === undefined
      ? null
      : await findRows(tx, await keysOfFile(readRowsBeside(open(), file), question), {
          companyId,
          formId,
          alsoSheet: null,
        });
  const preview = emptyPreview();
  const held: HeldAnswers = new Map();
  for await (const { rows } of readRowsBeside(open(), file))
    for (let from = 0; from < rows.length; from += rowsPerBatch) {
      const batch = rows.slice(from, from + rowsPerBatch);
      if (keys === null) await countNew(tx, preview, batch, { previewed, form, held });
      else await countBatch(tx, preview, batch, { previewed, form, options, keys, held });
    }
  return preview;
}

async function countNew(
  tx: Tx,
  preview: UpdatePreview,
  rows: readonly CheckedRow[],
  { previewed, form, held }: Pick<Judging, 'previewed' | 'form' | 'held'>,
): Promise<void> {
  const { companyId, ...record } = previewed;
  const readable = rows.filter((row) => row.ok);
  const within = { record: { ...record, sheetId: newSheet }, form, lock: null, held };
  const { good, failed } = await uniqueOnly(tx, companyId, within, readable);
  for (const { csvRow, errors } of failed)
    for (const { questionId, message } of errors) {
      const known = preview.taken.find((each) => each.questionId === questionId && each.message === message);
      const group = known ?? { questionId, message, count: 0, csvRows: [] };
      // A question has one such message, or the reason of a file names it.
      if (known === undefined) preview.taken.push(group);
      group.count += 1;
      if (group.csvRows.length < rowsOfGroup) group.csvRows.push(csvRow);
    }
  preview.totalRows += rows.length;
  preview.newRows += good.length;
  preview.failedRows += rows.length - good.length;
}

/** How many rows of a group are named. */
const rowsOfGroup = 10;

type Judging = {
  previewed: Previewed;
  form: CachedForm;
  options: ReturnType<typeof checkOptions>;
  keys: FoundKeys;
  held: HeldAnswers;
};

/** The sheet that the import would make. */
const newSheet = '';

async function countBatch(
  tx: Tx,
  preview: UpdatePreview,
  rows: readonly CheckedRow[],
  { previewed: { companyId, formId, request, timeZone }, form, options, keys, held }: Judging,
): Promise<void> {
  const targets = await targetRows(tx, companyId, targetIds(rows, keys), { lock: false });
  const judgement = judgeRows(rows, targets, { request, timeZone, form, options, keys });
  const { catalog = null } = options;
  const fitting = await judgedWithItems(tx, { companyId, form, catalog }, judgement, rows);
  const within = { companyId, formId, sheetId: newSheet, form, reason: request.reason, lock: null, held };
  const judged = await judgedUnique(tx, within, fitting, rows);
  preview.totalRows += rows.length;
  preview.newRows += judged.added.length;
  preview.changedRows += judged.changed.length;
  preview.unchangedRows += judged.unchanged;
  preview.failedRows += judged.failed.length;
  preview.conflictingRows += judged.conflicts.length;
  for (const { csvRow, key, target, changes } of judged.changed.slice(0, roomIn(preview.changed)))
    preview.changed.push({ csvRow, key, sheetId: target.sheetId, rowId: target.id, changes });
  for (const { key, message, failed } of judged.conflicts.slice(0, roomIn(preview.conflicting)))
    preview.conflicting.push({ csvRow: failed.csvRow, key, message });
}

function roomIn(shown: readonly unknown[]): number {
  return Math.max(0, previewedRows - shown.length);
}

function emptyPreview(): UpdatePreview {
  return {
    totalRows: 0,
    newRows: 0,
    changedRows: 0,
    unchangedRows: 0,
    failedRows: 0,
    conflictingRows: 0,
    taken: [],
    changed: [],
    conflicting: [],
  };
}
