// A whole form in wire format, including imports and widgets.
import type { Actor } from '#core/actor.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { asReviewed } from './reviews-off.ts';
import { presentForm, type StoredForm } from './store.ts';

/** Reads the running and unrepaired imports of forms, by form; none for actors who may not import. */
export type PendingImports = (
  tx: Tx,
  actor: Actor,
  formIds: readonly string[],
) => Promise<ReadonlyMap<string, ImportStatus[]>>;

export type Whole = (tx: Tx, actor: Actor, form: StoredForm) => Promise<WholeForm>;

/** Reads a form's custom widgets. */
export type WidgetsOf = (tx: Tx, actor: Actor, formId: string) => Promise<Widget[]>;

/** The imports and widgets of a form. Injected, since those features depend on forms and not vice versa. */
export type AroundForm = { pendingImports: PendingImports; widgetsOf: WidgetsOf };

/** Creates the function that presents a form. */
export function presenter({ pendingImports, widgetsOf }: AroundForm): Whole {
  return async (tx, actor, form) => {
    const pending = await pendingImports(tx, actor, [form.id]);
    return {
      ...asReviewed(actor, await presentForm(tx, actor, form)),
      pendingImports: pending.get(form.id) ?? [],
      widgets: await widgetsOf(tx, actor, form.id),
    };
  };
}
