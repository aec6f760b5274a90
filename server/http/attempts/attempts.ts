// Rate limits sign-in attempts, so that passwords cannot be guessed: by account, from any address, and by address, for
// any account. The counts are in the database, shared by all servers of a region. Not rate-limiter-flexible, which
// counts outside of the request's transaction: see docs/decisions/0031-static-files-and-attempts.md.
import { sql } from 'kysely';
import { AppError } from '#core/errors.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** Wrong secrets of links from an address; @public docs/limits.md names it. */
export const mostWrongSecrets = 300;
/**
 * Maximum attempts within the window: `reset` counts requests for temporary passwords, `secret` wrong secrets of links,
 * `terminal` wrong letters of a terminal, `challenge` what passkeys are to sign.
 */
const limits = {
  account: 10,
  address: 100,
  reset: 5,
  'known-account': 10,
  'known-address': 300,
  secret: mostWrongSecrets,
  terminal: 20,
  challenge: 300,
};
const windowMilliseconds = 15 * 60_000;
/** Maximum clock difference between servers, in milliseconds. */
const clockSlack = 60_000;

export type Attempt = { kind: keyof typeof limits; of: string };

/**
 * What a sign-in attempt counts for. From a place known for the account it only counts there: attackers elsewhere cannot
 * lock anyone out of it, and have no more attempts than before.
 */
export function attemptsOf(
  name: string,
  known: string | null,
  address: string,
): { byAccount: Attempt; all: Attempt[] } {
  const byAccount: Attempt =
    known === null ? { kind: 'account', of: name } : { kind: 'known-account', of: known };
  return { byAccount, all: [byAccount, { kind: known === null ? 'address' : 'known-address', of: address }] };
}

type AttemptCount = { key: string; failures: number; since: number };

/** Throws `too-many-tries` if one of these has reached its limit. */
export async function refuseTooMany(tx: Tx, attempts: readonly Attempt[], now: number): Promise<void> {
  const counted = await tx.all(
    query
      .selectFrom('sign_in_tries')
      .select(['key', 'failures', 'window_started_at as since'])
      .where('key', 'in', attempts.map(keyOf))
      .where(({ not }) => not(isOver(now))),
  );
  const full = counted.filter(({ key, failures }) => failures >= limitOf(key));
  if (full.length > 0) throw tooMany(full, now);
}

/** Counts an attempt for each. Throws `too-many-tries` if concurrent attempts have used up the limit. */
export async function countAttempts(tx: Tx, attempts: readonly Attempt[], now: number): Promise<void> {
  await forgetOld(tx, now);
  const over = isOver(now);
  const counted = await tx.all(
    query
      .insertInto('sign_in_tries')
      // In a fixed order, to avoid deadlocks.
      .values(
        attempts.map((one) => ({ key: keyOf(one), failures: 1, window_started_at: now })).toSorted(byKey),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when ${over} then 1 else sign_in_tries.failures + 1 end`,
          window_started_at: sql`case when ${over} then ${now} else sign_in_tries.window_started_at end`,
        }),
      )
      .returning(['key', 'failures', 'window_started_at as since']),
  );
  const full = counted.filter(({ key, failures }) => failures > limitOf(key));
  if (full.length > 0) throw tooMany(full, now);
}

/** Resets the count after a success. Throws like `countAttempts`: a correct guess among too many does not count. */
export async function clearAttempts(tx: Tx, cleared: Attempt, now: number): Promise<void> {
  const counted = await tx.all(
    query
      .deleteFrom('sign_in_tries')
      .where('key', '=', keyOf(cleared))
      .returning(['key', 'failures', 'window_started_at as since']),
  );
  const full = counted.filter(
    ({ key, failures, since }) =>
      failures >= limitOf(key) && since > now - windowMilliseconds && since <= now + clockSlack,
  );
  if (full.length > 0) throw tooMany(full, now);
}

/** Deletes some expired counts of anyone, so that made-up names do not accumulate. */
async function forgetOld(tx: Tx, now: number): Promise<void> {
  const old = query
    .selectFrom('sign_in_tries')
    .select('key')
    .where(isOver(now))
    .limit(50)
    .forUpdate()
    .skipLocked();
  await tx.run(query.deleteFrom('sign_in_tries').where('key', 'in', old));
}

/** Whether a window is over. One that starts in the future was written before the clock was set back. */
function isOver(now: number) {
  return sql<boolean>`(sign_in_tries.window_started_at <= ${now - windowMilliseconds}
    or sign_in_tries.window_started_at > ${now + clockSlack})`;
}

function tooMany(full: readonly AttemptCount[], now: number): AppError {
  const wait = Math.max(...full.map(({ since }) => since + windowMilliseconds - now));
  return new AppError('too-many-tries', undefined, {
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });
}

function keyOf({ kind, of }: Attempt): string {
  return `${kind}:${of}`;
}

function limitOf(key: string): number {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keyOf has made the key
  return limits[key.slice(0, key.indexOf(':')) as keyof typeof limits];
}

function byKey(a: { key: string }, b: { key: string }): number {
  return a.key < b.key ? -1 : 1;
}
