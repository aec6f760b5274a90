// Answers that must be unique, in an update by key: rows that would have an answer of another row are failed rows.
import { brokenIn, type CheckedRow } from '#core/imports/check-row.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { brokenUnique } from '#core/imports/unique/unique-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { type HeldAnswers, lookUpTaken } from '#server/sheets/unique/unique-answers.ts';
import type { Judged } from './judge.ts';

type Within = {
  companyId: string;
  formId: string;
  /** Of the rows that are new. */
  sheetId: string;
  form: CachedForm;
  reason: string | undefined;
  /** Null: nothing is written. */
  lock: 'form' | null;
  held?: HeldAnswers;
};

/**
 * What was judged, with such rows among those that failed. Two rows that would change their answers
 * with each other are refused: which one is written first is no matter of the file.
 */
export async function judgedUnique(
  tx: Tx,
  { companyId, formId, sheetId, form, reason, lock, held }: Within,
  judged: Judged,
  rows: readonly CheckedRow[],
): Promise<Judged> {
  const changed = judged.changed.map((row) => ({ ...row, own: { ...row.target, answers: row.answers } }));
  const added = judged.added.map((row) => ({
    ...row,
    own: { id: `${row.csvRow}`, sheetId, answers: row.answers },
  }));
  const wanted = [...changed, ...added].map(({ own }) => own);
  const taken = await lookUpTaken(tx, { companyId, id: formId, rules: form.rules, held }, wanted, lock);
  if (taken === undefined) return judged;
  const byRow = new Map(rows.map((row) => [row.csvRow, row]));
  const failed: FailedRow[] = [];
  const judge = <Row extends (typeof changed)[number] | (typeof added)[number]>(
    row: Row,
    isChanged: (questionId: string) => boolean,
  ) => {
    const broken = brokenUnique(form.rules, row.answers, taken.by(row.own));
    const { errors, passed } = brokenIn(
      broken.filter(({ questionId }) => isChanged(questionId)),
      () => reason,
    );
    if (errors.length === 0) {
      taken.claim(row.own);
      return [{ row, passed }];
    }
    const { rowDate = null, cells = {} } = byRow.get(row.csvRow) ?? {};
    failed.push({ csvRow: row.csvRow, rowDate, cells, errors });
    return [];
  };
  return {
    ...judged,
    changed: changed.flatMap((each) =>
      judge(each, (id) => each.changes.some(({ questionId }) => questionId === id)).map(
        ({ row: { own: _, ...row }, passed }) => ({ ...row, passed: [...row.passed, ...passed] }),
      ),
    ),
    added: added.flatMap((each) =>
      judge(each, () => true).map(({ row: { own: _, ...row }, passed }) =>
        passed.length > 0 ? { ...row, passed: [...(row.passed ?? []), ...passed] } : row,
      ),
    ),
    failed: [...judged.failed, ...failed],
  };
}
