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

type Writer = Pick<Actor, 'companyId' | 'userId' | 'userName'>;

/** Adds an entry. Its tags are made from the things that the note names. */
export function audit(tx: Tx, actor: Writer, note: AuditNote, now: number): Promise<void> {
  return auditAll(tx, actor, [note], now);
}

/** Adds an entry for each of many changes. */
export async function auditAll(
  tx: Tx,
  actor: Writer,
  notes: readonly AuditNote[],
  now: number,
): Promise<void> {
  for (let from = 0; from < notes.length; from += notesAtOnce) {
    const entries = notes.slice(from, from + notesAtOnce).map((note) => entryOf(actor, note, now));
    await tx.run(query.insertInto('audit_log').values(entries));
  }
}

/** A statement has room for 65,535 values. */
const notesAtOnce = 1_000;

function entryOf(actor: Writer, note: AuditNote, now: number) {
  const { action, object, form, sheetId, rowId, questionId } = note;
  const tags = new Set([`${object.kind}.${object.id}`]);
  if (form !== undefined) tags.add(`template.${form.id}`);
  if (sheetId !== undefined) tags.add(`sheet.${sheetId}`);
  if (rowId !== undefined) tags.add(`sheetRow.${rowId}`);
  return {
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
  };
}
