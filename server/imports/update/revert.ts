// Takes back what a canceled or undone import has changed in existing rows. An answer that somebody has changed since stays.
import type { AnswerValue } from '#core/questions/values.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { ImportRecord } from '#server/imports/store.ts';
import { storedAnswers } from '#server/sheets/stored-answers.ts';
import { changesOf, type NotedChange, type TargetRow, targetRows } from './store.ts';
import { type AppliedChange, applyChanges } from './write.ts';

/**
 * Gives the rows that an import has changed their answers back, all in one transaction. The history names the user of the
 * record.
 */
export async function revertChanges(
  tx: Tx,
  companyId: string,
  of: { record: ImportRecord; form: CachedForm },
  now: number,
  how: 'canceled' | 'undone' = 'canceled',
): Promise<void> {
  let waiting: NotedChange[] = [];
  const flush = async (changes: readonly NotedChange[]) => {
    const byRow = Map.groupBy(changes, ({ rowId }) => rowId);
    const targets = await targetRows(tx, companyId, [...byRow.keys()], { lock: true });
    const rows = [...targets.values()].flatMap((target): AppliedChange[] => {
      const reverted = revertedRow(target, byRow.get(target.id) ?? [], of.form);
      return reverted === null ? [] : [reverted];
    });
    await applyChanges(tx, companyId, of, rows, now, { reverted: how });
  };
  for await (const found of changesOf(tx, companyId, of.record.id)) {
    // The changes of the last row may go on in the next batch.
    const last = found.at(-1)?.rowId;
    const all = [...waiting, ...found];
    waiting = all.filter(({ rowId }) => rowId === last);
    await flush(all.filter(({ rowId }) => rowId !== last));
  }
  await flush(waiting);
}

/** A row with the answers from before; null if nothing of them is left to take back. */
function revertedRow(
  target: TargetRow,
  changes: readonly NotedChange[],
  form: CachedForm,
): AppliedChange | null {
  const before = storedAnswers(target.answers);
  const answers: Record<string, AnswerValue> = { ...before };
  const reverted = new Map<string, AppliedChange['changes'][number]>();
  for (const { questionId, previous, next } of changes) {
    if (!areSame(valuesOf(answers[questionId]), next)) continue;
    const question = form.asRead.byId.get(questionId);
    const [first] = previous;
    if (first === undefined) delete answers[questionId];
    else answers[questionId] = question !== undefined && isMultiValue(question.type) ? previous : first;
    reverted.set(questionId, { questionId, previous: [...valuesOf(before[questionId])], next: previous });
  }
  const passed = (target.passed ?? []).filter(({ questionId }) => !reverted.has(questionId));
  return reverted.size === 0 ? null : { target, answers, passed, changes: [...reverted.values()] };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
