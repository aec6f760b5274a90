// Attributes a request to a person before anything is read: each person has a share of the database's connections. The
// owner of a token is known once it was used, so a new session counts separately for its first requests.
import { LRUCache } from 'lru-cache';
import type { Actor } from '#core/actor.ts';
import type { Caller } from '#server/db/turns.ts';

/** A token in a request, with the company that it names. */
type PresentedToken = { companyId: string; token: string };

export type Callers = {
  /** The caller with a token, or from an address if signed out. */
  of(presented: PresentedToken | null, address: string, heavy: boolean): Caller;
  /** The company of a token that was used before; null: nobody may have it. */
  companyOf(presented: PresentedToken | null): string | null;
  /** Remembers the owner of a token. This grants no access. */
  know(presented: PresentedToken, actor: Pick<Actor, 'userId'>): void;
};

/** Maximum number of remembered tokens; the least recently used one is dropped first. */
const most = 10_000;

export function createCallers(): Callers {
  const people = new LRUCache<string, string>({ max: most });
  return {
    of(presented, address, heavy) {
      if (presented === null) return { company: 'signed out', person: `address ${address}`, heavy };
      const key = keyOf(presented);
      return { company: presented.companyId, person: people.get(key) ?? key, heavy };
    },
    companyOf: (presented) =>
      presented !== null && people.has(keyOf(presented)) ? presented.companyId : null,
    know(presented, { userId }) {
      const key = keyOf(presented);
      if (people.get(key) !== userId) people.set(key, userId);
    },
  };
}

/** Enough of a token to identify it, and too little to use it. */
function keyOf({ companyId, token }: PresentedToken): string {
  return `${companyId} ${token.slice(-16)}`;
}
