// Queries of exports except rows (rows-store.ts): sheets, and images as files.
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Question } from '#core/questions/schema.ts';
import { isUuid } from '#core/primitives.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { modifiedAt } from '#server/sheets/sheet-counts.ts';
import { seesSheet } from '#server/db/visibility.ts';
import { type AnswerList, listOf, readerOf } from './answer-lists.ts';

/** How many sheets are fetched per query. */
const sheetsPerQuery = 500;

/** Ids of the sheets of a form that the actor sees; the caller has already checked the form. */
export async function sheetIdsOfForm(tx: Tx, actor: Actor, formId: string): Promise<string[]> {
  const found = query
    .selectFrom('sheets')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('form_id', '=', formId)
    .where('visible', '=', true);
  return (await tx.all(found)).map(({ id }) => id);
}

/** How many sheets of a form are hidden because their import is still running. */
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
  contextAnswers: AnswerList;
};

/** The properties of sheets with exported rows, oldest first within each batch. */
export async function* exportedSheets(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  contextQuestions: readonly Question[],
): AsyncGenerator<ExportedSheet[]> {
  const read = readerOf(contextQuestions);
  for (let from = 0; from < ids.length; from += sheetsPerQuery) {
    const some = ids.slice(from, from + sheetsPerQuery);
    const found = await tx.all(
      query
        .selectFrom('sheets')
        .innerJoin('users', sameCompany('users.id', 'sheets.user_id'))
        .select([
          'sheets.id',
          'sheets.name',
          'users.user_name as userName',
          'sheets.created_at as createdAt',
          modifiedAt.as('modifiedAt'),
          'sheets.completed',
          listOf(sql`sheets.context_answers`, contextQuestions).as('contextAnswers'),
        ])
        .where('sheets.company_id', '=', actor.companyId)
        .where(sql<SqlBool>`sheets.id = any(${some}::uuid[])`)
        .orderBy('sheets.created_at')
        .orderBy('sheets.id'),
    );
    yield found.map((sheet) => ({ ...sheet, contextAnswers: read(sheet.contextAnswers) }));
  }
}

/** The files of images by id, and where photos were taken, if the actor can see their sheets. */
export async function seenImages(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, { mimeType: string; name: string | null; place: string | null }>> {
  const wanted = ids.filter((id) => isUuid(id));
  if (wanted.length === 0) return new Map();
  const found = await tx.all(
    query
      .selectFrom('images')
      .innerJoin('sheets', sameCompany('sheets.id', 'images.sheet_id'))
      .innerJoin('forms', sameCompany('forms.id', 'sheets.form_id'))
      .select(['images.id', 'images.mime_type as mimeType', 'images.name', 'images.place'])
      .where('images.company_id', '=', actor.companyId)
      .where(sql<SqlBool>`images.id = any(${wanted}::uuid[])`)
      .where(seesSheet(actor)),
  );
  return new Map(found.map(({ id, ...file }) => [id, file]));
}
