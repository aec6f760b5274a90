// Whether anyone who started an import may still make it when its job runs: the import may have waited, and people and forms
// change.
import { personName } from '#core/primitives.ts';
import { mayImport } from '#core/forms/policy.ts';
import { mayUpdateByKey } from '#core/imports/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { foundOrNull } from '#server/http/validate.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { type ImportRecord, updateOf } from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Why the import may not be made any more; null if it may. */
export async function refusalOf(tx: Tx, companyId: string, record: ImportRecord): Promise<string | null> {
  const { userId, formId } = record;
  const userName = personName(record.createdBy);
  const actor = (await actingUser(tx, companyId, userId))?.actor;
  if (actor === undefined || actor.role === 'DEACTIVATED') return t(m.whoStartedThisImportHas, { userName });
  const form = await foundOrNull(findForm(tx, actor, formId));
  if (form === null) return t(m.whoStartedThisImportNo, { userName });
  const verdicts = [mayImport(actor, form), ...(updateOf(record) === null ? [] : [mayUpdateByKey(actor)])];
  const refusal = verdicts.find(({ yes }) => !yes);
  return refusal === undefined || refusal.yes ? null : t(m.nothingWasImported, { why: refusal.why });
}
