// A whole form in wire format, including imports and widgets.
import type { Actor } from '#core/actor.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { StoredLayouts } from '#core/widgets/layout/schema.ts';
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

/** Reads where the parts of a form's dashboard are. */
export type LayoutsOf = (tx: Tx, actor: Actor, formId: string) => Promise<StoredLayouts>;

/** The imports, widgets and layouts of a form. Injected, since those features depend on forms and not vice versa. */
export type AroundForm = { pendingImports: PendingImports; widgetsOf: WidgetsOf; layoutsOf: LayoutsOf };

/** Creates the function that presents a form. */
export function presenter({ pendingImports, widgetsOf, layoutsOf }: AroundForm): Whole {
  return async (tx, actor, form) => {
    const [pending, presented, widgets, layouts] = await Promise.all([
      pendingImports(tx, actor, [form.id]),
      presentForm(tx, actor, form),
      widgetsOf(tx, actor, form.id),
      layoutsOf(tx, actor, form.id),
    ]);
    return {
      ...asReviewed(actor, presented),
      pendingImports: pending.get(form.id) ?? [],
      widgets,
      ...((layouts.company ?? layouts.own) !== null && { layouts }),
    };
  };
}
