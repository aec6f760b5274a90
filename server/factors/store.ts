// Queries of second factors.
import { sql } from 'kysely';
import type { Actor, Role } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';

declare module '#server/db/tables.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FeatureTables {
    factor_apps: {
      company_id: string;
      user_id: string;
      secret: string;
      created_at: number;
      is_confirmed: boolean;
      last_step: number;
    };
    recovery_codes: { company_id: string; user_id: string; code_hash: string; used_at: number | null };
    passkeys: {
      company_id: string;
      id: string;
      user_id: string;
      credential_id: string;
      public_key: Buffer;
      sign_count: number;
      transports: string[];
      name: string;
      created_at: number;
      last_used_at: number | null;
    };
    passkey_challenges: { challenge: string; purpose: string; expires_at: number };
  }
}

/** Whose factors they are. */
export type FactorOwner = Pick<Actor, 'companyId' | 'userId'>;

export type FactorApp = { secret: string; createdAt: number; isConfirmed: boolean; lastStep: number };

/** The authenticator app of a user, confirmed or not. */
export async function findApp(tx: Tx, owner: FactorOwner): Promise<FactorApp | undefined> {
  return tx.first(
    query
      .selectFrom('factor_apps')
      .select(['secret', 'created_at as createdAt', 'is_confirmed as isConfirmed', 'last_step as lastStep'])
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId),
  );
}

/** Stores an app that a code has yet to confirm, in place of another such one. False if there is one that counts. */
export async function putApp(tx: Tx, owner: FactorOwner, secret: string, now: number): Promise<boolean> {
  const values = { secret, created_at: now, is_confirmed: false, last_step: 0 };
  const put = query
    .insertInto('factor_apps')
    .values({ company_id: owner.companyId, user_id: owner.userId, ...values })
    .onConflict((had) =>
      had
        .columns(['company_id', 'user_id'])
        .doUpdateSet(values)
        .where('factor_apps.is_confirmed', '=', false),
    );
  return (await tx.run(put)) > 0;
}

/** Takes the code of a step, which confirms the app. False if that one, or a later one, was taken before. */
export async function takeStep(tx: Tx, owner: FactorOwner, step: number): Promise<boolean> {
  const taken = query
    .updateTable('factor_apps')
    .set({ last_step: step, is_confirmed: true })
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId)
    .where('last_step', '<', step);
  return (await tx.run(taken)) > 0;
}

export async function deleteApp(tx: Tx, owner: FactorOwner): Promise<void> {
  await tx.run(
    query
      .deleteFrom('factor_apps')
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId),
  );
}

/** Replaces the recovery codes of a user; with none, there are none left. */
export async function writeRecoveryCodes(
  tx: Tx,
  owner: FactorOwner,
  hashes: readonly string[],
): Promise<void> {
  await tx.run(
    query
      .deleteFrom('recovery_codes')
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId),
  );
  if (hashes.length === 0) return;
  await tx.run(
    query.insertInto('recovery_codes').values(
      hashes.map((hash) => ({
        company_id: owner.companyId,
        user_id: owner.userId,
        code_hash: hash,
        used_at: null,
      })),
    ),
  );
}

/** Takes a recovery code. False if there is none such, or it was used. */
export async function takeRecoveryCode(
  tx: Tx,
  owner: FactorOwner,
  hash: string,
  now: number,
): Promise<boolean> {
  const taken = query
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null);
  return (await tx.run(taken)) > 0;
}

export async function countRecoveryCodes(tx: Tx, owner: FactorOwner): Promise<number> {
  const counted = await tx.first(
    query
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId)
      .where('used_at', 'is', null),
  );
  return counted?.left ?? 0;
}

/** Whether a user has a factor, in a query over `users`. */
export const userHasFactor = sql<boolean>`(exists (select from factor_apps f
  where f.company_id = users.company_id and f.user_id = users.id and f.is_confirmed)
  or exists (select from passkeys p where p.company_id = users.company_id and p.user_id = users.id))`;

export type FactorDemand = { hasFactor: boolean; isRequired: boolean };

/** Whether a user has a factor, and whether the company demands one of a role. */
export async function readDemand(tx: Tx, owner: FactorOwner, role: Role): Promise<FactorDemand> {
  const found = await tx.first(
    query
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select([userHasFactor.as('hasFactor'), 'companies.factor_roles as roles'])
      .where('users.company_id', '=', owner.companyId)
      .where('users.id', '=', owner.userId),
  );
  return { hasFactor: found?.hasFactor ?? false, isRequired: found?.roles.includes(role) ?? false };
}
