// Items of the catalog in the rows of an import: the catalog that its cells are read with, and a look at each batch
// before it is written, since the catalog may have changed while the file was read.
import { type CatalogIndex, indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { followedQuestionOf } from '#core/forms/question-meta.ts';
import { namesCatalog, needsCatalog } from '#core/imports/cells/cell-format.ts';
import type { GoodRow } from '#core/imports/check-row.ts';
import type { FailedRow, ImportRequest } from '#core/imports/schema.ts';
import { flatAnswers } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { type Answers, valuesOf, itemIdOf } from '#core/questions/values.ts';
import { type CatalogAnswers, catalogIssues } from '#server/catalog/check-answers.ts';
import { listItems } from '#server/catalog/store.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The catalog that the cells of an import are read with; null where none of its columns names items. */
export async function catalogOfImport(
  tx: Tx,
  companyId: string,
  { rules }: Pick<CachedForm, 'rules'>,
  { columnMap }: Pick<ImportRequest, 'columnMap'>,
): Promise<CatalogIndex | null> {
  if (!needsCatalog(rules.questions, columnMap)) return null;
  return indexCatalog(treeOf(await listItems(tx, companyId)));
}

/** A row that would be written. */
type WrittenRow = {
  answers: Answers;
  /** Of its sheet's setup. */
  context: Answers;
  /** The answers of the existing row; none for a new one. */
  before: Answers;
};

type Within = { companyId: string; form: CachedForm; catalog: CatalogIndex };

/** What is wrong with the items that rows name, for each row. What an existing row names already is not looked at. */
export async function itemIssues(
  tx: Tx,
  { companyId, form, catalog }: Within,
  rows: readonly WrittenRow[],
): Promise<FailedRow['errors'][]> {
  const { rules } = form;
  const questions = rules.questions.filter(namesCatalog);
  const checks = rows.map(({ answers, context, before }): CatalogAnswers => {
    const changed = new Set(
      questions.flatMap(({ id }) => (isSameItems(answers[id], before[id]) ? [] : [id])),
    );
    // Others may depend on what has changed.
    for (const { id, questionMeta } of questions)
      if (changed.has(followedQuestionOf(questionMeta) ?? '')) changed.add(id);
    return { rules, part: 'questions', answers, context, only: changed };
  });
  const misfits = await catalogIssues(tx, companyId, checks);
  return rows.map(({ answers, before }, index) => {
    const errors = (misfits[index] ?? []).map(({ path, message }) => ({
      questionId: path.slice('answers.'.length),
      message,
    }));
    for (const question of questions) {
      const { id } = question;
      if (errors.some(({ questionId }) => questionId === id)) continue;
      const known = new Set(itemsIn(question, before).map(itemIdOf));
      const retired = itemsIn(question, answers)
        .map((path) => catalog.byId.get(itemIdOf(path)))
        .find((entry) => entry?.isRetired === true && !known.has(entry.id));
      if (retired !== undefined)
        errors.push({ questionId: id, message: t(m.isRetiredItCanNo, { retired: retired.name }) });
    }
    return errors;
  });
}

function itemsIn(question: Question, answers: Answers): string[] {
  return flatAnswers([question], answers, isCatalogType).flatMap(({ values }) => values);
}

function isSameItems(left: Answers[string] | undefined, right: Answers[string] | undefined): boolean {
  const [one, other] = [valuesOf(left), valuesOf(right)];
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** New rows, without those whose items do not fit. */
export async function withoutMisfits(
  tx: Tx,
  within: Within,
  rows: readonly GoodRow[],
): Promise<{ good: GoodRow[]; failed: FailedRow[] }> {
  const written = rows.map(({ answers }) => ({ answers, context: {}, before: {} }));
  const issues = await itemIssues(tx, within, written);
  const failed = rows.flatMap(({ csvRow, rowDate, cells = {} }, index): FailedRow[] => {
    const errors = issues[index] ?? [];
    return errors.length === 0 ? [] : [{ csvRow, rowDate, cells, errors }];
  });
  return { good: rows.filter((_, index) => issues[index]?.length === 0), failed };
}
