// Writes the audit log. Every change calls this in its own transaction, so that no change lacks its entry and vice
// versa.
import type { Actor } from '#core/actor.ts';
import type { AuditAction, AuditObject } from '#core/features/audit-actions.ts';
import type { Tx } from '#server/db/transaction.ts';
import { randomUUID } from 'node:crypto';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AuditNote = {
  action: AuditAction;
  /** What was changed: its kind and id make the object key and a tag. */
  object: { kind: AuditObject; id: string };
  form?: { id: string; name: string };
  sheetId?: string;
  rowId?: string;
  questionId?: string;
  /** The import that made the change. */
  importId?: string;
  /** The access token that it is about. */
  tokenId?: string;
  comment?: string | null;
  previous?: readonly string[];
  next?: readonly string[];
};

type Writer = Pick<Actor, 'companyId' | 'userId' | 'userName'> & Partial<Pick<Actor, 'token'>>;

/** Adds an entry. Its tags are derived from the note. */
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
  const { companyId, userId, userName } = actor;
  const [only] = notes;
  if (only !== undefined && notes.length === 1) {
    const values = Object.values(entryOf(actor, only));
    await tx.prepared('audit-one', insertOneStatement, [companyId, userId, userName, now, ...values]);
    return;
  }
  for (let from = 0; from < notes.length; from += notesPerStatement) {
    const entries = notes.slice(from, from + notesPerStatement).map((note) => entryOf(actor, note));
    await tx.prepared('audit', insertStatement, [companyId, userId, userName, now, JSON.stringify(entries)]);
  }
}

/** Entries of deleted rows contain all answers: a statement must not exceed some megabytes. */
const notesPerStatement = 1_000;

const columns = `company_id, user_id, user_name, at, id, action, object_key, tags, comment, previous, next, form_id, form_name,
  sheet_id, row_id, question_id`;

// Prepared, since nearly every change writes an entry.
const insertOneStatement = `
  with entry as (
    insert into audit_log (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  )
  insert into audit_pending (company_id, entry_id) values ($1, $5)`;

const insertStatement = `
  with entries as (
    insert into audit_log (${columns})
    select $1, $2, $3, $4, entry.id, entry.action, entry.object_key, entry.tags, entry.comment, entry.previous, entry.next,
      entry.form_id, entry.form_name, entry.sheet_id, entry.row_id, entry.question_id
    from jsonb_to_recordset($5::text::jsonb) as entry (id uuid, action text, object_key text, tags text[], comment text,
      previous text[], next text[], form_id uuid, form_name text, sheet_id uuid, row_id uuid, question_id uuid)
    returning id
  )
  insert into audit_pending (company_id, entry_id) select $1, id from entries`;

/** The columns that differ between the entries of a change, in the order of `columns`. */
function entryOf(actor: Writer, note: AuditNote) {
  const { action, object, form, sheetId, rowId, questionId, importId, tokenId } = note;
  const tags = new Set([`${object.kind}.${object.id}`]);
  if (form !== undefined) tags.add(`template.${form.id}`);
  if (sheetId !== undefined) tags.add(`sheet.${sheetId}`);
  if (rowId !== undefined) tags.add(`sheetRow.${rowId}`);
  if (importId !== undefined) tags.add(`import.${importId}`);
  if (tokenId !== undefined) tags.add(`token.${tokenId}`);
  // Distinguishes a program's changes from those of the person who owns its token.
  if (actor.token !== undefined) tags.add(`token.${actor.token.id}`);
  return {
    id: randomUUID(),
    action,
    object_key: `${object.kind}.${object.id}`,
    tags: [...tags],
    comment:
      note.comment ?? (actor.token === undefined ? null : t(m.byAccessToken, { token: actor.token.name })),
    previous: [...(note.previous ?? [])],
    next: [...(note.next ?? [])],
    form_id: form?.id ?? null,
    form_name: form?.name ?? null,
    sheet_id: sheetId ?? null,
    row_id: rowId ?? null,
    question_id: questionId ?? null,
  };
}
