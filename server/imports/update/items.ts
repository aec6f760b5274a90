// Items of the catalog in an update by key: rows that would name one that the question does not take are failed rows.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { CheckedRow } from '#core/imports/check-row.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { itemIssues } from '#server/imports/catalog-rows.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import type { Judged } from './judge.ts';
import { setupAnswers } from './store.ts';

type Within = { companyId: string; form: CachedForm; catalog: CatalogIndex | null };

/** What was judged, with the rows whose items do not fit among those that failed. */
export async function judgedWithItems(
  tx: Tx,
  { companyId, form, catalog }: Within,
  judged: Judged,
  rows: readonly CheckedRow[],
): Promise<Judged> {
  if (catalog === null) return judged;
  const sheetIds = [...new Set(judged.changed.map(({ target }) => target.sheetId))].toSorted();
  const setups = await setupAnswers(tx, companyId, sheetIds);
  const changed = judged.changed.map(({ answers, target }) => ({
    answers,
    context: storedAnswers(setups.get(target.sheetId) ?? '{}'),
    before: storedAnswers(target.answers),
  }));
  const added = judged.added.map(({ answers }) => ({ answers, context: {}, before: {} }));
  const issues = await itemIssues(tx, { companyId, form, catalog }, [...changed, ...added]);
  const byRow = new Map(rows.map((row) => [row.csvRow, row]));
  const failed = [...judged.changed, ...judged.added].flatMap(({ csvRow }, index): FailedRow[] => {
    const errors = issues[index] ?? [];
    const { rowDate = null, cells = {} } = byRow.get(csvRow) ?? {};
    return errors.length === 0 ? [] : [{ csvRow, rowDate, cells, errors }];
  });
  if (failed.length === 0) return judged;
  const isOut = new Set(failed.map(({ csvRow }) => csvRow));
  return {
    ...judged,
    changed: judged.changed.filter(({ csvRow }) => !isOut.has(csvRow)),
    added: judged.added.filter(({ csvRow }) => !isOut.has(csvRow)),
    failed: [...judged.failed, ...failed],
  };
}
