// On whose behalf a request runs, before anything is read: its person has a share of the database's connections. A token
// is known to be somebody's once it was used, so a new session is counted by itself for its first requests only.
import { LRUCache } from 'lru-cache';
import type { Actor } from '#core/actor.ts';
import type { Caller } from '#server/db/turns.ts';

/** A token as a request brings it, and the company that it names. */
type PresentedToken = { companyId: string; token: string };

export type Callers = {
  /** Who calls with a token, or signed out from an address. */
  of(presented: PresentedToken | null, address: string, heavy: boolean): Caller;
  /** Remembers whose token that is. Nobody is let in by it. */
  know(presented: PresentedToken, actor: Pick<Actor, 'userId'>): void;
};

/** Tokens that are remembered; the one unused for longest is forgotten first. */
const most = 10_000;

export function createCallers(): Callers {
  const people = new LRUCache<string, string>({ max: most });
  return {
    of(presented, address, heavy) {
      if (presented === null) return { company: 'signed out', person: `address ${address}`, heavy };
      const key = keyOf(presented);
      return { company: presented.companyId, person: people.get(key) ?? key, heavy };
    },
    know(presented, { userId }) {
      const key = keyOf(presented);
      if (people.get(key) !== userId) people.set(key, userId);
    },
  };
}

/** Enough of a token to tell it from others, and too little to use it. */
function keyOf({ token }: PresentedToken): string {
  return token.slice(-16);
}
