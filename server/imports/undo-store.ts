// Queries of undoing an import: what has become of its rows since, and their deletion with everything that names them.
import type { ImportState } from '#core/imports/status.ts';
import { importUndoRetention, type UndoPreview } from '#core/imports/undo.ts';
import type { Tx } from '#server/db/transaction.ts';

type UndoableRecord = {
  request: { keyQuestion?: string | null | undefined };
  state: ImportState;
  problem: string | null;
  undoneAt: number | null;
  /** Null: it is gone. */
  sheetName: string | null;
  endedAt: number | null;
  createdAt: number;
};

/** Until when an import can be undone; null: it is not finished, undone already, its sheet is gone, or it is too late. */
export function undoUntil(record: UndoableRecord, now: number): number | null {
  const { state, problem, undoneAt, sheetName, endedAt, createdAt } = record;
  // An import that changes existing rows often adds none.
  const isUpdate = (record.request.keyQuestion ?? null) !== null;
  if (state !== 'SUCCESS' || problem !== null || undoneAt !== null) return null;
  if (sheetName === null && !isUpdate) return null;
  const until = (endedAt ?? createdAt) + importUndoRetention;
  return until > now ? until : null;
}

/** An import's sheet. */
export type UndoneSheet = { companyId: string; formId: string; sheetId: string };

type RowCounts = Pick<UndoPreview, 'unchanged' | 'changed' | 'edited' | 'reviewed' | 'added'> & {
  /** Of the import, whatever was done to them since. */
  imported: number;
};

/** On `rows` of an import's sheet. */
const isEdited = 'edited is not null';
const isReviewed = `(coalesce(review_state, 'PENDING') <> 'PENDING' or returned_at is not null)`;
const isAdded = 'csv_row is null';
const isChanged = `(${isEdited} or ${isReviewed} or ${isAdded})`;

/** Counts the rows of an import's sheet by what people have done to them. */
export async function countRowsSince(tx: Tx, { companyId, sheetId }: UndoneSheet): Promise<RowCounts> {
  const [counts] = await tx.raw<RowCounts>(
    `select count(*) filter (where not ${isChanged}) as unchanged, count(*) filter (where ${isChanged}) as changed,
       count(*) filter (where ${isEdited}) as edited, count(*) filter (where ${isReviewed}) as reviewed,
       count(*) filter (where ${isAdded}) as added, count(*) filter (where not ${isAdded}) as imported
     from rows where company_id = $1 and sheet_id = $2`,
    [companyId, sheetId],
  );
  return counts ?? { unchanged: 0, changed: 0, edited: 0, reviewed: 0, added: 0, imported: 0 };
}

/** Whether somebody has answered the questions of the sheet's setup, or completed it. */
export async function isSetupChanged(tx: Tx, { companyId, sheetId }: UndoneSheet): Promise<boolean> {
  const [sheet] = await tx.raw<{ isChanged: boolean }>(
    `select completed or edited is not null as "isChanged" from sheets where company_id = $1 and id = $2`,
    [companyId, sheetId],
  );
  return sheet?.isChanged === true;
}

type UpdatedRows = Pick<UndoPreview, 'restored' | 'kept'> & {
  /** Of those that get answers from before: they were reviewed since. */
  reviewedSince: number;
};

/** Counts the rows that an import has changed by their key, by what people have done to the same answers since. */
export async function countUpdatedSince(tx: Tx, companyId: string, importId: string): Promise<UpdatedRows> {
  const [counts] = await tx.raw<UpdatedRows>(
    `with changes as (
       select distinct on (row_id, question_id) row_id, question_id::text as question_id, next from audit_log
       where company_id = $1 and tags @> array['import.' || $2::text] and action = 'answer_changed' and row_id is not null
       order by row_id, question_id, at desc
     ), since as (
       select c.row_id, bool_or(a.now = c.next) as same, bool_or(a.now <> c.next) as other, bool_or(${isReviewed}) as reviewed
       from changes c join rows on rows.company_id = $1 and rows.id = c.row_id,
         lateral (select case jsonb_typeof(rows.answers -> c.question_id)
           when 'array' then array(select jsonb_array_elements_text(rows.answers -> c.question_id))
           when 'string' then array[rows.answers ->> c.question_id] else '{}' end as now) a
       group by c.row_id
     )
     select count(*) filter (where same) as restored, count(*) filter (where other) as kept,
       count(*) filter (where same and reviewed) as "reviewedSince" from since`,
    [companyId, importId],
  );
  return counts ?? { restored: 0, kept: 0, reviewedSince: 0 };
}

/** The rows that people have changed, locked until the transaction ends. `answers` is the jsonb column as text. */
export function lockChangedRows(
  tx: Tx,
  { companyId, sheetId }: UndoneSheet,
): Promise<{ id: string; answers: string }[]> {
  return tx.raw(
    `select id, answers::text as answers from rows
     where company_id = $1 and sheet_id = $2 and ${isChanged} order by id for update`,
    [companyId, sheetId],
  );
}

/** Deletes all rows of the sheet. Returns their number, and how many of them people have changed. */
export async function deleteRowsOf(
  tx: Tx,
  { companyId, sheetId }: UndoneSheet,
): Promise<{ rows: number; changed: number }> {
  const [deleted] = await tx.raw<{ rows: number; changed: number }>(
    `with gone as (delete from rows where company_id = $1 and sheet_id = $2 returning ${isChanged} as changed)
     select count(*) as rows, count(*) filter (where changed) as changed from gone`,
    [companyId, sheetId],
  );
  return deleted ?? { rows: 0, changed: 0 };
}

/** Waits for anyone who adds rows to the sheet; from then on nobody can. */
export async function lockSheet(tx: Tx, { companyId, sheetId }: UndoneSheet): Promise<void> {
  await tx.raw('select from sheets where company_id = $1 and id = $2 for update', [companyId, sheetId]);
}

/** Notes that an import is undone, and by whom. */
export async function noteUndone(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  importId: string,
  now: number,
): Promise<void> {
  await tx.raw('update imports set undone_at = $3, undone_by = $4 where company_id = $1 and id = $2', [
    companyId,
    importId,
    now,
    userId,
  ]);
}
