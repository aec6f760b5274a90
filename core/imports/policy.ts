// What may be done with an import in each state (spec 3, section 4 "Import").
import { type Actor, isAdmin, type Verdict, when } from '#core/actor.ts';
import type { ImportState, ImportStatus } from './schema.ts';

type Stated = Pick<ImportStatus, 'state'>;

const cannotCancel: readonly ImportState[] = ['SIGNAL_STOP', 'SIGNAL_STOPPED', 'COMPLETING', 'SUCCESS'];

/** Changing rows is for whoever may edit answers one by one (spec 2, section 6). */
export function mayUpdateByKey(actor: Actor): Verdict {
  return when(isAdmin(actor), 'Only administrators may change existing rows by an import.');
}

export function mayCancelImport(thing: Stated): Verdict {
  return when(!cannotCancel.includes(thing.state), 'This import can no longer be canceled.');
}

export function mayRepairImport(thing: Stated): Verdict {
  return when(
    thing.state === 'COMPLETED_WITH_ERRORS',
    'Only an import that has ended with failed rows can be repaired.',
  );
}

/** Whether an import is running or waits for the user: the imports on a form's pending list. */
function isPending(thing: Stated): boolean {
  return thing.state !== 'SUCCESS' && thing.state !== 'SIGNAL_STOPPED';
}

/** Whether an import's file counts as imported, so that `once` does not import it again. */
export function countsAsImported({
  state,
  problem,
  undone,
}: Pick<ImportStatus, 'state' | 'problem' | 'undone'>): boolean {
  return state !== 'SIGNAL_STOP' && state !== 'SIGNAL_STOPPED' && problem === null && undone === null;
}

/** Whether the server is processing it. */
export function isRunning(thing: Stated): boolean {
  return thing.state !== 'COMPLETED_WITH_ERRORS' && isPending(thing);
}

/**
 * The phases of an import: `unfit` failed as a whole, `repair` has failed rows, `canceled` is about to be removed or was,
 * `undone` was finished before.
 */
export const importPhases = ['running', 'unfit', 'repair', 'done', 'undone', 'canceled'] as const;
export type ImportPhase = (typeof importPhases)[number];

/** The phase of an import. */
export function importPhase({
  state,
  problem,
  undone,
}: Pick<ImportStatus, 'state' | 'problem' | 'undone'>): ImportPhase {
  if (undone !== null) return 'undone';
  if (state === 'SIGNAL_STOP' || state === 'SIGNAL_STOPPED') return 'canceled';
  if (problem !== null) return 'unfit';
  if (state === 'SUCCESS') return 'done';
  return state === 'COMPLETED_WITH_ERRORS' ? 'repair' : 'running';
}
