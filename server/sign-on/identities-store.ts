// Queries of who is who at a provider.
import { sql } from 'kysely';
import type { Role } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { signInName } from '#server/session/store.ts';

/** Of whom a provider speaks. */
export type Identity = { companyId: string; issuer: string; subject: string };

/** Whom an identity is linked to. */
export async function findLinked(
  tx: Tx,
  { companyId, issuer, subject }: Identity,
): Promise<string | undefined> {
  const found = query
    .selectFrom('sign_on_identities')
    .select('user_id as userId')
    .where('company_id', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject);
  return (await tx.first(found))?.userId;
}

/** Links an identity to a user. What another request has linked meanwhile stays. */
export async function link(tx: Tx, identity: Identity, userId: string, now: number): Promise<void> {
  const { companyId, issuer, subject } = identity;
  await tx.run(
    query
      .insertInto('sign_on_identities')
      .values({ company_id: companyId, issuer, subject, user_id: userId, linked_at: now })
      .onConflict((had) => had.doNothing()),
  );
}

/** Users of the company with an e-mail address, in any case; a few, since one is wanted. */
export async function usersWithEmail(
  tx: Tx,
  companyId: string,
  email: string,
): Promise<{ id: string; userName: string; role: Role }[]> {
  return tx.all(
    query
      .selectFrom('users')
      .select(['id', 'user_name as userName', 'role'])
      .where('company_id', '=', companyId)
      .where(sql<boolean>`lower(email) = lower(${email}::text)`)
      .orderBy(sql`role = 'DEACTIVATED'`)
      .limit(3),
  );
}

/** Whether a user is somebody else at an issuer: an address that was given to another person takes no account over. */
export async function isSomebodyElse(tx: Tx, identity: Identity, userId: string): Promise<boolean> {
  const { companyId, issuer, subject } = identity;
  const other = query
    .selectFrom('sign_on_identities')
    .select('subject')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .where('subject', '<>', subject);
  return (await tx.first(other)) !== undefined;
}

/** Those of these usernames that are free in the region, in their order. */
export async function freeNames(tx: Tx, names: readonly string[]): Promise<string[]> {
  const keys = names.map(signInName);
  if (keys.length === 0) return [];
  const taken = await tx.all(query.selectFrom('sign_in_names').select('name').where('name', 'in', keys));
  return names.filter((_, index) => !taken.some(({ name }) => name === keys[index]));
}

/** The company's name, and its first admins as they are shown. */
export async function whomToAsk(tx: Tx, companyId: string): Promise<{ company: string; admins: string[] }> {
  const company = query.selectFrom('companies').select('name').where('id', '=', companyId);
  const admins = query
    .selectFrom('users')
    .select(sql<string>`coalesce(display_name, user_name)`.as('name'))
    .where('company_id', '=', companyId)
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .orderBy('id')
    .limit(3);
  return {
    company: (await tx.first(company))?.name ?? '',
    admins: (await tx.all(admins)).map(({ name }) => name),
  };
}
