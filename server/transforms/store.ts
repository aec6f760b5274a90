// Queries for the company's recipes.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Transform, TransformInput } from '#core/transforms/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** All recipes of a company, by name. */
export async function listTransforms(tx: Tx, companyId: string): Promise<Transform[]> {
  const found = await tx.all(transformsOf(companyId).orderBy(sql`lower(transforms.name)`));
  return found.map(presented);
}

/** A recipe of the company, or undefined. */
export async function findTransform(tx: Tx, companyId: string, id: string): Promise<Transform | undefined> {
  const found = await tx.first(transformsOf(companyId).where('transforms.id', '=', id));
  return found && presented(found);
}

function transformsOf(companyId: string) {
  return query
    .selectFrom('transforms')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'transforms.company_id')
        .onRef('users.id', '=', 'transforms.user_id'),
    )
    .select([
      'transforms.id',
      'transforms.name',
      'transforms.description',
      'transforms.recipe',
      'transforms.user_id as userId',
      'users.user_name as userName',
      'transforms.created_at as createdAt',
      'transforms.modified_at as modifiedAt',
    ])
    .where('transforms.company_id', '=', companyId);
}

type TransformRecord = Pick<Transform, 'id' | 'name' | 'description' | 'recipe'> & {
  userId: string;
  userName: string;
  createdAt: number;
  modifiedAt: number;
};

function presented({ userId, userName, createdAt, modifiedAt, ...rest }: TransformRecord): Transform {
  const dates = { created: createdAt, lastModified: modifiedAt };
  return { ...rest, user: { id: userId, userName }, dates };
}

/** Serializes changes to recipes, so that the check for unique names is reliable. */
export async function lockTransforms(tx: Tx, companyId: string): Promise<void> {
  await tx.run(query.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate());
}

/** The hash of the request that created the recipe with this id; undefined if there is none. */
export async function madeBy(tx: Tx, companyId: string, id: string): Promise<Buffer | null | undefined> {
  const found = query
    .selectFrom('transforms')
    .select('request_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', id);
  return (await tx.first(found))?.request_hash;
}

export async function countTransforms(tx: Tx, companyId: string): Promise<number> {
  const found = query
    .selectFrom('transforms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);
  return (await tx.first(found))?.count ?? 0;
}

/** Whether another recipe has this name, ignoring case. */
export async function isNameTaken(
  tx: Tx,
  companyId: string,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const other = query
    .selectFrom('transforms')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', exceptId)
    .where(sql<boolean>`lower(name) = lower(${name}::text)`);
  return (await tx.first(other)) !== undefined;
}

export async function insertTransform(
  tx: Tx,
  { companyId, userId }: Owner,
  made: TransformInput & { id: string; requestHash: Buffer | null; now: number },
): Promise<void> {
  const { id, requestHash, now } = made;
  await tx.run(
    query.insertInto('transforms').values({
      company_id: companyId,
      id,
      user_id: userId,
      ...columnsOf(made),
      request_hash: requestHash,
      created_at: now,
      modified_at: now,
    }),
  );
}

export async function replaceTransform(
  tx: Tx,
  companyId: string,
  changed: TransformInput & { id: string },
  now: number,
): Promise<void> {
  await tx.run(
    query
      .updateTable('transforms')
      .set({ ...columnsOf(changed), modified_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', changed.id),
  );
}

export async function deleteTransform(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx.run(query.deleteFrom('transforms').where('company_id', '=', companyId).where('id', '=', id));
}

function columnsOf({ name, description, recipe }: TransformInput) {
  return { name, description, recipe: json(recipe) };
}
