// The query of a review: the locked row with what is needed of its sheet and form. A prepared statement, since reviewers
// process thousands of rows. The conditions are those of server/db/visibility.ts.
import type { Tx } from '#server/db/transaction.ts';
import type { PresentedCredential } from '#server/http/actor.ts';
import { callerSql as caller } from '#server/http/caller-sql.ts';
import { passedSql } from './stored-answers.ts';
import type { SheetRecord } from './store.ts';
import type { RowRecord } from './wire.ts';

export type SheetOfRow = Pick<SheetRecord, 'id' | 'name' | 'formId' | 'formName' | 'formVersion'>;

/** A row about to be reviewed; the previous reviewers are not read. */
export type RowBeforeReview = Omit<RowRecord, 'reviewer' | 'returner'>;

export type RowToReview = { row: RowBeforeReview; sheet: SheetOfRow };

/** Locks a row that the user of a token can see, or null. */
export async function findRowToReview(
  tx: Tx,
  presented: PresentedCredential,
  sheetId: string,
  rowId: string,
): Promise<RowToReview | null> {
  const values = [presented.companyId, sheetId, rowId];
  const [found] = await tx.prepared<RowBeforeReview & Omit<SheetOfRow, 'id'>>(
    'row-to-review',
    statement,
    values,
  );
  if (found === undefined) return null;
  const { name, formId, formName, formVersion, ...row } = found;
  return { row, sheet: { id: sheetId, name, formId, formName, formVersion } };
}

const statement = `
  select rows.id, rows.sheet_id as "sheetId", rows.user_id as "userId", rows.answers::text as answers, rows.edited, rows.alerts::text[] as alerts, ${passedSql('rows')} as passed,
    rows.review_state as "reviewState", rows.reviewer_id as "reviewerId", rows.review_date as "reviewDate", rows.review_comment as "reviewComment", rows.returned_by as "returnedBy", rows.returned_at as "returnedAt",
    rows.return_comment as "returnComment", rows.created_at as "createdAt", rows.modified_at as "modifiedAt",
    (select formdeck_person(u) from users u where u.company_id = rows.company_id and u.id = rows.user_id) as "user",
    sheets.name, forms.id as "formId", forms.name as "formName", forms.version as "formVersion"
  from rows
  join sheets on sheets.company_id = rows.company_id and sheets.id = rows.sheet_id
  join forms on forms.company_id = sheets.company_id and forms.id = sheets.form_id
  where rows.company_id = $1 and rows.sheet_id = $2 and rows.id = $3 and sheets.visible
    and (${caller.role} <> 'USER' or sheets.user_id = ${caller.userId})
    and formdeck_sees_form(forms.company_id, forms.id, forms.published,
      ${caller.userId}, ${caller.role}, ${caller.groupIds})
  for update of rows`;
