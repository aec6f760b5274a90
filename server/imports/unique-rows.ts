// Answers of an import's rows that must be unique: files are read and checked beside the database, so these are looked up before
// a batch is written.
import { brokenIn, type GoodRow } from '#core/imports/check-row.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { brokenUnique } from '#core/imports/unique/unique-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { type HeldAnswers, lookUpTaken } from '#server/sheets/unique/unique-answers.ts';
import type { ImportRecord } from './store.ts';

type Within = {
  record: Pick<ImportRecord, 'formId' | 'sheetId' | 'request'>;
  form: CachedForm;
  /** Null: nothing is written. */
  lock?: 'form' | null;
  held?: HeldAnswers;
};

/** New rows, without those whose answers other rows have: of the form, or further up in the file. */
export async function uniqueOnly(
  tx: Tx,
  companyId: string,
  { record, form, lock = 'form', held }: Within,
  rows: readonly GoodRow[],
): Promise<{ good: readonly GoodRow[]; failed: FailedRow[] }> {
  const [good, failed]: [GoodRow[], FailedRow[]] = [[], []];
  const { formId, sheetId, request } = record;
  const inFile = rows.map(({ csvRow, answers }) => ({ id: `${csvRow}`, sheetId, answers }));
  const taken = await lookUpTaken(tx, { companyId, id: formId, rules: form.rules, held }, inFile, lock);
  if (taken === undefined) return { good: rows, failed };
  for (const [index, row] of rows.entries()) {
    const { csvRow, rowDate, cells = {}, answers } = row;
    const own = inFile[index] ?? { id: `${csvRow}`, sheetId, answers };
    const { errors, passed } = brokenIn(
      brokenUnique(form.rules, answers, taken.by(own)),
      () => request.reason,
    );
    if (errors.length > 0) failed.push({ csvRow, rowDate, cells, errors });
    else {
      taken.claim(own);
      good.push(passed.length > 0 ? { ...row, passed: [...(row.passed ?? []), ...passed] } : row);
    }
  }
  return { good, failed };
}
