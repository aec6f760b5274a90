// The SQL of alert insights. Which forms the actor sees is found once, and not for each of a hundred thousand rows.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { TimeRange } from '#core/insights/buckets.ts';
import type { InsightAlert } from '#core/insights/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

/** The forms that the actor sees. */
function withSeenForms(actor: Actor) {
  return query.with(
    (cte) => cte('seen').materialized(),
    (db) => db.selectFrom('forms').select(['forms.id', 'forms.name']).where(seesForm(actor)),
  );
}

/** Rows of a range that set off alerts, with their sheets and forms, as far as the actor sees them. Not for role USER. */
function alerted(actor: Actor, { startDate, endDate }: TimeRange) {
  return withSeenForms(actor)
    .selectFrom('rows')
    .innerJoin('sheets', sameCompany('sheets.id', 'rows.sheet_id'))
    .innerJoin('seen', 'seen.id', 'sheets.form_id')
    .where('rows.company_id', '=', actor.companyId)
    .where('rows.created_at', '>=', startDate)
    .where('rows.created_at', '<=', endDate)
    .where(sql<boolean>`rows.alerts <> '{}'`)
    .where('sheets.visible', '=', true);
}

/**
 * Numbers of alerts, by sheet and bucket, for the sheets that the actor sees. All alerts of the company are counted first,
 * which the index rows_with_alerts has in one piece; looking them up sheet by sheet takes several times as long.
 */
function countedBySheet(actor: Actor, { startDate, endDate }: TimeRange, bucket: RawBuilder<number>) {
  return withSeenForms(actor)
    .with(
      (cte) => cte('counted').materialized(),
      (db) =>
        db
          .selectFrom('rows')
          .select([
            'rows.sheet_id',
            bucket.as('bucket'),
            sql<number>`sum(cardinality(rows.alerts))`.as('alerts'),
          ])
          .where('rows.company_id', '=', actor.companyId)
          .where('rows.created_at', '>=', startDate)
          .where('rows.created_at', '<=', endDate)
          .where(sql<boolean>`rows.alerts <> '{}'`)
          .groupBy(['rows.sheet_id', 'bucket']),
    )
    .selectFrom('counted')
    .innerJoin('sheets', (join) =>
      join.onRef('sheets.id', '=', 'counted.sheet_id').on('sheets.company_id', '=', actor.companyId),
    )
    .innerJoin('seen', 'seen.id', 'sheets.form_id')
    .where('sheets.visible', '=', true);
}

/** A page of alerts, the newest first. */
export async function listAlerts(
  tx: Tx,
  actor: Actor,
  wanted: TimeRange & { page: number; size: number },
): Promise<{ alerts: InsightAlert[]; total: number }> {
  const counted = await tx.first(
    countedBySheet(actor, wanted, sql<number>`0`).select(
      sql<number>`coalesce(sum(counted.alerts), 0)::integer`.as('total'),
    ),
  );
  // Each row has an alert at least: no more rows are needed than alerts, and an index has them in order.
  const newest = alerted(actor, wanted)
    .select([
      'rows.id as sheetRowId',
      'rows.created_at as date',
      'rows.sheet_id as sheetId',
      'rows.alerts',
      'seen.id as templateId',
      'seen.name as templateName',
    ])
    .orderBy('rows.created_at', 'desc')
    .orderBy('rows.id')
    .limit((wanted.page + 1) * wanted.size);
  const alerts = await tx.all(
    query
      .selectFrom(newest.as('newest'))
      .innerJoinLateral(sql<{ id: string }>`unnest(newest.alerts)`.as<'alert'>(sql`alert(id)`), (join) =>
        join.onTrue(),
      )
      .select([
        // Of a row and an alert of it: the same at every read.
        sql<string>`md5(newest."sheetRowId"::text || alert.id::text)::uuid`.as('id'),
        'newest.date',
        'newest.templateId',
        'newest.templateName',
        'newest.sheetId',
        'newest.sheetRowId',
        'alert.id as alertId',
      ])
      .orderBy('newest.date', 'desc')
      .orderBy('newest.sheetRowId')
      .orderBy('alert.id')
      .limit(wanted.size)
      .offset(wanted.page * wanted.size),
  );
  return { alerts, total: counted?.total ?? 0 };
}

/** How many alerts each form had between two edges and the next, by the place of the first one. */
export async function countAlerts(
  tx: Tx,
  actor: Actor,
  range: TimeRange,
  edges: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const found = await tx.all(
    countedBySheet(actor, range, sql<number>`width_bucket(rows.created_at, ${[...edges]}::bigint[]) - 1`)
      .select(['counted.bucket', 'seen.id as formId', sql<number>`sum(counted.alerts)::integer`.as('alerts')])
      .groupBy(['counted.bucket', 'seen.id']),
  );
  const counts = new Map<number, Record<string, number>>();
  for (const { bucket, formId, alerts } of found) {
    counts.set(bucket, { ...counts.get(bucket), [formId]: alerts });
  }
  return counts;
}
