// A whole form as the wire has it, imports and widgets included.
import type { Actor } from '#core/actor.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { presentForm, type StoredForm } from './store.ts';

/** Reads the imports of forms that run or wait to be repaired, by form; none for those who may not import. */
export type PendingImports = (
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
) => Promise<ReadonlyMap<string, ImportStatus[]>>;

export type Whole = (tx: Tx, actor: Actor, form: StoredForm) => Promise<WholeForm>;

/** Reads the widgets that people made for a form's dashboard. */
export type WidgetsOf = (tx: Tx, actor: Actor, formId: string) => Promise<Widget[]>;

/** What a form shows of imports and widgets, which stand on forms, and not forms on them: so it is brought. */
export type AroundForm = { pendingImports: PendingImports; widgetsOf: WidgetsOf };

/** Makes what presents a form. */
export function presenter({ pendingImports, widgetsOf }: AroundForm): Whole {
  return async (tx, actor, form) => {
    const pending = await pendingImports(tx, actor, [form.id]);
    return {
      ...(await presentForm(tx, actor, form)),
      pendingImports: pending.get(form.id) ?? [],
      widgets: await widgetsOf(tx, actor, form.id),
    };
  };
}
