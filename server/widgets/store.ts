// Queries of widgets, and of where the parts of a dashboard are. Callers have queried the form first, and so checked that the actor may see it.
import type { Actor } from '#core/actor.ts';
import type { Layout, StoredLayouts } from '#core/widgets/layout/schema.ts';
import { lookOf } from '#core/widgets/chart/look.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';

declare module '#server/db/tables.ts' {
  interface FeatureTables {
    dashboard_layouts: {
      company_id: string;
      form_id: string;
      /** Null: for everybody without one of their own. */
      user_id: string | null;
      boxes: Layout;
      modified_at: number;
    };
  }
}

const stored = [
  'id',
  'title',
  'map',
  'filter',
  'aggregation',
  'group_by_question as groupByQuestion',
  'place_question as placeQuestion',
  'entries_question as entriesQuestion',
  'chart',
  'time_grain as timeGrain',
  'split_question as splitQuestion',
  'unit',
  'target',
  'thresholds',
  'comparison',
  'widget_order as widgetOrder',
  'hidden',
] as const;

/** A form's widgets by position; those without one come last, oldest first. */
export function listWidgets(tx: Tx, actor: Actor, formId: string): Promise<Widget[]> {
  return tx.all(
    query
      .selectFrom('widgets')
      .select(stored)
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', formId)
      .orderBy('widget_order')
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** A widget of a form, or `not-found`. */
export async function findWidget(tx: Tx, actor: Actor, formId: string, id: string): Promise<Widget> {
  const found = await tx.first(
    query
      .selectFrom('widgets')
      .select(stored)
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', formId)
      .where('id', '=', id),
  );
  if (found === undefined) throw notFound();
  return found;
}

export async function insertWidget(
  tx: Tx,
  actor: Actor,
  formId: string,
  widget: Widget & { requestHash: Buffer | null; now: number },
): Promise<void> {
  await tx.run(
    query.insertInto('widgets').values({
      company_id: actor.companyId,
      id: widget.id,
      form_id: formId,
      ...columnsOf(widget),
      request_hash: widget.requestHash,
      created_by: actor.userId,
      created_at: widget.now,
      modified_at: widget.now,
    }),
  );
}

export async function replaceWidget(tx: Tx, actor: Actor, widget: Widget, now: number): Promise<void> {
  const columns = { ...columnsOf(widget), modified_at: now };
  await changeThing(tx, 'widgets', { companyId: actor.companyId, id: widget.id }, columns);
}

/** Shows widgets again. */
export async function unhideWidgets(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    query
      .updateTable('widgets')
      .set({ hidden: false })
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', ids),
  );
}

/** Moves widgets, by id. */
export async function placeWidgets(
  tx: Tx,
  actor: Actor,
  places: Readonly<Record<string, number>>,
): Promise<void> {
  await tx.raw(
    `update widgets set widget_order = placed.place
     from jsonb_each_text($2::text::jsonb) as named (id, text), lateral (select named.text::integer as place) placed
     where widgets.company_id = $1 and widgets.id = named.id::uuid`,
    [actor.companyId, JSON.stringify(places)],
  );
}

/** The layouts that the actor may see: the company's, and their own. */
export async function readLayouts(tx: Tx, actor: Actor, formId: string): Promise<StoredLayouts> {
  const found = await tx.all(
    query
      .selectFrom('dashboard_layouts')
      .select(['user_id as userId', 'boxes'])
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', formId)
      .where(({ or, eb }) => or([eb('user_id', 'is', null), eb('user_id', '=', actor.userId)])),
  );
  const of = (userId: string | null) => found.find((each) => each.userId === userId)?.boxes ?? null;
  return { company: of(null), own: of(actor.userId) };
}

/** Saves a layout in the place of the one before; null: removes it. `userId` is null for the company's. */
export async function saveLayout(
  tx: Tx,
  actor: Actor,
  formId: string,
  { userId, layout, now }: { userId: string | null; layout: Layout | null; now: number },
): Promise<void> {
  if (layout === null) {
    await tx.run(
      query
        .deleteFrom('dashboard_layouts')
        .where('company_id', '=', actor.companyId)
        .where('form_id', '=', formId)
        .where('user_id', userId === null ? 'is' : '=', userId),
    );
    return;
  }
  const content = { boxes: json(layout), modified_at: now };
  await tx.run(
    query
      .insertInto('dashboard_layouts')
      .values({ company_id: actor.companyId, form_id: formId, user_id: userId, ...content })
      .onConflict((conflict) => conflict.columns(['company_id', 'form_id', 'user_id']).doUpdateSet(content)),
  );
}

/** JSON as text, which the driver would otherwise convert to an array or a record. */
function columnsOf(widget: Widget) {
  const { title, map, filter, aggregation, groupByQuestion, widgetOrder, hidden } = widget;
  const { chart, timeGrain, splitQuestion, unit, target, thresholds, comparison } = lookOf(widget);
  return {
    title,
    map: JSON.stringify(map),
    filter: filter === null ? null : JSON.stringify(filter),
    aggregation,
    group_by_question: groupByQuestion,
    place_question: widget.placeQuestion ?? null,
    entries_question: widget.entriesQuestion ?? null,
    chart,
    time_grain: timeGrain,
    split_question: splitQuestion,
    unit,
    target,
    thresholds: json(thresholds),
    comparison,
    widget_order: widgetOrder,
    hidden,
  };
}
