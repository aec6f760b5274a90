// Queries for reports. Which of them an actor sees follows from their forms: see `seesReport`.
import { personIn } from '#server/db/person.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import { designById } from '#core/reports/designs.ts';
import type { Report, ReportChange, ReportParameter } from '#core/reports/schema.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';

/** Published, or the actor is an admin or the manager who made it; it has forms, and the actor sees all of them. Not for role USER. */
export function seesReport(actor: Actor): RawBuilder<SqlBool> {
  const published = isAdmin(actor)
    ? sql`true`
    : sql`(reports.published or (${isManager(actor)} and reports.created_by = ${actor.userId}))`;
  const formsOf = sql`report_forms join forms on forms.company_id = report_forms.company_id
    and forms.id = report_forms.form_id
    where report_forms.company_id = reports.company_id and report_forms.report_id = reports.id`;
  return sql<SqlBool>`(${actor.role !== 'USER'} and ${published}
    and exists (select from ${formsOf}) and not exists (select from ${formsOf} and not ${seesForm(actor)}))`;
}

/** The reports that the actor sees, by name. */
export async function listReports(tx: Tx, actor: Actor): Promise<Report[]> {
  const found = await tx.all(
    seenReports(actor)
      .orderBy(sql`lower(reports.name)`)
      .orderBy('reports.id'),
  );
  return found.map(presented);
}

/** A report that the actor sees, or `not-found`. */
export async function findReport(tx: Tx, actor: Actor, id: string): Promise<Report> {
  const found = await tx.first(seenReports(actor).where('reports.id', '=', id));
  if (found === undefined) throw notFound();
  return presented(found);
}

type Form = { id: string; name: string };

function seenReports(actor: Actor) {
  return query
    .selectFrom('reports')
    .innerJoin('users', sameCompany('users.id', 'reports.created_by'))
    .select([
      'reports.id',
      'reports.design_id as designId',
      'reports.name',
      'reports.description',
      'reports.published',
      personIn('users').as('createdBy'),
      'reports.created_at as createdAt',
      'reports.modified_at as modifiedAt',
      sql<ReportParameter[] | null>`(select versions.content->'parameters' from report_designs designs
        join report_design_versions versions on versions.company_id = designs.company_id
          and versions.design_id = designs.id and versions.version = designs.version
        where designs.company_id = reports.company_id and designs.id = reports.design_id)`.as(
        'ownParameters',
      ),
      sql<
        Form[]
      >`(select json_agg(json_build_object('id', forms.id, 'name', forms.name) order by report_forms.place)
        from report_forms join forms on forms.company_id = report_forms.company_id and forms.id = report_forms.form_id
        where report_forms.company_id = reports.company_id and report_forms.report_id = reports.id)`.as(
        'templates',
      ),
    ])
    .where('reports.company_id', '=', actor.companyId)
    .where(seesReport(actor));
}

type ReportRecord = Pick<
  Report,
  'id' | 'designId' | 'name' | 'description' | 'published' | 'templates' | 'createdBy'
> & {
  ownParameters: ReportParameter[] | null;
  createdAt: number;
  modifiedAt: number;
};

function presented(record: ReportRecord): Report {
  const { ownParameters, createdAt, modifiedAt, ...rest } = record;
  return {
    ...rest,
    parameters: designById(rest.designId)?.parameters ?? ownParameters ?? [],
    dates: { created: createdAt, lastModified: modifiedAt },
  };
}

export type NewReport = {
  id: string;
  designId: string;
  name: string;
  formIds: readonly string[];
  published: boolean;
  requestHash: Buffer | null;
  now: number;
};

export async function insertReport(
  tx: Tx,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  { id, designId, name, formIds, published, requestHash, now }: NewReport,
): Promise<void> {
  await tx.run(
    query.insertInto('reports').values({
      company_id: companyId,
      id,
      design_id: designId,
      name,
      description: '',
      published,
      created_by: userId,
      request_hash: requestHash,
      created_at: now,
      modified_at: now,
    }),
  );
  await tx.run(
    query
      .insertInto('report_forms')
      .values(formIds.map((form_id, place) => ({ company_id: companyId, report_id: id, form_id, place }))),
  );
}

export async function changeReport(
  tx: Tx,
  report: { companyId: string; id: string },
  changed: Partial<ReportChange & { published: boolean }>,
  now: number,
): Promise<void> {
  await changeThing(tx, 'reports', report, { ...changed, modified_at: now });
}
