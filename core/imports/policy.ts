// What may be done with an import in each state (spec 3, section 4 "Import").
import { type Actor, isAdmin, type Verdict, when } from '#core/actor.ts';
import type { ImportState, ImportStatus } from './status.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Stated = Pick<ImportStatus, 'state'>;

const cannotCancel: readonly ImportState[] = ['SIGNAL_STOP', 'SIGNAL_STOPPED', 'COMPLETING', 'SUCCESS'];

/** Changing rows is for anyone who may edit answers one by one (spec 2, section 6). */
export function mayUpdateByKey(actor: Actor): Verdict {
  return when(isAdmin(actor), t(m.onlyAdministratorsMayChangeExisting));
}

export function mayCancelImport(thing: Stated): Verdict {
  return when(!cannotCancel.includes(thing.state), t(m.thisImportCanNoLonger));
}

export function mayRepairImport(thing: Stated): Verdict {
  return when(thing.state === 'COMPLETED_WITH_ERRORS', t(m.onlyImportThatHasEnded));
}

/** Whether an import is running or waits for the user: the imports on a form's pending list. */
function isPending(thing: Stated): boolean {
  return thing.state !== 'SUCCESS' && thing.state !== 'SIGNAL_STOPPED';
}

/**
 * Whether `once` does not import an import's file again: rows of it came in, or still may. One that ended without any row
 * does not count.
 */
export function countsAsImported(
  status: Pick<ImportStatus, 'state' | 'problem' | 'undone' | 'completedRows'>,
): boolean {
  const phase = importPhase({ ...status, droppedRows: 0 });
  return phase === 'running' || phase === 'repair' || (phase === 'done' && status.completedRows > 0);
}

/** Whether the server is processing it. */
export function isRunning(thing: Stated): boolean {
  return thing.state !== 'COMPLETED_WITH_ERRORS' && isPending(thing);
}

/** Whether an import has ended with rows that nobody has repaired or dropped yet. */
export function waitsForRepair(status: Stated & Pick<ImportStatus, 'failedRows'>): boolean {
  return !isRunning(status) && status.failedRows > 0;
}

/**
 * The phases of an import: `unfit` failed as a whole, `repair` has failed rows, `partial` has ended with rows left out,
 * `done` with all of them, `canceled` is about to be removed or was, `undone` was finished before.
 */
export const importPhases = ['running', 'unfit', 'repair', 'partial', 'done', 'undone', 'canceled'] as const;
export type ImportPhase = (typeof importPhases)[number];

/** Whether an import has ended with rows: all of the file, or some left out. */
export function isFinished(status: Parameters<typeof importPhase>[0]): boolean {
  return ['done', 'partial'].includes(importPhase(status));
}

/** The phase of an import. */
export function importPhase({
  state,
  problem,
  undone,
  droppedRows,
}: Pick<ImportStatus, 'state' | 'problem' | 'undone' | 'droppedRows'>): ImportPhase {
  if (undone !== null) return 'undone';
  if (state === 'SIGNAL_STOP' || state === 'SIGNAL_STOPPED') return 'canceled';
  if (problem !== null) return 'unfit';
  if (state === 'SUCCESS') return droppedRows > 0 ? 'partial' : 'done';
  return state === 'COMPLETED_WITH_ERRORS' ? 'repair' : 'running';
}
