// Queries of terminals that a browser signs in. Their codes are stored as hashes; the eight letters, which people type, are not: they
// are good for 10 minutes, and for whoever is signed in.
import { query, type Tx } from '#server/db/transaction.ts';
import { hashToken } from '#server/http/token.ts';

/** Milliseconds for which a terminal waits; @public docs/limits.md names it. */
export const terminalPatience = 10 * 60_000;

export type Terminal = {
  secret: string;
  /** Null: on the machine of the browser. */
  userCode: string | null;
  challenge: string | null;
  device: string;
  address: string;
  owner: { companyId: string; userId: string } | null;
};

/** Adds a terminal; some that are over go. False if its letters are another's. */
export async function insertTerminal(
  tx: Tx,
  terminal: Terminal,
  { now, lifetime }: { now: number; lifetime: number },
): Promise<boolean> {
  const old = query
    .selectFrom('terminal_sign_ins')
    .select('secret_hash')
    .where('expires_at', '<=', now)
    .limit(50)
    .forUpdate()
    .skipLocked();
  await tx.run(query.deleteFrom('terminal_sign_ins').where('secret_hash', 'in', old));
  const added = query
    .insertInto('terminal_sign_ins')
    .values({
      secret_hash: hashToken(terminal.secret),
      user_code: terminal.userCode,
      challenge: terminal.challenge,
      device: terminal.device,
      address: terminal.address,
      created_at: now,
      expires_at: now + lifetime,
      company_id: terminal.owner?.companyId ?? null,
      user_id: terminal.owner?.userId ?? null,
    })
    .onConflict((same) => same.doNothing());
  return (await tx.run(added)) > 0;
}

/** Which terminal waits with these letters. */
export async function findWaiting(
  tx: Tx,
  userCode: string,
  now: number,
): Promise<{ device: string; address: string; askedAt: number } | undefined> {
  return tx.first(
    query
      .selectFrom('terminal_sign_ins')
      .select(['device', 'address', 'created_at as askedAt'])
      .where('user_code', '=', userCode)
      .where('user_id', 'is', null)
      .where('expires_at', '>', now),
  );
}

/** Lets a terminal in as somebody. False if none waits with these letters. */
export async function allowWaiting(
  tx: Tx,
  userCode: string,
  { companyId, userId, now }: { companyId: string; userId: string; now: number },
): Promise<boolean> {
  const allowed = query
    .updateTable('terminal_sign_ins')
    .set({ company_id: companyId, user_id: userId })
    .where('user_code', '=', userCode)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now);
  return (await tx.run(allowed)) > 0;
}

type AllowedTerminal = { challenge: string | null; companyId: string | null; userId: string | null };

/** What a terminal's secret is of; undefined if nothing waits with it. */
export async function findTerminal(
  tx: Tx,
  secret: string,
  now: number,
): Promise<AllowedTerminal | undefined> {
  return tx.first(
    query
      .selectFrom('terminal_sign_ins')
      .select(['challenge', 'company_id as companyId', 'user_id as userId'])
      .where('secret_hash', '=', hashToken(secret))
      .where('expires_at', '>', now)
      .forUpdate(),
  );
}

/** A secret works once. */
export async function deleteTerminal(tx: Tx, secret: string): Promise<void> {
  await tx.run(query.deleteFrom('terminal_sign_ins').where('secret_hash', '=', hashToken(secret)));
}
