// Shares the event loop between long computations and short requests. A computation over many rows runs in portions
// (core/portions/portions.ts): after some milliseconds it lets the loop go round, and the next portion is that of the company, then
// of the person, who has used the least. While short requests are under way, it rests until they are answered, but never more
// than a few times as long as it has worked.
import type { Actor } from '#core/actor.ts';
import type { Pause } from '#core/portions/portions.ts';
import { createFairLine, type Whose } from './fair-line.ts';

/** Milliseconds of a portion. */
const portion = 4;
/** It rests at most so many times as long as it has worked, and never for more milliseconds than this. */
const [mostRest, longestRest] = [3, 60];

const line = createFairLine<() => void>();
let isGoingRound = false;
let shortRequests = 0;
const resting = new Set<() => void>();

/** Notes that a short request is under way; the answer notes that it is over. */
export function beginShortRequest(): () => void {
  shortRequests += 1;
  return () => {
    shortRequests -= 1;
    if (shortRequests === 0) for (const goOn of resting) goOn();
  };
}

/** A pause between two portions on somebody's behalf: there is none while there is time left in this one. */
export function pauseFor({ companyId, userId }: Pick<Actor, 'companyId' | 'userId'>): Pause {
  const whose: Whose = { company: companyId, person: userId };
  let since = performance.now();
  const pause = async (worked: number) => {
    line.used(whose, worked);
    if (shortRequests > 0) await rest(Math.min(worked * mostRest, longestRest));
    await new Promise<void>((resolve) => {
      line.add(resolve, whose);
      goRound();
    });
    since = performance.now();
  };
  return () => {
    const worked = performance.now() - since;
    return worked < portion ? null : pause(worked);
  };
}

/** Until no short request is under way. */
function rest(longest: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      resting.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, longest);
    resting.add(goOn);
  });
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
