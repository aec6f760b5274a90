// A whole form as the wire has it, imports included.
import type { Actor } from '#core/actor.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { presentForm, type StoredForm } from './store.ts';

/** Reads the imports of forms that run or wait to be repaired, by form; none for those who may not import. */
export type PendingImports = (
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
) => Promise<ReadonlyMap<string, ImportStatus[]>>;

export type Whole = (tx: Tx, actor: Actor, form: StoredForm) => Promise<WholeForm>;

/** Makes what presents a form. Imports stand on forms and not forms on imports, so what a form shows of them is brought. */
export function presenter(pendingImports: PendingImports): Whole {
  return async (tx, actor, form) => {
    const pending = await pendingImports(tx, actor, [form.id]);
    return { ...(await presentForm(tx, actor, form)), pendingImports: pending.get(form.id) ?? [] };
  };
}
