// Queries of sheets that are no more, for anyone who has a copy of them: which they were, and nothing of what they held.
// Callers have checked that the actor sees the form.
import { sql, type SqlBool } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';

function deletedSheetsOf(actor: Actor, formId: string) {
  const deleted = query
    .selectFrom('deleted_sheets')
    .select('sheet_id as id')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId);
  return actor.role === 'USER' ? deleted.where('user_id', '=', actor.userId) : deleted;
}

/** The deleted sheets of a form that the actor saw. */
export async function deletedSheetsOfForm(tx: Tx, actor: Actor, formId: string): Promise<string[]> {
  return (await tx.all(deletedSheetsOf(actor, formId))).map(({ id }) => id);
}

/** Those of some sheets that are deleted ones of the form, and that the actor saw. */
export async function deletedSheetsAmong(
  tx: Tx,
  actor: Actor,
  formId: string,
  sheetIds: readonly string[],
): Promise<string[]> {
  if (sheetIds.length === 0) return [];
  const among = sql<SqlBool>`sheet_id = any(${[...sheetIds]}::uuid[])`;
  return (await tx.all(deletedSheetsOf(actor, formId).where(among))).map(({ id }) => id);
}

/** The deleted sheets among these ids, with their forms, which the caller still has to check. */
export function formsOfDeleted(
  tx: Tx,
  { companyId }: Actor,
  sheetIds: readonly string[],
): Promise<{ id: string; formId: string }[]> {
  return tx.all(
    query
      .selectFrom('deleted_sheets')
      .select(['sheet_id as id', 'form_id as formId'])
      .where('company_id', '=', companyId)
      .where(sql<SqlBool>`sheet_id = any(${[...sheetIds]}::uuid[])`),
  );
}
