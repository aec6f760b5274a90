// Shares the event loop between long computations and short requests. A computation over many rows runs in portions
// (core/portions/portions.ts): after some milliseconds it lets the loop go round, and the next portion is that of the company, then
// of the person, who has used the least. While short requests are under way, it rests until they and those that follow at once are
// answered, but never more than a few times as long as it has worked.
import type { Actor } from '#core/actor.ts';
import type { Pause } from '#core/portions/portions.ts';
import { createFairLine, type Whose } from './fair-line.ts';

/** Milliseconds of a portion. */
const portion = 4;
/** After one, all rest at most so many times as long as it has worked, and never for more milliseconds than this. */
const [mostRest, longestRest] = [5, 80];
/** Milliseconds after a short request in which its client, which has the answer, sends the next. */
const untilNext = 5;

const line = createFairLine<() => void>();
let isGoingRound = false;
let shortRequests = 0;
/** Until then, portions wait for short requests. */
let restsUntil = 0;
/** Until then, portions wait for the short request that follows the last. */
let calmAt = 0;
let rest: NodeJS.Timeout | undefined;

/** Notes that a short request is under way; the answer notes that it is over. */
export function beginShortRequest(): () => void {
  shortRequests += 1;
  return () => {
    shortRequests -= 1;
    if (shortRequests > 0) return;
    calmAt = performance.now() + untilNext;
    if (rest === undefined) return;
    clearTimeout(rest);
    rest = undefined;
    setImmediate(takeTurn);
  };
}

/** A pause between two portions on somebody's behalf: there is none while there is time left in this one. */
export function pauseFor({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>): Pause {
  const whose: Whose = { company: companyId, person: userId };
  let since = performance.now();
  const pause = async (worked: number) => {
    note(whose, worked);
    await turnOf(whose);
    since = performance.now();
  };
  return () => {
    const worked = performance.now() - since;
    return worked < portion ? null : pause(worked);
  };
}

/** Until the next portion is this one's. */
function turnOf(whose: Whose): Promise<void> {
  return new Promise((resolve) => {
    line.add(resolve, whose);
    goRound();
  });
}

function note(whose: Whose, worked: number): void {
  line.used(whose, worked);
  // Of all together: each for itself, three computations would leave a request no time between them.
  restsUntil = Math.max(restsUntil, performance.now() + Math.min(worked * mostRest, longestRest));
}

/** One portion a round of the event loop: whatever has come meanwhile is answered in between. */
function goRound(): void {
  if (isGoingRound) return;
  isGoingRound = true;
  setImmediate(takeTurn);
}

function takeTurn(): void {
  rest = undefined;
  const until = shortRequests > 0 ? restsUntil : Math.min(restsUntil, calmAt);
  const wait = until - performance.now();
  if (wait > 0) {
    rest = setTimeout(takeTurn, wait);
    return;
  }
  isGoingRound = false;
  line.take()?.();
  if (line.waiting().all > 0) goRound();
}
