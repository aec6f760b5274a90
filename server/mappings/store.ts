// Queries for saved mappings.
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { type Mapping, type MappingContent, mappingContent } from '#core/mappings/schema.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** The mappings of a form, by name. */
export async function listMappings(tx: Tx, companyId: string, formId: string): Promise<Mapping[]> {
  const found = mappingsOf(companyId).where('mappings.form_id', '=', formId);
  return (await tx.all(found.orderBy(sql`lower(mappings.name)`))).map(presented);
}

/** A mapping of the company, of whichever form; undefined if there is none. */
export async function findMapping(tx: Tx, companyId: string, id: string): Promise<Mapping | undefined> {
  const found = await tx.first(mappingsOf(companyId).where('mappings.id', '=', id));
  return found && presented(found);
}

function mappingsOf(companyId: string) {
  return query
    .selectFrom('mappings')
    .innerJoin('users as makers', sameCompany('makers.id', 'mappings.created_by'))
    .innerJoin('users as changers', sameCompany('changers.id', 'mappings.changed_by'))
    .select([
      'mappings.id',
      'mappings.form_id as templateId',
      'mappings.name',
      'mappings.content',
      personIn('makers').as('createdBy'),
      'mappings.created_at as createdAt',
      personIn('changers').as('changedBy'),
      'mappings.changed_at as changedAt',
    ])
    .where('mappings.company_id', '=', companyId);
}

type MappingRecord = Omit<Mapping, keyof MappingContent> & { content: MappingContent };

function presented({ content, ...rest }: MappingRecord): Mapping {
  return { ...rest, ...content };
}

/** Concurrent changes of a form's mappings wait until the transaction ends. */
export async function lockMappings(tx: Tx, companyId: string, formId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`mappings ${companyId} ${formId}`]);
}

type Saved = { id: string; formId: string; name: string; content: MappingContent; now: number };

export async function insertMapping(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  saved: Saved,
): Promise<void> {
  await tx.run(
    query.insertInto('mappings').values({
      company_id: actor.companyId,
      id: saved.id,
      form_id: saved.formId,
      name: saved.name,
      content: json(mappingContent.parse(saved.content)),
      created_by: actor.userId,
      created_at: saved.now,
      changed_by: actor.userId,
      changed_at: saved.now,
    }),
  );
}

export async function replaceMapping(
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'userId'>,
  saved: Saved,
): Promise<void> {
  const { companyId, userId } = actor;
  const content = json(mappingContent.parse(saved.content));
  const columns = { name: saved.name, content, changed_by: userId, changed_at: saved.now };
  await changeThing(tx, 'mappings', { companyId, id: saved.id }, columns);
}
