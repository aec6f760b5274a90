// Queries of passkeys and of what they are to sign.
import type { Passkey } from '#core/factors/passkey-schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import type { FactorOwner } from './store.ts';

export type PasskeyRecord = Passkey & {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
};

/** The passkeys of a user, oldest first. */
export async function listPasskeys(tx: Tx, owner: FactorOwner): Promise<PasskeyRecord[]> {
  return tx.all(
    query
      .selectFrom('passkeys')
      .select([
        'id',
        'name',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'credential_id as credentialId',
        'public_key as publicKey',
        'sign_count as signCount',
        'transports',
      ])
      .where('company_id', '=', owner.companyId)
      .where('user_id', '=', owner.userId)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

export async function insertPasskey(tx: Tx, owner: FactorOwner, added: PasskeyRecord): Promise<void> {
  await tx.run(
    query.insertInto('passkeys').values({
      company_id: owner.companyId,
      id: added.id,
      user_id: owner.userId,
      credential_id: added.credentialId,
      public_key: added.publicKey,
      sign_count: added.signCount,
      transports: added.transports,
      name: added.name,
      created_at: added.createdAt,
      last_used_at: added.lastUsedAt,
    }),
  );
}

/** Records the use of a passkey, with its count of signatures. */
export async function notePasskeyUse(
  tx: Tx,
  owner: FactorOwner,
  { id, signCount, now }: { id: string; signCount: number; now: number },
): Promise<void> {
  await tx.run(
    query
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: now })
      .where('company_id', '=', owner.companyId)
      .where('id', '=', id),
  );
}

/** Deletes passkeys of a user: one, or all. */
export async function deletePasskeys(tx: Tx, owner: FactorOwner, id?: string): Promise<void> {
  const all = query
    .deleteFrom('passkeys')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId);
  await tx.run(id === undefined ? all : all.where('id', '=', id));
}

/** What is signed for: a sign-in with a passkey alone, or for a user as a second factor or a new passkey. */
export type Purpose = 'alone' | `second ${string}` | `new ${string}`;

/** Stores what is to be signed, and deletes some of what was not. */
export async function putChallenge(
  tx: Tx,
  { challenge, purpose, expiresAt }: { challenge: string; purpose: Purpose; expiresAt: number },
  now: number,
): Promise<void> {
  const old = query
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('expires_at', '<=', now)
    .limit(50)
    .forUpdate()
    .skipLocked();
  await tx.run(query.deleteFrom('passkey_challenges').where('challenge', 'in', old));
  await tx.run(query.insertInto('passkey_challenges').values({ challenge, purpose, expires_at: expiresAt }));
}

/** Takes what was to be signed. False if it was not given out for this, was taken, or is over. */
export async function takeChallenge(
  tx: Tx,
  challenge: string,
  purpose: Purpose,
  now: number,
): Promise<boolean> {
  const taken = query
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now);
  return (await tx.run(taken)) > 0;
}
