// Rows returned to their authors for correction: the calls that return one, and that list the caller's. Corrections are
// submitted through server/filling/correct-row.ts.
import * as calls from '#core/sheets/calls.ts';
import { mayReturn } from '#core/sheets/policy.ts';
import { toPage } from '#core/paging.ts';
import { audit } from '#server/audit/write.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { rowReply } from './present.ts';
import { refusalOf } from './refusal.ts';
import { listReturned } from './returned-store.ts';
import { setReturned } from './row-changes-store.ts';
import { aboutRow } from './answer-changes.ts';
import { notifyOutcome, reviewedRow } from './bulk-changes.ts';
import { findRow, reviewOf } from './rows-store.ts';
import { findSheet } from './store.ts';

export const rowReturnRoutes = [
  on(calls.returnRow, async ({ actor, tx, params, body, services }) => {
    const sheet = await findSheet(tx, actor, params.id);
    const row = await findRow(tx, actor, { id: params.rowId, sheetId: sheet.id }, { lock: true });
    const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
    const { reviewers } = form;
    const review = reviewOf(row);
    const refusal = refusalOf(actor, { reviewers }, review);
    authorize(mayReturn(actor, { reviewers }, review), refusal);
    const now = services.now();
    await setReturned(tx, actor, { ids: [row.id], sheetIds: [sheet.id] }, { ...body, now });
    const note = {
      ...aboutRow(sheet, row.id),
      action: 'row_returned' as const,
      comment: body.comment,
      previous: ['PENDING'],
      next: ['RETURNED'],
    };
    await audit(tx, actor, note, now);
    const returned = { state: 'RETURNED' as const, comment: body.comment };
    await notifyOutcome(tx, actor, reviewedRow(form, sheet, row), returned);
    return rowReply({ tx, actor, services }, sheet, row.id);
  }),

  on(calls.listReturned, async ({ actor, tx, query }) => {
    const { rows, total } = await listReturned(tx, actor, query);
    return toPage(rows, query, total);
  }),
];
