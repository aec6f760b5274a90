// Who somebody is, in queries.
import { sql } from 'kysely';
import { type Person, personOf } from '#core/primitives.ts';
import { query, type Tx } from './transaction.ts';

/** Somebody of the wire, of the table of users under this name: `personIn('users').as('user')`. */
export function personIn(users: string) {
  return sql<Person>`formdeck_person(${sql.table(users)})`;
}

/** How people read who somebody is, of the table of users under this name. */
export function nameIn(users: string) {
  return sql<string>`coalesce(${sql.ref(`${users}.display_name`)}, ${sql.ref(`${users}.user_name`)})`;
}

/** Users of the company by id; unknown ids are left out. */
export async function usersByIds(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const users = query
    .selectFrom('users')
    .select(['id', 'user_name as userName', 'display_name as displayName'])
    .where('company_id', '=', companyId)
    .where('id', 'in', [...new Set(ids)]);
  const found = await tx.all(users);
  return new Map(found.map((user) => [user.id, personOf(user.id, user)]));
}
