// Whether whoever started an import may still make it when its job runs: the import may have waited, and people and forms
// change.
import { mayImport } from '#core/forms/policy.ts';
import { mayUpdateByKey } from '#core/imports/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { foundOrNull } from '#server/http/validate.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { type ImportRecord, updateOf } from './store.ts';

/** Why the import may not be made any more; null if it may. */
export async function refusalOf(tx: Tx, companyId: string, record: ImportRecord): Promise<string | null> {
  const { userId, userName, formId } = record;
  const actor = (await actingUser(tx, companyId, userId))?.actor;
  if (actor === undefined || actor.role === 'DEACTIVATED')
    return `${userName}, who started this import, has been deactivated. Nothing was imported.`;
  const form = await foundOrNull(findForm(tx, actor, formId));
  if (form === null)
    return `${userName}, who started this import, no longer has access to this form. Nothing was imported.`;
  const verdicts = [mayImport(actor, form), ...(updateOf(record) === null ? [] : [mayUpdateByKey(actor)])];
  const refusal = verdicts.find(({ yes }) => !yes);
  return refusal === undefined || refusal.yes ? null : `${refusal.why} Nothing was imported.`;
}
