// Queries for deleting a form: what prevents it, and the deletion. Callers have queried and locked the form.
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** The number of a form's sheets, no matter who sees them, including those of unfinished imports. */
export async function sheetCountOf(tx: Tx, actor: Actor, formId: string): Promise<number> {
  const counted = await tx.first(
    query
      .selectFrom('sheets')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('company_id', '=', actor.companyId)
      .where('form_id', '=', formId),
  );
  return counted?.total ?? 0;
}

/** Another form with a launch alert that opens this one, and whether the actor sees it. */
export async function launchAlertOf(
  tx: Tx,
  actor: Actor,
  formId: string,
): Promise<{ name: string; isSeen: SqlBool } | undefined> {
  const opens = JSON.stringify({ contextAlerts: [{ formId }] });
  return tx.first(
    query
      .selectFrom('forms')
      .select(['name', seesForm(actor).as('isSeen')])
      .where('company_id', '=', actor.companyId)
      .where('id', '!=', formId)
      .where(sql<SqlBool>`definition @> ${opens}::text::jsonb`)
      .orderBy('name')
      .limit(1),
  );
}

/** Deletes a form with its groups, people, questions, widgets, views and pins. */
export async function deleteForm(tx: Tx, actor: Actor, formId: string): Promise<void> {
  await tx.run(query.deleteFrom('forms').where('company_id', '=', actor.companyId).where('id', '=', formId));
}
