// The query of sheets whose changes a user may see.
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { deletedSheetsAmong } from '#server/db/deleted-sheets.ts';

/**
 * Those of some sheets that belong to the form and that the actor sees, or saw until they were deleted. The caller has
 * checked the form.
 */
export async function seenSheetIds(
  tx: Tx,
  actor: Actor,
  formId: string,
  sheetIds: readonly string[],
): Promise<string[]> {
  if (sheetIds.length === 0) return [];
  const found = await tx.all(
    query
      .selectFrom('sheets')
      .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
      .select('sheets.id')
      .where(sql<SqlBool>`sheets.id = any(${[...sheetIds]}::uuid[])`)
      .where('sheets.form_id', '=', formId)
      .where(seesSheet(actor)),
  );
  const gone = await deletedSheetsAmong(tx, actor, formId, sheetIds);
  // One that is deleted between the two queries is in both.
  return [...new Set([...found.map(({ id }) => id), ...gone])];
}
