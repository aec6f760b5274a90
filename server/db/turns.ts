// Schedules transactions fairly: nobody may take so many connections that others have to wait. Each person and each
// company has a share of a pool, and queries that may read many rows (`heavy`) have a smaller one, so that connections
// for short requests are always available. A caller that uses its whole share waits for a turn.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** On whose behalf a transaction runs. */
export type Caller = { company: string; person: string; heavy: boolean };

/** How many transactions may run concurrently, of all kinds and heavy ones. */
type Share = { all: number; heavy: number };
export type Shares = {
  person: Share;
  company: Share;
  /** Heavy transactions of all callers together. */
  heavy: number;
  /** How many transactions of one person may wait. */
  waiting: number;
};

export type Turns = {
  /** Takes a turn: null if one is free, otherwise a promise. Anyone who takes a turn must call `leave`. */
  take(caller: Caller, limit: number | undefined): Promise<void> | null;
  leave(caller: Caller): void;
  /** How many transactions wait. */
  waiting(): number;
  /** Rejects all that wait. */
  close(): void;
};

type QueuedCaller = { caller: Caller; resolve: () => void; reject: (error: AppError) => void };

/** The shares of a pool of this size. */
export function sharesOf(poolSize: number): Shares {
  const all = (left: number) => Math.max(1, poolSize - left);
  return {
    person: { all: all(2), heavy: Math.min(3, all(2)) },
    company: { all: all(1), heavy: Math.min(5, all(1)) },
    heavy: all(3),
    waiting: 60,
  };
}

/**
 * The shares of connections for downloads, exports and other work without a time limit: background jobs need most of
 * them.
 */
export const longShares: Shares = {
  person: { all: 2, heavy: 2 },
  company: { all: 3, heavy: 3 },
  heavy: 6,
  waiting: 10,
};

/** Grants turns to the company, then the person, with the fewest running transactions first. */
export function createTurns(shares: Shares): Turns {
  const underWay = new Map<string, Share>();
  const line = new Set<QueuedCaller>();
  const none: Share = { all: 0, heavy: 0 };
  let heavy = 0;

  function isFree({ company, person, heavy: isHeavy }: Caller): boolean {
    if (isHeavy && heavy >= shares.heavy) return false;
    return (
      fits(underWay.get(person), shares.person, isHeavy) &&
      fits(underWay.get(company), shares.company, isHeavy)
    );
  }

  function count({ company, person, heavy: isHeavy }: Caller, by: 1 | -1): void {
    if (isHeavy) heavy += by;
    for (const key of [company, person]) {
      const before = underWay.get(key) ?? none;
      const after = { all: before.all + by, heavy: before.heavy + (isHeavy ? by : 0) };
      if (after.all === 0) underWay.delete(key);
      else underWay.set(key, after);
    }
  }

  function next(): QueuedCaller | undefined {
    let [found, least]: [QueuedCaller | undefined, number] = [undefined, Infinity];
    for (const one of line) {
      if (!isFree(one.caller)) continue;
      const { company, person } = one.caller;
      const load = (underWay.get(company)?.all ?? 0) * 1_000 + (underWay.get(person)?.all ?? 0);
      if (load < least) [found, least] = [one, load];
    }
    return found;
  }

  function serveLine(): void {
    for (let one = next(); one !== undefined; one = next()) {
      line.delete(one);
      count(one.caller, 1);
      one.resolve();
    }
  }

  async function wait(caller: Caller, limit: number | undefined): Promise<void> {
    const own = [...line].filter((one) => one.caller.person === caller.person).length;
    if (own >= shares.waiting) throw tooMuchUnderWay();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: QueuedCaller = { caller, resolve, reject };
    line.add(one);
    const giveUp = () => {
      line.delete(one);
      const heavyOwn = underWay.get(caller.person)?.heavy ?? 0;
      reject(caller.heavy && heavyOwn >= shares.person.heavy ? tooMuchUnderWay() : tooBusy());
    };
    const timer = limit === undefined ? undefined : setTimeout(giveUp, limit);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    take(caller, limit) {
      if (!isFree(caller)) return wait(caller, limit);
      count(caller, 1);
      return null;
    },
    leave(caller) {
      count(caller, -1);
      if (line.size > 0) serveLine();
    },
    waiting: () => line.size,
    close() {
      for (const { reject } of line) reject(stopping());
      line.clear();
    },
  };
}

function fits(underWay: Share | undefined, share: Share, isHeavy: boolean): boolean {
  return underWay === undefined || (underWay.all < share.all && (!isHeavy || underWay.heavy < share.heavy));
}

/** Nobody in particular is at fault: no connection became free in time. */
export function tooBusy(): AppError {
  return new AppError('unavailable', wording(m.serverIsTooBusyYour), {
    hint: wording(m.tryAgainInMoment),
    retryAfter: 5,
  });
}

export function stopping(): AppError {
  return new AppError('unavailable', wording(m.serverIsStoppingYourRequest), {
    hint: wording(m.tryAgainInMoment),
    retryAfter: 5,
  });
}

/** The caller already uses its share of the connections. */
export function tooMuchUnderWay(): AppError {
  return new AppError('too-many-tries', wording(m.youHaveTooManyRequests), {
    hint: wording(m.waitUntilOthersAreDone),
    retryAfter: 5,
  });
}
