// Repaired rows of an import that changes existing rows: each is looked for by its key anew.
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { GoodRow } from '#core/imports/check-row.ts';
import type { CheckedAnswers } from '#core/filling/check-answers.ts';
import { type MutableAnswers, takeValue } from '#core/filling/question-values.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import { addKeys, findRows, noKeys } from './keys.ts';
import { type WrittenUpdate, writeUpdates } from './write.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type UpdateRow = GoodRow & { cells: FailedRow['cells'] };

/** Checks only what is given: what is required, and what its conditions say, depends on the existing row. */
export function checkGiven({ rules }: CachedForm, given: readonly GivenAnswer[]): CheckedAnswers {
  const answers: MutableAnswers = {};
  const issues = given.flatMap(({ questionId, value }) => {
    const question = rules.byId.get(questionId);
    const message =
      question === undefined || question.context
        ? t(m.formDoesNotAskThis)
        : takeValue(answers, question, value);
    return message === null ? [] : [{ path: `answers.${questionId}`, message }];
  });
  return { answers, issues, passed: [], irrelevant: [] };
}

/** Writes repaired rows; those in `added` are new, and `done` are all that need no further repair. */
export async function updateFixed(
  tx: Tx,
  companyId: string,
  { record, form, catalog }: { record: ImportRecord; form: CachedForm; catalog: CatalogIndex | null },
  rows: readonly UpdateRow[],
  now: number,
): Promise<WrittenUpdate & { done: readonly { csvRow: number }[] }> {
  const question = form.rules.byId.get(record.request.keyQuestion ?? '');
  if (rows.length === 0 || question === undefined)
    return { added: [], changed: 0, unchanged: 0, failed: [], done: [] };
  const keys = noKeys(question);
  addKeys(keys, rows);
  // Rows that an earlier repair has added count, even while the sheet of the import is not shown yet.
  await findRows(tx, keys, { companyId, formId: record.formId, alsoSheet: record.sheetId });
  const written = await writeUpdates(tx, companyId, { record, form, catalog, keys }, rows, now);
  const failed = new Set(written.failed.map(({ csvRow }) => csvRow));
  return { ...written, done: rows.filter(({ csvRow }) => !failed.has(csvRow)) };
}
