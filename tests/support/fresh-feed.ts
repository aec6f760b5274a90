// A link to a calendar feed, for tests.
import { keepFeed } from '#server/feeds/store.ts';
import { hashToken, newToken } from '#server/http/token.ts';
import type { TestServer } from './server.ts';

type FeedOwner = { companyId: string; userId: string; exists: boolean };
export type FreshFeed = {
  /** The secret of a link to the calendar of the place's person; of nothing where the place does not exist. */
  calendarLink(): Promise<string>;
};

export function freshFeed(server: TestServer, { companyId, userId, exists }: FeedOwner): FreshFeed {
  return {
    async calendarLink() {
      const secret = newToken(companyId);
      if (!exists) return secret;
      const made = { hash: hashToken(secret), now: 0 };
      await server.region.services.database.transaction(companyId, (tx) =>
        keepFeed(tx, { companyId, userId }, made),
      );
      return secret;
    },
  };
}
