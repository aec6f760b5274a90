// Queries of image downloads: answers with images, and the fields of their names.
import { type CompiledQuery, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesSheet } from '#server/db/visibility.ts';
import type { PassingRows } from '#server/sheets/rows-store.ts';

/** The answers of a row, or of a sheet's context, to some questions. */
export type ImageAnswers = {
  sheetName: string;
  /** The row's number in its sheet, from 1; null for the context. */
  row: number | null;
  userName: string;
  at: number;
  answers: Readonly<Record<string, AnswerValue>>;
};

/**
 * The rows of these sheets that answer one of these questions and pass the filter, by sheet, oldest first. Rows are
 * numbered among all rows of their sheet, so that the number does not depend on the filter. In batches.
 */
export function answersOfRows(
  tx: Tx,
  actor: Actor,
  { sheetIds, condition }: PassingRows,
  questionIds: readonly string[],
): AsyncGenerator<ImageAnswers[]> {
  const requestedIds = [...questionIds];
  // Without the answers, which the database would otherwise sort too.
  const numbered = query
    .selectFrom('rows')
    .select('id')
    .select(
      sql<number>`row_number() over (partition by sheet_id order by created_at, csv_row, id)::integer`.as(
        'number',
      ),
    )
    .where('company_id', '=', actor.companyId)
    .where(sql<SqlBool>`sheet_id = any(${[...sheetIds]}::uuid[])`)
    .as('numbered');
  return fetched(
    tx,
    query
      .selectFrom('rows')
      .innerJoin(numbered, 'numbered.id', 'rows.id')
      .innerJoin('sheets', sameCompany('sheets.id', 'rows.sheet_id'))
      .innerJoin('users', sameCompany('users.id', 'rows.user_id'))
      .select([
        'sheets.name as sheetName',
        'numbered.number as row',
        'users.user_name as userName',
        'rows.created_at as at',
        answersTo(sql`rows.answers`, requestedIds),
      ])
      .where('rows.company_id', '=', actor.companyId)
      .where(sql<SqlBool>`rows.sheet_id = any(${[...sheetIds]}::uuid[])`)
      .where(sql<SqlBool>`rows.answers ?| ${requestedIds}::text[]`)
      .where(condition)
      .orderBy('sheets.created_at')
      .orderBy('sheets.id')
      .orderBy('numbered.number'),
  );
}

/** The context of those sheets that answer one of these questions, oldest sheet first. */
export function answersOfContext(
  tx: Tx,
  actor: Actor,
  sheetIds: readonly string[],
  questionIds: readonly string[],
): AsyncGenerator<ImageAnswers[]> {
  const requestedIds = [...questionIds];
  return fetched(
    tx,
    query
      .selectFrom('sheets')
      .innerJoin('users', sameCompany('users.id', 'sheets.user_id'))
      .select([
        'sheets.name as sheetName',
        sql<null>`null`.as('row'),
        'users.user_name as userName',
        'sheets.created_at as at',
        answersTo(sql`sheets.context_answers`, requestedIds),
      ])
      .where('sheets.company_id', '=', actor.companyId)
      .where(sql<SqlBool>`sheets.id = any(${[...sheetIds]}::uuid[])`)
      .where(sql<SqlBool>`sheets.context_answers ?| ${requestedIds}::text[]`)
      .orderBy('sheets.created_at')
      .orderBy('sheets.id'),
  );
}

/** In batches: entries may be long, and only what they name is kept of them. */
async function* fetched(
  tx: Tx,
  wanted: { compile(): CompiledQuery<ImageAnswers> },
): AsyncGenerator<ImageAnswers[]> {
  const { sql: text, parameters } = wanted.compile();
  await tx.raw(`declare named no scroll cursor for ${text}`, parameters);
  try {
    for (;;) {
      const batch = await tx.raw<ImageAnswers>(`fetch ${rowsPerFetch} from named`);
      if (batch.length === 0) return;
      yield batch;
    }
  } finally {
    // A failed transaction closes its cursor itself.
    await tx.raw('close named').catch(() => undefined);
  }
}

const rowsPerFetch = 100;

function answersTo(answers: RawBuilder<unknown>, questionIds: readonly string[]) {
  return sql<
    Record<string, AnswerValue>
  >`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${answers}) where key = any(${[...questionIds]}::text[]))`.as(
    'answers',
  );
}

/** Ids of all sheets of a form that the actor sees. */
export async function sheetIdsSeen(tx: Tx, actor: Actor, formId: string): Promise<string[]> {
  const found = query
    .selectFrom('sheets')
    .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
    .select('sheets.id')
    .where(seesSheet(actor))
    .where('sheets.form_id', '=', formId);
  return (await tx.all(found)).map(({ id }) => id);
}
