// Writes the audit log. Every change calls this in its own transaction, so that there is no change without
// its entry and no entry without its change.
import type { Actor } from '#core/actor.ts';
import type { AuditAction } from '#core/audit/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { randomUUID } from 'node:crypto';

export type AuditNote = {
  action: AuditAction;
  /** What was changed: its kind and id make the object key and a tag. */
  object: { kind: 'template' | 'sheet' | 'sheetRow' | 'user' | 'userGroup' | 'import' | 'image'; id: string };
  form?: { id: string; name: string };
  sheetId?: string;
  rowId?: string;
  questionId?: string;
  comment?: string | null;
  previous?: readonly string[];
  next?: readonly string[];
};

/** Adds an entry. Its tags are made from the things that the note names. */
export async function audit(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'userId' | 'userName'>,
  note: AuditNote,
  now: number,
): Promise<void> {
  const { action, object, form, sheetId, rowId, questionId } = note;
  const tags = new Set([`${object.kind}.${object.id}`]);
  if (form !== undefined) tags.add(`template.${form.id}`);
  if (sheetId !== undefined) tags.add(`sheet.${sheetId}`);
  if (rowId !== undefined) tags.add(`sheetRow.${rowId}`);
  await tx.run(
    query.insertInto('audit_log').values({
      company_id: actor.companyId,
      id: randomUUID(),
      at: now,
      user_id: actor.userId,
      user_name: actor.userName,
      action,
      object_key: `${object.kind}.${object.id}`,
      tags: [...tags],
      comment: note.comment ?? null,
      previous: [...(note.previous ?? [])],
      next: [...(note.next ?? [])],
      form_id: form?.id ?? null,
      form_name: form?.name ?? null,
      sheet_id: sheetId ?? null,
      row_id: rowId ?? null,
      question_id: questionId ?? null,
    }),
  );
}
