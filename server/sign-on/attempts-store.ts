// Queries of sign-ins and trials between our page and the provider's answer. Their secrets are stored as hashes, each is used
// once, and all end after 10 minutes.
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { hashToken } from '#server/http/token.ts';
import type { Expected } from './provider-client.ts';
import type { TrialResult } from './store.ts';

/** Milliseconds for which a sign-in may be at the provider; @public docs/limits.md names it. */
export const attemptLifetime = 10 * 60_000;

export type Attempt = {
  id: string;
  providerId: string;
  /** Whose trial it is; null: a sign-in. */
  userId: string | null;
  next: string;
};

const columns = ['id', 'provider_id as providerId', 'user_id as userId', 'next'] as const;

/** Adds a sign-in, or with `link` somebody's trial; the company's old ones go. */
export async function insertAttempt(
  tx: Tx,
  companyId: string,
  { link, now, ...attempt }: Attempt & { link: string | null; now: number },
): Promise<void> {
  const old = query
    .selectFrom('sign_on_attempts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('expires_at', '<=', now)
    .limit(50)
    .forUpdate()
    .skipLocked();
  await tx.run(
    query.deleteFrom('sign_on_attempts').where('company_id', '=', companyId).where('id', 'in', old),
  );
  await tx.run(
    query.insertInto('sign_on_attempts').values({
      company_id: companyId,
      id: attempt.id,
      provider_id: attempt.providerId,
      user_id: attempt.userId,
      link_hash: link === null ? null : hashToken(link),
      next: attempt.next,
      expires_at: now + attemptLifetime,
    }),
  );
}

/** The trial of a link, which works once. */
export async function followLink(
  tx: Tx,
  companyId: string,
  link: string,
  now: number,
): Promise<Attempt | undefined> {
  return tx.first(
    query
      .updateTable('sign_on_attempts')
      .set({ link_hash: null })
      .where('company_id', '=', companyId)
      .where('link_hash', '=', hashToken(link))
      .where('expires_at', '>', now)
      .returning(columns),
  );
}

/** Notes what is expected of the answer, and in which browser. */
export async function expectAnswer(
  tx: Tx,
  companyId: string,
  { id, browser, expected }: { id: string; browser: string; expected: Expected },
): Promise<void> {
  await tx.run(
    query
      .updateTable('sign_on_attempts')
      .set({
        state_hash: hashToken(expected.state),
        browser_hash: hashToken(browser),
        nonce: expected.nonce,
        verifier: expected.verifier,
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
}

/** What an answer belongs to, if it came to the browser that it was meant for; it is taken once. */
export async function takeAnswer(
  tx: Tx,
  companyId: string,
  { state, browser, now }: { state: string; browser: string; now: number },
): Promise<(Attempt & Omit<Expected, 'state'>) | undefined> {
  const found = await tx.first(
    query
      .selectFrom('sign_on_attempts')
      .select([...columns, 'nonce', 'verifier'])
      .where('company_id', '=', companyId)
      .where('state_hash', '=', hashToken(state))
      .where('browser_hash', '=', hashToken(browser))
      .where('expires_at', '>', now)
      .forUpdate(),
  );
  if (found === undefined || found.nonce === null || found.verifier === null) return undefined;
  const its = query
    .updateTable('sign_on_attempts')
    .where('company_id', '=', companyId)
    .where('id', '=', found.id);
  await tx.run(its.set({ state_hash: null, browser_hash: null, nonce: null, verifier: null }));
  return { ...found, nonce: found.nonce, verifier: found.verifier };
}

export async function endTrial(tx: Tx, companyId: string, id: string, result: TrialResult): Promise<void> {
  await tx.run(
    query
      .updateTable('sign_on_attempts')
      .set({ result: json(result) })
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
}

/** Somebody's own trial. */
export async function findTrial(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  id: string,
): Promise<{ result: TrialResult | null; provider: string; expiresAt: number } | undefined> {
  return tx.first(
    query
      .selectFrom('sign_on_attempts as a')
      .innerJoin('sign_on_providers as p', (join) =>
        join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.provider_id'),
      )
      .select(['a.result', 'p.name as provider', 'a.expires_at as expiresAt'])
      .where('a.company_id', '=', companyId)
      .where('a.user_id', '=', userId)
      .where('a.id', '=', id),
  );
}
