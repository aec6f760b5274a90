// Shares the event loop between long computations and short requests. A computation over many rows runs in portions
// (core/portions/portions.ts): after some milliseconds it lets the loop go round, and the next portion is that of the company, then
// of the person, who has used the least. While short requests are under way, it rests as long as it has worked.
import { setTimeout as later } from 'node:timers/promises';
import type { Actor } from '#core/actor.ts';
import type { Pause } from '#core/portions/portions.ts';
import { createFairLine, type Whose } from './fair-line.ts';

/** Milliseconds of a portion. */
const portion = 5;

const line = createFairLine<() => void>();
let isGoingRound = false;
let shortRequests = 0;

/** Notes that a short request is under way; the answer notes that it is over. */
export function beginShortRequest(): () => void {
  shortRequests += 1;
  return () => {
    shortRequests -= 1;
  };
}

/** A pause between two portions on somebody's behalf: it returns at once while there is time left in this one. */
export function pauseFor({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>): Pause {
  const whose: Whose = { company: companyId, person: userId };
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < portion) return;
    line.used(whose, worked);
    if (shortRequests > 0) await later(Math.min(worked, 10 * portion));
    await new Promise<void>((resolve) => {
      line.add(resolve, whose);
      goRound();
    });
    since = performance.now();
  };
}

/** One portion a round of the event loop: whatever has come meanwhile is answered in between. */
function goRound(): void {
  if (isGoingRound) return;
  isGoingRound = true;
  setImmediate(() => {
    isGoingRound = false;
    line.take()?.();
    if (line.waiting().all > 0) goRound();
  });
}
