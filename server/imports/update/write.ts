// Writes a batch of an import that changes existing rows: its changes with their entries in the audit log, each of which
// names the import.
import { passedJson, storedAnswers } from '#server/sheets/stored-answers.ts';
import { setImmediate } from 'node:timers/promises';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { CheckedRow, GoodRow } from '#core/imports/check-row.ts';
import { type PassedRule, storedPasses } from '#core/questions/rules/passing.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { changeComment, revertComment } from '#core/imports/update/labels.ts';
import { type AuditNote, auditAll } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { checkOptions } from '#server/imports/check-options.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import { touchSheet } from '#server/sheets/row-changes-store.ts';
import { noteChanged } from '#server/sheets/unique/unique-answers.ts';
import { type ChangedRow, judgeRows, targetIds } from './judge.ts';
import { judgedWithItems } from './items.ts';
import { judgedUnique } from './unique.ts';
import type { FoundKeys } from './keys.ts';
import { changeRows, setupAnswers, type TargetRow, targetRows } from './store.ts';

export type WrittenUpdate = {
  /** Rows of the file that are new: the caller adds them. */
  added: GoodRow[];
  changed: number;
  unchanged: number;
  failed: FailedRow[];
};

/** Writes the changes of a batch, in the transaction that moves the import's position. */
export async function writeUpdates(
  tx: Tx,
  companyId: string,
  {
    record,
    form,
    catalog,
    keys,
  }: { record: ImportRecord; form: CachedForm; catalog: CatalogIndex | null; keys: FoundKeys },
  rows: readonly CheckedRow[],
  now: number,
): Promise<WrittenUpdate> {
  const { request, timeZone } = record;
  const targets = await targetRows(tx, companyId, targetIds(rows, keys), { lock: true });
  const options = checkOptions(record, form, catalog);
  const judgement = judgeRows(rows, targets, { request, timeZone, form, options, keys });
  const fitting = await judgedWithItems(tx, { companyId, form, catalog }, judgement, rows);
  const within = { companyId, formId: record.formId, sheetId: record.sheetId, form, lock: 'form' as const };
  const judged = await judgedUnique(tx, { ...within, reason: request.reason }, fitting, rows);
  const given = { by: record.createdBy, at: now };
  const changed = judged.changed.map(({ kept, passed, ...row }) => ({
    ...row,
    passed: [...kept, ...storedPasses(passed, given)],
  }));
  await applyChanges(tx, companyId, { record, form }, changed, now);
  return {
    added: judged.added,
    changed: judged.changed.length,
    unchanged: judged.unchanged,
    failed: [...judged.failed, ...judged.conflicts.map(({ failed }) => failed)],
  };
}

export type AppliedChange = Pick<ChangedRow, 'target' | 'answers' | 'changes'> & { passed: PassedRule[] };

/** Changes rows that are locked, and notes each change: with the import's tag, unless it takes changes of it back. */
export async function applyChanges(
  tx: Tx,
  companyId: string,
  { record, form }: { record: ImportRecord; form: CachedForm },
  rows: readonly AppliedChange[],
  now: number,
  { reverted = null }: { reverted?: 'canceled' | 'undone' | null } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const sheetIds = [...new Set(rows.map(({ target }) => target.sheetId))].toSorted();
  const setups = await setupAnswers(tx, companyId, hasSetup(form) ? sheetIds : []);
  const changing = changeRows(
    tx,
    companyId,
    rows.map(({ target, answers, passed, changes }) => ({
      id: target.id,
      answers: JSON.stringify(answers),
      passed: passedJson(passed),
      changed: changes.map(({ questionId }) => questionId),
      alerts: alertsOf(form, { ...storedAnswers(setups.get(target.sheetId) ?? '{}'), ...answers }, target),
    })),
    now,
  );
  const noting = noteChanged(
    tx,
    { companyId, id: record.formId, rules: form.rules },
    rows.map(({ target, answers, changes }) => ({
      ...target,
      answers,
      changed: changes.map(({ questionId }) => questionId),
    })),
  );
  noting.catch(() => {});
  // It is awaited with the others: until then a failure is not unhandled.
  changing.catch(() => {});
  // The database changes the rows while their entries are prepared.
  await setImmediate();
  const notes = rows.flatMap(({ target, changes }) =>
    changes.map((change): AuditNote => ({
      action: 'answer_changed',
      object: { kind: 'sheetRow', id: target.id },
      form: { id: record.formId, name: form.name },
      sheetId: target.sheetId,
      rowId: target.id,
      ...(reverted !== null
        ? { comment: revertComment(record.originalFileName, reverted) }
        : { importId: record.id, comment: changeComment(record.originalFileName) }),
      ...change,
    })),
  );
  await Promise.all([
    changing,
    noting,
    auditAll(tx, { companyId, userId: record.userId, userName: record.userName }, notes, now),
    ...sheetIds.map((sheetId) => touchSheet(tx, { companyId }, sheetId, { now })),
  ]);
}

function hasSetup({ asRead }: CachedForm): boolean {
  return asRead.contextQuestions.length > 0;
}

/** Those that the answers raise, and those of earlier versions of the form, which rows keep. */
function alertsOf(
  form: CachedForm,
  answers: ReturnType<typeof storedAnswers>,
  { alerts }: TargetRow,
): string[] {
  return [...form.rules.alertsOf(answers), ...alerts.filter((id) => form.formerAlerts.has(id))];
}
