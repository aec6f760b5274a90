// The end of a person's calendar link: with a password, sessions and this link end. server/feeds has the rest of it.
import { query, type Tx } from '#server/db/transaction.ts';
import type { Owner } from './store.ts';

/** Ends a person's calendar link; resolves to whether there was one. */
export async function deleteFeed(tx: Tx, { companyId, userId }: Owner): Promise<boolean> {
  const deleted = await tx.run(
    query.deleteFrom('calendar_feeds').where('company_id', '=', companyId).where('user_id', '=', userId),
  );
  return deleted > 0;
}
