// Queries of pins. Pins are private to their owner; the visibility of their subject is checked as everywhere else.
import type { Actor } from '#core/actor.ts';
import type { RowFilter } from '#core/sheets/schema.ts';
import { sql } from 'kysely';
import { json } from '#server/db/json.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';

export type PinRecord = {
  widgetId: string;
  formId: string;
  formVersion: number;
  /** Set for a custom widget. */
  madeWidgetId: string | null;
  /** Null: the form's most recently changed sheets. */
  sheetIds: string[] | null;
  filter: RowFilter;
  step: number;
  place: number;
};

function ownPins(actor: Actor) {
  return query
    .selectFrom('pins')
    .where('pins.company_id', '=', actor.companyId)
    .where('pins.user_id', '=', actor.userId);
}

/** The actor's pins in order, without those of forms that they can no longer see. */
export function listPins(tx: Tx, actor: Actor): Promise<PinRecord[]> {
  return tx.all(
    ownPins(actor)
      .innerJoin('forms', sameCompany('forms.id', 'pins.form_id'))
      .where(seesForm(actor))
      .select([
        'pins.widget_id as widgetId',
        'pins.form_id as formId',
        'forms.version as formVersion',
        'pins.made_widget_id as madeWidgetId',
        'pins.sheet_ids as sheetIds',
        'pins.filter',
        'pins.step',
        'pins.place',
      ])
      .orderBy('pins.place')
      .orderBy('pins.widget_id'),
  );
}

/** The number of the actor's other pins, including invisible ones. */
export async function countOtherPins(tx: Tx, actor: Actor, widgetId: string): Promise<number> {
  const counted = await tx.first(
    ownPins(actor)
      .where('widget_id', '!=', widgetId)
      .select(({ fn }) => fn.countAll<number>().as('pins')),
  );
  return counted?.pins ?? 0;
}

export type NewPin = Pick<PinRecord, 'widgetId' | 'formId' | 'madeWidgetId' | 'sheetIds' | 'filter' | 'step'>;

/** Adds a pin at the end, or updates it in its position. */
export async function keepPin(tx: Tx, actor: Actor, pin: NewPin): Promise<void> {
  const what = {
    sheet_ids: pin.sheetIds,
    filter: json(pin.filter),
    step: pin.step,
  };
  await tx.run(
    query
      .insertInto('pins')
      .values({
        company_id: actor.companyId,
        user_id: actor.userId,
        widget_id: pin.widgetId,
        form_id: pin.formId,
        made_widget_id: pin.madeWidgetId,
        ...what,
        place: sql<number>`(select coalesce(max(place), -1) + 1 from pins
          where company_id = ${actor.companyId} and user_id = ${actor.userId})`,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'widget_id']).doUpdateSet(what)),
  );
}

/** Deletes a pin; `not-found` if the actor has none of this widget. */
export async function dropPin(tx: Tx, actor: Actor, widgetId: string): Promise<void> {
  const dropped = await tx.run(
    query
      .deleteFrom('pins')
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('widget_id', '=', widgetId),
  );
  if (dropped === 0) throw notFound();
}

/** Changes how many points of a chart its pin shows; `not-found` if the actor has none of this widget. */
export async function changeStep(tx: Tx, actor: Actor, widgetId: string, step: number): Promise<void> {
  const changed = await tx.run(
    query
      .updateTable('pins')
      .set({ step })
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('widget_id', '=', widgetId),
  );
  if (changed === 0) throw notFound();
}

/** Moves the actor's pins, by the ids of their widgets. Other ids are ignored. */
export async function placePins(
  tx: Tx,
  actor: Actor,
  places: Readonly<Record<string, number>>,
): Promise<void> {
  await tx.raw(
    `update pins set place = placed.place
     from jsonb_each_text($3::text::jsonb) as named (id, text), lateral (select named.text::integer as place) placed
     where pins.company_id = $1 and pins.user_id = $2 and pins.widget_id = named.id::uuid`,
    [actor.companyId, actor.userId, JSON.stringify(places)],
  );
}

/** The form of a custom widget, regardless of visibility; undefined if there is none. */
export async function formOfWidget(tx: Tx, actor: Actor, widgetId: string): Promise<string | undefined> {
  const found = query
    .selectFrom('widgets')
    .select('form_id as formId')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', widgetId);
  return (await tx.first(found))?.formId;
}
