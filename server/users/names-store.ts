// What people are called: usernames are theirs in the whole region, full names may be those of others too.
import { sql } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';
import { signInName } from '#server/session/store.ts';

/** Takes a username. False if it is taken in the region. */
export async function takeName(
  tx: Tx,
  companyId: string,
  userId: string,
  userName: string,
): Promise<boolean> {
  const name = { name: signInName(userName), company_id: companyId, user_id: userId };
  return (
    (await tx.run(
      query
        .insertInto('sign_in_names')
        .values(name)
        .onConflict((taken) => taken.doNothing()),
    )) > 0
  );
}

/** Notes whose full names others have too, or are called by, after names were given or taken away. */
export async function tellApart(tx: Tx, companyId: string, names: readonly string[]): Promise<void> {
  const key = sql`formdeck_name_key(users.full_name)`;
  await tx.run(
    query
      .updateTable('users')
      .set({ name_is_shared: sql<boolean>`not name_is_shared` })
      .where('company_id', '=', companyId)
      .where(sql<boolean>`${key} in (select formdeck_name_key(name) from unnest(${[...names]}::text[]) name)`)
      .where(sql<boolean>`name_is_shared <> exists (select from users other
        where other.company_id = users.company_id and other.id <> users.id
          and (formdeck_name_key(other.full_name) = ${key} or formdeck_name_key(other.user_name) = ${key}))`),
  );
}
