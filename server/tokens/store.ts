// Queries of access tokens.
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { Scope } from '#core/scopes.ts';
import type { AccessToken } from '#core/tokens/schema.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

/** Tokens with the names of their owners, newest first. */
function tokens(companyId: string) {
  return query
    .selectFrom('access_tokens')
    .innerJoin('users', sameCompany('users.id', 'access_tokens.user_id'))
    .select([
      'access_tokens.id',
      'access_tokens.name',
      'access_tokens.scopes',
      'access_tokens.created_at as createdAt',
      'access_tokens.expires_at as expiresAt',
      'access_tokens.last_used_at as lastUsedAt',
      personIn('users').as('user'),
    ])
    .where('access_tokens.company_id', '=', companyId)
    .orderBy('access_tokens.created_at', 'desc')
    .orderBy('access_tokens.id');
}

/** The tokens of one person, or of the whole company. */
export function listTokens(tx: Tx, owner: Owner, whose: 'own' | 'company'): Promise<AccessToken[]> {
  const all = tokens(owner.companyId);
  const found = whose === 'own' ? all.where('access_tokens.user_id', '=', owner.userId) : all;
  return tx.all(found);
}

/** A token of the company, or undefined. */
export function findToken(tx: Tx, companyId: string, id: string): Promise<AccessToken | undefined> {
  return tx.first(tokens(companyId).where('access_tokens.id', '=', id));
}

/** The owner's e-mail address. Locks the owner, so that concurrent requests cannot exceed the limit together. */
export async function lockOwner(tx: Tx, owner: Owner): Promise<{ email: string } | undefined> {
  return tx.first(
    query
      .selectFrom('users')
      .select('email')
      .where('company_id', '=', owner.companyId)
      .where('id', '=', owner.userId)
      .forUpdate(),
  );
}

/** Deletes the owner's tokens that expired before a moment, or that have expired and have this name. */
export async function removeEnded(
  tx: Tx,
  owner: Owner,
  { name, before, now }: { name: string; before: number; now: number },
): Promise<void> {
  await tx.run(
    ofOwner(owner).where(({ or, and, eb }) =>
      or([
        eb('expires_at', '<=', before),
        and([eb('expires_at', '<=', now), eb(sql`lower(name)`, '=', name.toLowerCase())]),
      ]),
    ),
  );
}

export type TokenRecord = {
  id: string;
  name: string;
  scopes: Scope[];
  hash: Buffer;
  createdAt: number;
  expiresAt: number;
};

/** Adds a token. */
export async function insertToken(tx: Tx, owner: Owner, token: TokenRecord): Promise<void> {
  await tx.run(
    query.insertInto('access_tokens').values({
      company_id: owner.companyId,
      id: token.id,
      user_id: owner.userId,
      name: token.name,
      scopes: token.scopes,
      token_hash: token.hash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    }),
  );
}

/** Deletes all tokens of a person. */
export async function deleteTokensOf(tx: Tx, owner: Owner): Promise<void> {
  await tx.run(ofOwner(owner));
}

function ofOwner(owner: Owner) {
  return query
    .deleteFrom('access_tokens')
    .where('company_id', '=', owner.companyId)
    .where('user_id', '=', owner.userId);
}
