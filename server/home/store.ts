// The SQL of Home that no other feature has: how many rows were added in two spans of time, and what there is in a company.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type HomeMade, mostCountedRows } from '#core/home/schema.ts';
import { rowCount } from '#server/sheets/sheet-counts.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** From and to, both included, in epoch milliseconds. */
export type Span = { from: number; to: number };
type EntriesOfForm = { formId: string; formName: string; now: number; before: number; isMore: boolean };

/**
 * The rows that were added to the forms that the actor sees, by form, those with the most first. It goes by the sheets that
 * have changed since: the rows of a sheet that was begun within the last span are its count, and of others the index of rows by
 * sheet counts those of the spans, so many of each and no more. Imports may date their rows, so theirs are counted too.
 */
export function countEntries(
  tx: Tx,
  actor: Actor,
  { now, before }: { now: Span; before: Span },
): Promise<EntriesOfForm[]> {
  const within = ({ from, to }: Span) => sql<number>`(select count(*)::integer from (
    select from rows where rows.company_id = ${actor.companyId} and rows.sheet_id = changed.id
      and rows.created_at between ${from}::bigint and ${to}::bigint limit ${mostCountedRows + 1}) counted_rows)`;
  return tx.all(
    query
      .with(
        (cte) => cte('seen').materialized(),
        (db) => db.selectFrom('forms').select(['forms.id', 'forms.name']).where(seesForm(actor)),
      )
      .with(
        (cte) => cte('changed').materialized(),
        (db) =>
          db
            .selectFrom('sheets')
            .innerJoin('seen', 'seen.id', 'sheets.form_id')
            .where('sheets.company_id', '=', actor.companyId)
            .where('sheets.visible', '=', true)
            .where(sql<boolean>`(sheets.modified_at >= ${before.from}::bigint or sheets.id = any(array(
              select row_counts.sheet_id from row_counts where row_counts.company_id = ${actor.companyId})))`)
            .select([
              'sheets.id',
              'sheets.form_id',
              sql<boolean>`sheets.created_at >= ${now.from}::bigint and not sheets.imported`.as('is_new'),
              rowCount.as('rows'),
            ]),
      )
      .with(
        (cte) => cte('counted').materialized(),
        (db) =>
          db
            .selectFrom('changed')
            .select([
              'changed.form_id',
              sql<number>`case when changed.is_new then changed.rows else ${within(now)} end`.as('now'),
              sql<number>`case when changed.is_new then 0 else ${within(before)} end`.as('before'),
            ]),
      )
      .selectFrom('counted')
      .innerJoin('seen', 'seen.id', 'counted.form_id')
      .groupBy(['seen.id', 'seen.name'])
      .select([
        'seen.id as formId',
        'seen.name as formName',
        sql<number>`sum(counted.now)::integer`.as('now'),
        sql<number>`sum(counted.before)::integer`.as('before'),
        sql<boolean>`bool_or(counted.now > ${mostCountedRows} or counted.before > ${mostCountedRows})`.as(
          'isMore',
        ),
      ])
      .orderBy('now', 'desc')
      .orderBy('seen.name')
      .orderBy('seen.id'),
  );
}

/** What there is in the actor's company, no matter who has made it. */
export async function whatIsMade(tx: Tx, { companyId, userId }: Actor): Promise<HomeMade> {
  const found = await tx.first(
    query
      .selectFrom('companies')
      .where('id', '=', companyId)
      .select([
        sql<boolean>`exists (select from forms where forms.company_id = companies.id)`.as('forms'),
        sql<boolean>`exists (select from users where users.company_id = companies.id and users.id <> ${userId}
          and users.role <> 'DEACTIVATED')`.as('people'),
        sql<boolean>`exists (select from sheets where sheets.company_id = companies.id and sheets.visible)`.as(
          'entries',
        ),
        sql<boolean>`exists (select from reminders where reminders.company_id = companies.id)`.as(
          'reminders',
        ),
        sql<boolean>`(companies.labels is not null or exists (
          select from company_logos where company_logos.company_id = companies.id))`.as('appearance'),
      ]),
  );
  return found ?? { forms: false, people: false, entries: false, reminders: false, appearance: false };
}
