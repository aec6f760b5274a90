// Queries for the company's recipes.
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Transform, TransformInput } from '#core/transforms/schema.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
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
    .innerJoin('users', sameCompany('users.id', 'transforms.user_id'))
    .select([
      'transforms.id',
      'transforms.name',
      'transforms.description',
      'transforms.recipe',
      personIn('users').as('user'),
      'transforms.created_at as createdAt',
      'transforms.modified_at as modifiedAt',
    ])
    .where('transforms.company_id', '=', companyId);
}

type TransformRecord = Pick<Transform, 'id' | 'name' | 'description' | 'recipe' | 'user'> & {
  createdAt: number;
  modifiedAt: number;
};

function presented({ createdAt, modifiedAt, ...rest }: TransformRecord): Transform {
  const dates = { created: createdAt, lastModified: modifiedAt };
  return { ...rest, dates };
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
  const columns = { ...columnsOf(changed), modified_at: now };
  await changeThing(tx, 'transforms', { companyId, id: changed.id }, columns);
}

function columnsOf({ name, description, recipe }: TransformInput) {
  return { name, description, recipe: json(recipe) };
}
