// Queries for the designs that a company makes, and their versions.
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type Design, design as designShape, mostDesignVersions } from '#core/reports/own/schema.ts';
import { type DesignVersion, type StoredDesign } from '#core/reports/own/stored-design.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';
import { notFound } from '#server/http/validate.ts';

/** The company's designs for forms that the actor sees, by name, as the list of designs has them. */
export async function listOwnDesigns(tx: Tx, actor: Actor): Promise<ReportDesign[]> {
  const found = await tx.all(
    designsOf(actor.companyId)
      .where(seesForm(actor))
      .select((eb) => [
        eb
          .selectFrom('reports')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('reports.company_id', '=', 'designs.company_id')
          .whereRef('reports.design_id', '=', 'designs.id')
          .as('reports'),
      ])
      .whereRef('versions.version', '=', 'designs.version')
      .orderBy(sql`lower(designs.name)`),
  );
  return found.map(({ id, content, formId, formName, version, savedAt, reports }) => {
    const { name, description, parameters } = designShape.parse(content);
    const form = { id: formId, name: formName };
    const own = { key: '', own: true, form, version, savedAt, reports: reports ?? 0 };
    return { id, name, description, parameters, ...own };
  });
}

function designsOf(companyId: string) {
  return query
    .selectFrom('report_designs as designs')
    .innerJoin('report_design_versions as versions', sameCompany('versions.design_id', 'designs.id'))
    .innerJoin('forms', sameCompany('forms.id', 'designs.form_id'))
    .innerJoin('users', sameCompany('users.id', 'versions.saved_by'))
    .select([
      'designs.id',
      'designs.form_id as formId',
      'forms.name as formName',
      'designs.created_at as createdAt',
      'versions.version',
      'versions.content',
      'versions.saved_at as savedAt',
      personIn('users').as('savedBy'),
    ])
    .where('designs.company_id', '=', companyId);
}

/** A design as its newest version is, or as an earlier one was; undefined if there is none. */
export async function findDesign(
  tx: Tx,
  companyId: string,
  id: string,
  version?: number,
): Promise<StoredDesign | undefined> {
  const ofDesign = designsOf(companyId).where('designs.id', '=', id);
  const found = await tx.first(
    version === undefined
      ? ofDesign.whereRef('versions.version', '=', 'designs.version')
      : ofDesign.where('versions.version', '=', version),
  );
  if (found === undefined) return undefined;
  const { content, formId, formName, createdAt, savedAt, savedBy } = found;
  const reports = query
    .selectFrom('reports')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('design_id', '=', id)
    .orderBy(sql`lower(name)`);
  return {
    ...designShape.parse(content),
    id,
    version: found.version,
    form: { id: formId, name: formName },
    dates: { created: createdAt, lastModified: savedAt },
    savedBy,
    reports: await tx.all(reports),
  };
}

/** The same, or `not-found`. */
export async function requireDesign(
  tx: Tx,
  companyId: string,
  id: string,
  version?: number,
): Promise<StoredDesign> {
  const found = await findDesign(tx, companyId, id, version);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Keeps a design as it is until the transaction ends, so that no report is made by one that goes. `share`: others may
 * do the same.
 */
export async function lockDesign(
  tx: Tx,
  companyId: string,
  id: string,
  { share = false } = {},
): Promise<void> {
  const locked = query
    .selectFrom('report_designs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id);
  await tx.run(share ? locked.forShare() : locked.forUpdate());
}

export async function listVersions(tx: Tx, companyId: string, id: string): Promise<DesignVersion[]> {
  const found = await tx.all(
    designsOf(companyId).where('designs.id', '=', id).orderBy('versions.version', 'desc'),
  );
  if (found.length === 0) throw notFound();
  return found.map(({ version, content, savedBy, savedAt }) => ({
    version,
    name: content.name,
    sections: content.sections.length,
    savedBy,
    savedAt,
  }));
}

type Owner = Pick<Actor, 'companyId' | 'userId'>;
export type NewDesign = { id: string; design: Design; requestHash: Buffer | null; now: number };

export async function insertDesign(
  tx: Tx,
  actor: Owner,
  { id, design, requestHash, now }: NewDesign,
): Promise<void> {
  await tx.run(
    query.insertInto('report_designs').values({
      company_id: actor.companyId,
      id,
      form_id: design.form.id,
      name: design.name,
      version: 1,
      request_hash: requestHash,
      created_at: now,
    }),
  );
  await insertVersion(tx, actor, { id, version: 1, design, now });
}

type NextVersion = { id: string; version: number; design: Design; now: number };

/** Saves the next version. The oldest ones are dropped where there are too many. */
export async function saveVersion(tx: Tx, actor: Owner, next: NextVersion): Promise<void> {
  const { id, version, design } = next;
  const { companyId } = actor;
  await changeThing(tx, 'report_designs', { companyId, id }, { name: design.name, version });
  await insertVersion(tx, actor, next);
  await tx.run(
    query
      .deleteFrom('report_design_versions')
      .where('company_id', '=', companyId)
      .where('design_id', '=', id)
      .where('version', '<=', version - mostDesignVersions),
  );
}

/** What a version keeps of a design. */
export function contentOf(design: Design): Design {
  const { name, description, form, parameters, filters, filter, rows, counted, values, sections } = design;
  const parts = { parameters, filters, filter, rows, counted, values, sections };
  return { name, description, form: { id: form.id }, ...parts };
}

async function insertVersion(
  tx: Tx,
  { companyId, userId }: Owner,
  { id, version, design, now }: NextVersion,
): Promise<void> {
  await tx.run(
    query.insertInto('report_design_versions').values({
      company_id: companyId,
      design_id: id,
      version,
      content: json(contentOf(design)),
      saved_by: userId,
      saved_at: now,
    }),
  );
}
