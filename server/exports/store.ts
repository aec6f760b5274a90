// The SQL of exports: rows by a cursor, so that no export stands in memory as a whole.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { isUuid } from '#core/forms/values.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';

export type ExportedRow = {
  /** In an export of changes. */
  isNew: boolean;
  id: string;
  sheetId: string;
  sheetName: string;
  userName: string;
  createdAt: number;
  /** The jsonb columns as text. */
  answers: string;
  contextAnswers: string;
  alerts: string[];
  reviewState: string | null;
  reviewerName: string | null;
  reviewDate: number | null;
  reviewComment: string | null;
};

/** Measured: larger batches cost more memory and no less time. */
const rowsPerFetch = 500;

/** Rows of these sheets that pass, the oldest first, in batches. One walk at a time in a transaction. */
export async function* exportedRows(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  condition: RawBuilder<SqlBool>,
  isNew: RawBuilder<SqlBool> = sql`true`,
): AsyncGenerator<ExportedRow[]> {
  const select = query
    .selectFrom('rows')
    .innerJoin('sheets', (join) =>
      join.onRef('sheets.company_id', '=', 'rows.company_id').onRef('sheets.id', '=', 'rows.sheet_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.company_id', '=', 'rows.company_id').onRef('users.id', '=', 'rows.user_id'),
    )
    .leftJoin('users as reviewers', (join) =>
      join
        .onRef('reviewers.company_id', '=', 'rows.company_id')
        .onRef('reviewers.id', '=', 'rows.reviewer_id'),
    )
    .select([
      'rows.id',
      'rows.sheet_id as sheetId',
      isNew.as('isNew'),
      'sheets.name as sheetName',
      'users.user_name as userName',
      'rows.created_at as createdAt',
      sql<string>`rows.answers::text`.as('answers'),
      sql<string>`sheets.context_answers::text`.as('contextAnswers'),
      sql<string[]>`rows.alerts::text[]`.as('alerts'),
      'rows.review_state as reviewState',
      'reviewers.user_name as reviewerName',
      'rows.review_date as reviewDate',
      'rows.review_comment as reviewComment',
    ])
    .where('rows.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`)
    .where(condition)
    .orderBy('rows.created_at')
    .orderBy('rows.csv_row')
    .orderBy('rows.id');
  const { sql: text, parameters } = select.compile();
  await tx.raw(`declare exported no scroll cursor for ${text}`, parameters);
  try {
    for (;;) {
      const batch = await tx.raw<ExportedRow>(`fetch ${rowsPerFetch} from exported`);
      if (batch.length === 0) return;
      yield batch;
    }
  } finally {
    // A transaction that has failed takes its cursor along.
    await tx.raw('close exported').catch(() => undefined);
  }
}

/** Ids of the sheets of a form that the actor sees; the form itself has been found already. */
export async function sheetIdsOfForm(tx: Tx, actor: Actor, formId: string): Promise<string[]> {
  const found = query
    .selectFrom('sheets')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId)
    .where('visible', '=', true);
  return (await tx.all(found)).map(({ id }) => id);
}

/** How many sheets of a form nobody sees yet, because their import goes on. */
export async function countHiddenSheets(tx: Tx, actor: Actor, formId: string): Promise<number> {
  const found = query
    .selectFrom('sheets')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId)
    .where('visible', '=', false);
  return (await tx.first(found))?.total ?? 0;
}

export type ExportedSheet = {
  id: string;
  name: string;
  userName: string;
  createdAt: number;
  modifiedAt: number;
  completed: boolean;
  /** The jsonb column as text. */
  contextAnswers: string;
};

/** What is known of sheets that hold exported rows, the oldest first within each batch. */
export async function* exportedSheets(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): AsyncGenerator<ExportedSheet[]> {
  for (let from = 0; from < ids.length; from += rowsPerFetch) {
    const some = ids.slice(from, from + rowsPerFetch);
    yield await tx.all(
      query
        .selectFrom('sheets')
        .innerJoin('users', (join) =>
          join.onRef('users.company_id', '=', 'sheets.company_id').onRef('users.id', '=', 'sheets.user_id'),
        )
        .select([
          'sheets.id',
          'sheets.name',
          'users.user_name as userName',
          'sheets.created_at as createdAt',
          'sheets.modified_at as modifiedAt',
          'sheets.completed',
          sql<string>`sheets.context_answers::text`.as('contextAnswers'),
        ])
        .where('sheets.company_id', '=', actor.companyId)
        .where(sql<SqlBool>`sheets.id = any(${some}::uuid[])`)
        .orderBy('sheets.created_at')
        .orderBy('sheets.id'),
    );
  }
}

/** The files of images, by id, as far as the actor sees the sheets that they belong to. */
export async function seenImages(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, { mimeType: string }>> {
  const wanted = ids.filter((id) => isUuid(id));
  if (wanted.length === 0) return new Map();
  const found = await tx.all(
    query
      .selectFrom('images')
      .innerJoin('sheets', (join) =>
        join.onRef('sheets.company_id', '=', 'images.company_id').onRef('sheets.id', '=', 'images.sheet_id'),
      )
      .innerJoin('forms', (join) =>
        join.onRef('forms.company_id', '=', 'sheets.company_id').onRef('forms.id', '=', 'sheets.form_id'),
      )
      .select(['images.id', 'images.mime_type as mimeType'])
      .where('images.company_id', '=', actor.companyId)
      .where(sql<SqlBool>`images.id = any(${wanted}::uuid[])`)
      .where(seesSheet(actor)),
  );
  return new Map(found.map(({ id, mimeType }) => [id, { mimeType }]));
}
