// Rows that are displayed differently although they have not changed: something that they refer to by name was renamed
// or deleted since an earlier export.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { IsNews } from '#server/db/snapshot.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** The rows of some sheets of a form. */
export type RowsOf = {
  formId: string;
  sheetIds: readonly string[];
  /** Whether they contain names of catalog items. */
  hasCatalog: boolean;
};

/** A condition on `rows`: their author or reviewer, one of their alerts, or an item in their answers was renamed. */
export async function renamedSince(
  tx: Tx,
  { companyId }: Actor,
  { formId, sheetIds, hasCatalog }: RowsOf,
  isNews: IsNews,
): Promise<RawBuilder<SqlBool>> {
  const names = await tx.all(
    query
      .selectFrom('names_written')
      .select(['kind', 'id'])
      .where('company_id', '=', companyId)
      .where((eb) => eb.or([eb('form_id', 'is', null), eb('form_id', '=', formId)]))
      .where(isNews(sql`written_in`)),
  );
  const idsOf = (wanted: string) => names.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [people, alerts] = [idsOf('USER'), idsOf('ALERT')];
  const items = hasCatalog ? idsOf('CATALOG_ITEM') : [];
  const conditions: RawBuilder<SqlBool>[] = [];
  if (people.length > 0) {
    conditions.push(
      sql<SqlBool>`(rows.user_id = any(${people}::uuid[]) or rows.reviewer_id = any(${people}::uuid[]))`,
    );
  }
  if (alerts.length > 0) conditions.push(sql<SqlBool>`rows.alerts && ${alerts}::uuid[]`);
  if (items.length > 0) {
    const stands = (answers: string) =>
      sql<SqlBool>`exists (
        select 1 from regexp_split_to_table(${sql.raw(answers)}::text, '[^0-9a-f-]+') word
        where word = any(${items}::text[]))`;
    const sheets = await tx.all(
      query
        .selectFrom('sheets')
        .select('id')
        .where('company_id', '=', companyId)
        .where(sql<SqlBool>`id = any(${[...sheetIds]}::uuid[])`)
        .where(stands('context_answers')),
    );
    const ofSheets = sheets.map(({ id }) => id);
    conditions.push(sql<SqlBool>`(${stands('rows.answers')} or rows.sheet_id = any(${ofSheets}::uuid[]))`);
  }
  return conditions.length === 0 ? sql`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
