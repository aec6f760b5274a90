// The actions on an import, with the texts of spec 3, sections 4 and 8.
import { action } from '#core/action.ts';
import { type Actor, isManager, no, type Verdict, when } from '#core/actor.ts';
import { cancelImport, completeImport } from './calls.ts';
import { sendFixes } from './repair/send-fixes.ts';
import { mayCancelImport, mayRepairImport } from './policy.ts';
import type { FixedRow } from './schema.ts';
import type { ImportStatus } from './status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Repairs = {
  status: ImportStatus;
  /** The rows of the repair draft. */
  rows: readonly FixedRow[];
  /** Why they may break rules that may be passed; blank: such rows stay failed. */
  reason?: string | undefined;
  /** Called with the number of rows sent so far. */
  onSent?: ((rows: number) => void) | undefined;
};

const touches = [['imports', 'one'], ['forms'], ['sheets']] as const;
/** Prefixes of the query keys to invalidate once an import has started. */
export const touchedByStart = [['forms']] as const;
const ofManager = (actor: Actor, verdict: Verdict) =>
  isManager(actor) ? verdict : no(t(m.onlyManagersAndAdminsMay));

/** What canceling does: once all rows were read, and none that existed was changed, it only deletes what came in. */
export function cancelLabel({ state, completedRows, update }: ImportStatus): string {
  const isRead = state === 'COMPLETED_WITH_ERRORS' && completedRows > 0 && update === null;
  return isRead ? t(m.deleteImportedRows) : t(m.cancelImport);
}

export const cancel = action<ImportStatus, unknown>({
  id: 'imports.cancel',
  label: t(m.cancelImport),
  danger: true,
  confirmation: (status) => ({
    title: t(m.cancelImportOf, { originalFileName: status.originalFileName }),
    text: t(m.areYouSureYouWant),
    confirm: cancelLabel(status),
    cancel: t(m.keepIt),
  }),
  may: (actor, status) => ofManager(actor, mayCancelImport(status)),
  run: (send, { id }) => send(cancelImport, { params: { id } }),
  done: () => t(m.importSuccessfullyCanceled),
  failed: () => t(m.importCancelFailed),
  touches,
});

export const continueRepaired = action<Repairs, ImportStatus>({
  id: 'imports.continue',
  label: t(m.importFixedRows),
  may(actor, { status, rows }) {
    const verdict = ofManager(actor, mayRepairImport(status));
    return verdict.yes ? when(rows.length > 0, t(m.repairOrSkipRowFirst)) : verdict;
  },
  repeatable: true,
  run: (send, { status, rows, reason, onSent }) => sendFixes(send, status.id, rows, { reason, onSent }),
  done({ status }, { failedRows, completedRows, droppedRows }) {
    if (failedRows === 0) return doneWords({ completedRows, droppedRows });
    const came = completedRows - status.completedRows;
    return t(m.rowsImportedSomeToFix, { came, failed: failedRows });
  },
  failed: () => t(m.unableToContinueImportPlease),
  touches,
});

/** What completing does: `Leave out 5 rows`; null: nothing is left out, as all rows are fixed. */
export function completeLabel(status: ImportStatus, rows: readonly FixedRow[]): string | null {
  const completion = completionOf(status, rows);
  return completion.leftOut === 0 ? null : t(m.leaveOutRows, completion);
}

/** Sends the repaired rows, then drops the other failed rows and ends the import. */
export const complete = action<Repairs, ImportStatus>({
  id: 'imports.complete',
  label: t(m.leaveOutFailedRows),
  danger: true,
  confirmation: ({ status, rows }) => ({
    title: t(m.completeImportOf, { originalFileName: status.originalFileName }),
    text: completionText(completionOf(status, rows)),
    confirm: completeLabel(status, rows) ?? t(m.importFixedRows),
  }),
  may: (actor, { status }) => ofManager(actor, mayRepairImport(status)),
  repeatable: true,
  async run(send, { status, rows, reason, onSent }) {
    if (rows.length === 0) return send(completeImport, { params: { id: status.id } });
    const after = await sendFixes(send, status.id, rows, { reason, onSent });
    // Rows that the server still rejects were supposed to be imported: do not drop them without asking again.
    const isAsPromised = after.failedRows <= status.failedRows - rows.length;
    if (after.state === 'SUCCESS' || !isAsPromised) return after;
    return send(completeImport, { params: { id: status.id } });
  },
  done: ({ status }, after) =>
    after.state === 'SUCCESS'
      ? doneWords(after)
      : t(m.rowsImportedSomeOfRepaired, { completedRows: after.completedRows - status.completedRows }),
  failed: () => t(m.unableToCompleteImportPlease),
  touches,
});

/** `The import is done: 26 rows imported, 4 were left out.` */
function doneWords({
  completedRows,
  droppedRows,
}: Pick<ImportStatus, 'completedRows' | 'droppedRows'>): string {
  return t(m.importIsDoneRowsImported, { completedRows, droppedRows });
}

/** What completing does to the failed rows. */
function completionOf({ failedRows }: ImportStatus, rows: readonly FixedRow[]) {
  const repaired = rows.filter(({ skip }) => skip !== true).length;
  return { repaired, leftOut: failedRows - repaired };
}

/** `Import 14 repaired rows and leave out 1. Rows that are left out cannot be fixed afterwards.` */
function completionText({ repaired, leftOut }: ReturnType<typeof completionOf>): string {
  if (leftOut === 0) return t(m.importRepaired, { count: repaired });
  const does =
    repaired === 0 ? t(m.leaveOutRowsThatFailed, { leftOut }) : t(m.importAndLeaveOut, { repaired, leftOut });
  return `${does} ${t(m.rowsThatAreLeftOut)}`;
}
