// Queries of calendar feeds.
import type { Actor } from '#core/actor.ts';
import { query, type Tx } from '#server/db/transaction.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;
export type StoredFeed = { userId: string; createdAt: number; readAt: number | null };

function feeds(companyId: string) {
  return query
    .selectFrom('calendar_feeds')
    .select(['user_id as userId', 'created_at as createdAt', 'read_at as readAt'])
    .where('company_id', '=', companyId);
}

/** The feed of a person; undefined if it has no link. */
export function findFeed(tx: Tx, { companyId, userId }: Owner): Promise<StoredFeed | undefined> {
  return tx.first(feeds(companyId).where('user_id', '=', userId));
}

/** The feed whose link has this secret. */
export function findFeedBySecret(tx: Tx, companyId: string, hash: Buffer): Promise<StoredFeed | undefined> {
  return tx.first(feeds(companyId).where('secret_hash', '=', hash));
}

/** Gives a person's feed a link; an earlier one stops working. */
export async function keepFeed(
  tx: Tx,
  { companyId, userId }: Owner,
  { hash, now }: { hash: Buffer; now: number },
): Promise<void> {
  const made = { secret_hash: hash, created_at: now, read_at: null };
  await tx.run(
    query
      .insertInto('calendar_feeds')
      .values({ company_id: companyId, user_id: userId, ...made })
      .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(made)),
  );
}

export async function noteRead(tx: Tx, { companyId, userId }: Owner, now: number): Promise<void> {
  await tx.run(
    query
      .updateTable('calendar_feeds')
      .set({ read_at: now })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId),
  );
}
