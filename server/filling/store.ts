// The query that a submission makes for its sheet.
import type { Answers } from '#core/questions/values.ts';
import type { Tx } from '#server/db/transaction.ts';
import { callerSql as caller } from '#server/http/caller-sql.ts';
import type { PresentedCredential } from '#server/http/actor.ts';

export type SheetToFill = {
  id: string;
  name: string;
  userId: string;
  completed: boolean;
  imported: boolean;
  contextAnswers: Answers;
  formId: string;
  formName: string;
  formVersion: number;
};

/** A sheet that the user of a token sees, with what a submission needs, or null. */
export async function findSheetToFill(
  tx: Tx,
  presented: PresentedCredential,
  id: string,
): Promise<SheetToFill | null> {
  const values = [presented.companyId, id];
  const [found] = await tx.prepared<SheetToFill>('sheet-to-fill', statement, values);
  return found ?? null;
}

// Prepared, since it runs for every submission. The conditions are those of server/db/visibility.ts.
const statement = `
  select sheets.id, sheets.name, sheets.user_id as "userId", sheets.completed, sheets.imported, sheets.context_answers as "contextAnswers",
    forms.id as "formId", forms.name as "formName", forms.version as "formVersion"
  from sheets
  join forms on forms.company_id = sheets.company_id and forms.id = sheets.form_id
  where sheets.company_id = $1 and sheets.id = $2 and sheets.visible
    and (${caller.role} <> 'USER' or sheets.user_id = ${caller.userId})
    and formdeck_sees_form(forms.company_id, forms.id, forms.published,
      ${caller.userId}, ${caller.role}, ${caller.groupIds})`;
