// The call by which people discard a sheet of their own that holds nothing: it was made for an entry that was never sent.
import * as calls from '#core/filling/calls.ts';
import { mayDiscardSheet } from '#core/filling/policy.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { deleteSheet, findSheet } from '#server/sheets/store.ts';

export const discardSheetRoutes = [
  on(calls.discardSheet, async ({ actor, tx, params, services }) => {
    // From here on nobody adds rows to it.
    const sheet = await findSheet(tx, actor, params.id, { lock: true });
    if (sheet.userId !== actor.userId) throw notFound();
    const hasRows = await hasHadRows(tx, actor.companyId, sheet.id);
    const { completed, answers } = sheet;
    authorize(mayDiscardSheet({ completed, hasRows, hasAnswers: answers !== '{}' }), 'conflict');
    const now = services.now();
    await deleteSheet(tx, { companyId: actor.companyId, formId: sheet.formId, sheetId: sheet.id }, now);
    const form = { id: sheet.formId, name: sheet.formName };
    const object = { kind: 'sheet', id: sheet.id } as const;
    await audit(tx, actor, { action: 'sheet_discarded', object, form, previous: [sheet.name] }, now);
    return undefined;
  }),
];

/** Deleted rows count: they may be restored into it. */
async function hasHadRows(tx: Tx, companyId: string, sheetId: string): Promise<boolean> {
  const [found] = await tx.raw<{ hasRows: boolean }>(
    `select exists (select from rows where company_id = $1 and sheet_id = $2)
       or exists (select from deleted_rows where company_id = $1 and sheet_id = $2) as "hasRows"`,
    [companyId, sheetId],
  );
  return found?.hasRows === true;
}
