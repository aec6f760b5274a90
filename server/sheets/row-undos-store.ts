// Queries of bulk changes that can be undone: stores the previous rows, and restores them. Deleted rows are in a
// separate table, which nothing else reads.
import { personIn } from '#server/db/person.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, actorPerson, isAdmin } from '#core/actor.ts';
import { type RowUndo, type UndoableChange, undoRetention } from '#core/sheets/review/row-undo.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';
import { areThese, type ChangedRows, touchSheet } from './row-changes-store.ts';

export type NewUndo = {
  id: string;
  form: { id: string; name: string };
  change: UndoableChange;
  now: number;
};

/** Stores the current rows before a change. Callers have locked them. */
export async function keepRows(
  tx: Tx,
  actor: Actor,
  rows: ChangedRows,
  { id, form, change, now }: NewUndo,
): Promise<RowUndo> {
  const rowCount = rows.ids.length;
  await tx.run(
    query.insertInto('row_undos').values({
      company_id: actor.companyId,
      id,
      form_id: form.id,
      user_id: actor.userId,
      change,
      row_count: rowCount,
      changed_at: now,
    }),
  );
  await tx.run(
    query.insertInto('rows_before').expression(
      query
        .selectFrom('rows')
        .select(['company_id', sql<string>`${id}::uuid`.as('undo_id'), 'id', contentOf[change].as('content')])
        .where(areThese(actor, rows)),
    ),
  );
  const template = { id: form.id, name: form.name };
  return {
    id,
    template,
    user: actorPerson(actor),
    change,
    rowCount,
    changedAt: now,
    until: now + undoRetention,
  };
}

/** Only what is needed to restore it. */
const contentOf: Readonly<Record<UndoableChange, RawBuilder<unknown>>> = {
  DELETED: sql`to_jsonb(rows)`,
  PENDING: sql`jsonb_build_object('review_state', review_state, 'reviewer_id', reviewer_id, 'review_date', review_date,
    'review_comment', review_comment, 'returned_by', returned_by, 'returned_at', returned_at,
    'return_comment', return_comment)`,
};

/** The stored changes of forms that the actor sees: their own, or everyone's for admins. */
function undosOf(actor: Actor, now: number) {
  const remaining = query
    .selectFrom('row_undos')
    .innerJoin('forms', sameCompany('forms.id', 'row_undos.form_id'))
    .innerJoin('users', sameCompany('users.id', 'row_undos.user_id'))
    .where('row_undos.company_id', '=', actor.companyId)
    .where('row_undos.changed_at', '>', now - undoRetention)
    .where(seesForm(actor));
  return isAdmin(actor) ? remaining : remaining.where('row_undos.user_id', '=', actor.userId);
}

/** A page of the actor's undoable changes, newest first. */
export async function listUndos(
  tx: Tx,
  actor: Actor,
  { templateId, page, size }: { templateId?: string | undefined; page: number; size: number },
  now: number,
): Promise<{ undos: RowUndo[]; total: number }> {
  let found = undosOf(actor, now).where('row_undos.undone_at', 'is', null);
  if (templateId !== undefined) found = found.where('row_undos.form_id', '=', templateId);
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const undos = await tx.all(
    found
      .select([
        'row_undos.id',
        'row_undos.form_id as formId',
        'forms.name as formName',
        personIn('users').as('user'),
        'row_undos.change',
        'row_undos.row_count as rowCount',
        'row_undos.changed_at as changedAt',
      ])
      .orderBy('row_undos.changed_at', 'desc')
      .orderBy('row_undos.id')
      .limit(size)
      .offset(page * size),
  );
  return {
    total: counted?.total ?? 0,
    undos: undos.map(({ formId: of, formName: name, ...undo }) => ({
      ...undo,
      template: { id: of, name },
      until: undo.changedAt + undoRetention,
    })),
  };
}

export type FoundUndo = {
  id: string;
  change: UndoableChange;
  undoneAt: number | null;
  form: { id: string; name: string; version: number };
};

/** Locks a stored change that the actor may undo, undone or not, or `not-found`. */
export async function lockUndo(tx: Tx, actor: Actor, id: string, now: number): Promise<FoundUndo> {
  const found = await tx.first(
    undosOf(actor, now)
      .where('row_undos.id', '=', id)
      .select([
        'row_undos.change',
        'row_undos.undone_at as undoneAt',
        'forms.id as formId',
        'forms.name as formName',
        'forms.version',
      ])
      .forUpdate('row_undos'),
  );
  if (found === undefined) throw notFound();
  const { change, undoneAt, formId, formName, version } = found;
  return { id, change, undoneAt, form: { id: formId, name: formName, version } };
}

/** The sheets of deleted rows. */
export async function sheetsOfDeleted(tx: Tx, actor: Actor, undoId: string): Promise<string[]> {
  const found = await tx.raw<{ id: string }>(
    "select distinct content ->> 'sheet_id' as id from rows_before where company_id = $1 and undo_id = $2 order by 1",
    [actor.companyId, undoId],
  );
  return found.map(({ id }) => id);
}

/** Ids of the rows of an undo. */
export async function undoableRowIds(tx: Tx, actor: Actor, undoId: string): Promise<string[]> {
  const found = await tx.all(
    query
      .selectFrom('rows_before')
      .select('row_id')
      .where('company_id', '=', actor.companyId)
      .where('undo_id', '=', undoId)
      .orderBy('row_id'),
  );
  return found.map(({ row_id: id }) => id);
}

export type GivenBack = { id: string; sheetId: string; reviewState: string | null };

/**
 * Restores deleted rows. Existing rows again, since a device has resent them, stay unchanged. Clients with copies are
 * informed.
 */
export function restoreRows(tx: Tx, actor: Actor, undoId: string, now: number): Promise<GivenBack[]> {
  return reinsertRows(tx, actor, { undoId, rowId: null }, now);
}

/** The same, of one row alone where it is given. */
export async function reinsertRows(
  tx: Tx,
  actor: Actor,
  { undoId, rowId }: { undoId: string; rowId: string | null },
  now: number,
): Promise<GivenBack[]> {
  const restored = await tx.raw<GivenBack>(
    `insert into rows
    select r.* from rows_before b, (select pg_current_xact_id()::text::bigint as id) here, lateral jsonb_populate_record(
      null::rows, b.content || jsonb_build_object('added_in', here.id, 'written_in', here.id, 'approved_in', here.id)) r
    where b.company_id = $1 and b.undo_id = $2 and ($3::uuid is null or b.row_id = $3)
    on conflict do nothing
    returning id, sheet_id as "sheetId", review_state as "reviewState"`,
    [actor.companyId, undoId, rowId],
  );
  const bySheet = Map.groupBy(restored, ({ sheetId }) => sheetId);
  for (const sheetId of [...bySheet.keys()].toSorted())
    await touchSheet(tx, actor, sheetId, { now, rows: bySheet.get(sheetId)?.length });
  return restored;
}

/** Restores reverted reviews. */
export async function restoreReviews(
  tx: Tx,
  actor: Actor,
  undoId: string,
  now: number,
): Promise<GivenBack[]> {
  const restored = await tx.raw<GivenBack>(
    `update rows set review_state = r.review_state, reviewer_id = r.reviewer_id, review_date = r.review_date,
      review_comment = r.review_comment, returned_by = r.returned_by, returned_at = r.returned_at,
      return_comment = r.return_comment, modified_at = $3
    from rows_before b, lateral jsonb_populate_record(null::rows, b.content) r
    where b.company_id = $1 and b.undo_id = $2 and rows.company_id = b.company_id and rows.id = b.row_id
    returning rows.id, rows.sheet_id as "sheetId",
      case when rows.returned_at is null then rows.review_state else 'RETURNED' end as "reviewState"`,
    [actor.companyId, undoId, now],
  );
  const sheetIds = [...new Set(restored.map(({ sheetId }) => sheetId))].toSorted();
  for (const sheetId of sheetIds) await touchSheet(tx, actor, sheetId, { now });
  return restored;
}

/** Marks a change as undone and drops its stored rows. */
export async function endUndo(tx: Tx, actor: Actor, id: string, now: number): Promise<void> {
  await changeThing(tx, 'row_undos', { companyId: actor.companyId, id }, { undone_at: now });
  await tx.run(
    query.deleteFrom('rows_before').where('company_id', '=', actor.companyId).where('undo_id', '=', id),
  );
}
