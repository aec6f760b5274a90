// Queries of sheets. Rows are in rows-store.ts. Every function only returns what its actor sees.
import type { Person } from '#core/primitives.ts';
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Answers } from '#core/questions/values.ts';
import type { PassedRule } from '#core/questions/rules/passing.ts';
import { type PageQuery, parseSort } from '#core/paging.ts';
import { idRange } from '#core/short-id.ts';
import { json } from '#server/db/json.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';
import { passedColumn, storedPassed } from './stored-answers.ts';
import { modifiedAt, rowCount } from './sheet-counts.ts';

export type SheetRecord = {
  id: string;
  name: string;
  formId: string;
  formName: string;
  formVersion: number;
  userId: string;
  user: Person;
  completed: boolean;
  rowCount: number;
  /** The jsonb column as text. */
  answers: string;
  edited: Record<string, number> | null;
  /** Of answers of its setup; null for none. */
  passed: readonly PassedRule[] | null;
  createdAt: number;
  modifiedAt: number;
};

/** Sheets joined with their form and user, restricted to those that the actor sees. */
function seenSheets(actor: Actor) {
  return query
    .selectFrom('sheets')
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .innerJoin('users', sameCompany('users.id', 'sheets.user_id'))
    .where(seesSheet(actor));
}

const columns = [
  'sheets.id',
  'sheets.name',
  'sheets.form_id as formId',
  'forms.name as formName',
  'forms.version as formVersion',
  'sheets.user_id as userId',
  personIn('users').as('user'),
  'sheets.completed',
  rowCount.as('rowCount'),
  sql<string>`sheets.context_answers::text`.as('answers'),
  'sheets.edited',
  passedColumn('sheets'),
  'sheets.created_at as createdAt',
  modifiedAt.as('modifiedAt'),
] as const;

/** A sheet that the actor sees, or `not-found`. `lock` prevents concurrent changes. */
export async function findSheet(
  tx: Tx,
  actor: Actor,
  id: string,
  options: { lock?: boolean } = {},
): Promise<SheetRecord> {
  const select = seenSheets(actor).select(columns).where('sheets.id', '=', id);
  const found = await tx.first(options.lock ? select.forUpdate('sheets') : select);
  if (found === undefined) throw notFound();
  return found;
}

export type SheetFilter = {
  formId?: string | undefined;
  userId?: string | undefined;
  name?: string | undefined;
  /** The beginning of an id. */
  id?: string | undefined;
  /** Range of last changes, both ends included, in epoch milliseconds. */
  from?: number | undefined;
  to?: number | undefined;
  completed?: boolean | undefined;
  /** Only sheets that their owners have begun by hand. */
  isBegun?: boolean | undefined;
};

/** Not made by an import, nor filled by others alone: its owner has answered its setup or entered a row, or it is new. */
const isBegun = sql<boolean>`
  not sheets.imported and (
    sheets.context_answers <> '{}'::jsonb
    or exists (select from rows where rows.company_id = sheets.company_id and rows.sheet_id = sheets.id
      and rows.user_id = sheets.user_id)
    or not exists (select from rows where rows.company_id = sheets.company_id and rows.sheet_id = sheets.id))`;

/** A page of sheets that the actor sees, most recently changed first by default. */
export async function listSheets(
  tx: Tx,
  actor: Actor,
  filter: SheetFilter,
  page: PageQuery,
): Promise<{ sheets: SheetRecord[]; total: number }> {
  let found = seenSheets(actor);
  if (filter.formId !== undefined) found = found.where('sheets.form_id', '=', filter.formId);
  if (filter.userId !== undefined) found = found.where('sheets.user_id', '=', filter.userId);
  if (filter.id !== undefined) {
    const { lowest, highest } = idRange(filter.id);
    found = found.where('sheets.id', '>=', lowest).where('sheets.id', '<=', highest);
  }
  if (filter.name !== undefined && filter.name.trim() !== '') {
    found = found.where(sql<boolean>`position(lower(${filter.name.trim()}::text) in lower(sheets.name)) > 0`);
  }
  if (filter.from !== undefined) found = found.where(modifiedAt, '>=', filter.from);
  if (filter.to !== undefined) found = found.where(modifiedAt, '<=', filter.to);
  if (filter.completed !== undefined) found = found.where('sheets.completed', '=', filter.completed);
  if (filter.isBegun === true) found = found.where(isBegun);
  const counted = await tx.first(found.select(({ fn }) => fn.countAll<number>().as('total')));
  const { key, direction } = parseSort(page.sort, { key: 'lastModified', direction: 'desc' });
  const sorted = {
    name: sql`lower(sheets.name)`,
    created: sql`sheets.created_at`,
    lastModified: modifiedAt,
  }[key];
  const sheets = await tx.all(
    found
      .select(columns)
      .orderBy(sorted, direction)
      .orderBy('sheets.id')
      .limit(page.size)
      .offset(page.page * page.size),
  );
  return { sheets, total: counted?.total ?? 0 };
}

/**
 * The sheets with these ids that the actor sees; all must exist and belong to one form: rows of different forms have no
 * columns in common. Throws `not-found` otherwise.
 */
export async function findSheets(tx: Tx, actor: Actor, ids: readonly string[]): Promise<SheetRecord[]> {
  const wanted = [...new Set(ids)];
  const found = await tx.all(seenSheets(actor).select(columns).where('sheets.id', 'in', wanted));
  if (found.length !== wanted.length || new Set(found.map((sheet) => sheet.formId)).size !== 1)
    throw notFound();
  return found;
}

/** Those of some sheets of a form that the actor sees, most recently changed first. */
export function sheetsAmong(
  tx: Tx,
  actor: Actor,
  formId: string,
  ids: readonly string[],
): Promise<SheetRecord[]> {
  return tx.all(
    seenSheets(actor)
      .select(columns)
      .where('sheets.form_id', '=', formId)
      .where('sheets.id', 'in', [...ids])
      .orderBy(modifiedAt, 'desc')
      .orderBy('sheets.id'),
  );
}

export type NewSheetRecord = {
  id: string;
  formId: string;
  name: string;
  answers: Answers;
  /** Left out for none. */
  passed?: readonly PassedRule[];
  requestHash: Buffer | null;
  visible: boolean;
  /** An import makes it. */
  imported?: boolean;
  now: number;
};

export async function insertSheet(tx: Tx, actor: Actor, sheet: NewSheetRecord): Promise<void> {
  if (sheet.visible) tx.changed(sheet.id);
  await tx.run(
    query.insertInto('sheets').values({
      company_id: actor.companyId,
      id: sheet.id,
      form_id: sheet.formId,
      user_id: actor.userId,
      name: sheet.name,
      context_answers: json(sheet.answers),
      passed: storedPassed(sheet.passed ?? []),
      visible: sheet.visible,
      imported: sheet.imported ?? false,
      request_hash: sheet.requestHash,
      created_at: sheet.now,
      modified_at: sheet.now,
    }),
  );
}

/** Notes that the owner of an imported sheet enters rows into it by hand. */
export async function noteEntry(tx: Tx, actor: Actor, id: string): Promise<void> {
  await tx.run(
    query
      .updateTable('sheets')
      .set({ imported: false })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where('imported', '=', true),
  );
}

export async function completeSheet(tx: Tx, actor: Actor, id: string, now: number): Promise<boolean> {
  tx.changed(id);
  const changed = await tx.run(
    query
      .updateTable('sheets')
      .set({ completed: true, modified_at: now })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .where('completed', '=', false),
  );
  return changed > 0;
}

/** Updates a context answer of a sheet; null removes it. */
export async function setContextAnswer(
  tx: Tx,
  actor: Actor,
  sheetId: string,
  change: {
    questionId: string;
    answer: Answers[string] | null;
    passed: readonly PassedRule[];
    now: number;
  },
): Promise<void> {
  const { questionId, answer, passed, now } = change;
  tx.changed(sheetId);
  const value =
    answer === null
      ? sql<Answers>`context_answers - ${questionId}::text`
      : sql<Answers>`context_answers || ${JSON.stringify({ [questionId]: answer })}::text::jsonb`;
  await tx.run(
    query
      .updateTable('sheets')
      .set({
        context_answers: value,
        passed: storedPassed(passed),
        edited: sql<
          Record<string, number>
        >`coalesce(edited, '{}') || ${JSON.stringify({ [questionId]: now })}::text::jsonb`,
        modified_at: now,
      })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', sheetId),
  );
}

export type DeletedSheet = { companyId: string; formId: string; sheetId: string };

/**
 * Deletes the sheet, once its rows are gone, and what is about it or them: notifications, and deleted rows that could have
 * been restored into it. Images may be unused from now on. Its viewers are informed.
 */
export async function deleteSheet(tx: Tx, sheet: DeletedSheet, now: number): Promise<void> {
  const { companyId, formId, sheetId } = sheet;
  const of = [companyId, sheetId];
  await tx.raw('delete from notifications where company_id = $1 and sheet_id = $2', of);
  await tx.raw(
    `with forgotten as (
       delete from rows_before b using row_undos u
       where b.company_id = $1 and u.company_id = $1 and u.id = b.undo_id and u.form_id = $3 and u.change = 'DELETED'
         and b.content ->> 'sheet_id' = $2::text
       returning b.undo_id, b.content
     ), released as (
       update images set unused_since = $4::bigint
       where company_id = $1 and unused_since is null and id in (
         select formdeck_stored_ids(v #>> '{}') from forgotten, jsonb_path_query(content -> 'answers', '$.*[*]') v)
     ), counted as (select undo_id, count(*) as rows from forgotten group by undo_id)
     update row_undos u set row_count = u.row_count - counted.rows,
       undone_at = case when u.row_count <= counted.rows then $4::bigint else u.undone_at end
     from counted where u.company_id = $1 and u.id = counted.undo_id`,
    [companyId, sheetId, formId, now],
  );
  await tx.raw(
    'update images set unused_since = $3 where company_id = $1 and sheet_id = $2 and unused_since is null',
    [...of, now],
  );
  await tx.raw('delete from sheets where company_id = $1 and id = $2', of);
  tx.changed(sheetId);
}
