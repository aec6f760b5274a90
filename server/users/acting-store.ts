// Queries of users on whose behalf the server acts in the background: with their current permissions.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type ActingUser = { actor: Actor; email: string };

/** A user as an actor, deactivated or not; undefined if there is none. */
export async function actingUser(tx: Tx, companyId: string, userId: string): Promise<ActingUser | undefined> {
  const found = await tx.first(
    query
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select([
        'users.user_name as userName',
        'users.display_name as displayName',
        'users.email',
        'users.role',
        'users.time_zone as timeZone',
        'companies.flags',
        sql<string[]>`array(select g.group_id::text from group_members g
          where g.company_id = users.company_id and g.user_id = users.id)`.as('groupIds'),
      ])
      .where('users.company_id', '=', companyId)
      .where('users.id', '=', userId),
  );
  if (found === undefined) return undefined;
  const { email, displayName, ...rest } = found;
  return { actor: { companyId, userId, displayName: displayName ?? undefined, ...rest }, email };
}
