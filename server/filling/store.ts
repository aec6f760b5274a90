// The SQL of filling in: the one look that a submission takes at its sheet.
import type { Actor } from '#core/actor.ts';
import type { Answers } from '#core/forms/values.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';

export type SheetToFill = {
  id: string;
  name: string;
  userId: string;
  completed: boolean;
  contextAnswers: Answers;
  formId: string;
  formName: string;
  formVersion: number;
};

/** A sheet that the actor sees, as far as a submission needs it, or `not-found`. */
export async function findSheetToFill(tx: Tx, actor: Actor, id: string): Promise<SheetToFill> {
  const [found] = await tx.prepared<SheetToFill>('sheet-to-fill', statement, [
    actor.companyId,
    id,
    actor.userId,
    actor.role,
    [...actor.groupIds],
  ]);
  if (found === undefined) throw notFound();
  return found;
}

// Prepared and not built: this runs at every submission. The conditions are those of server/db/visibility.ts.
const statement = `
  select sheets.id, sheets.name, sheets.user_id as "userId", sheets.completed, sheets.context_answers as "contextAnswers",
    forms.id as "formId", forms.name as "formName", forms.version as "formVersion"
  from sheets
  join forms on forms.company_id = sheets.company_id and forms.id = sheets.form_id
  where sheets.company_id = $1 and sheets.id = $2 and sheets.visible
    and ($4 <> 'USER' or sheets.user_id = $3)
    and formdeck_sees_form(forms.company_id, forms.id, forms.published, $3, $4, $5::uuid[])`;
