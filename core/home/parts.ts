// The parts of Home: what is shown to whom, in which order. Both faces draw them; the browser below each other, the terminal app as
// lines and tabs.
import type { Actor } from '#core/actor.ts';
import { insightTexts } from '#core/insights/labels.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { pinTexts } from '#core/pins/labels.ts';
import { mayPin } from '#core/pins/policy.ts';
import { activityTexts } from '#core/sheets/activity.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import type { User } from '#core/users/user.ts';
import type { Home } from './schema.ts';
import { hasPinsFirst, introOf } from './settings.ts';
import { homeSteps } from './steps.ts';

/**
 * `fill`: what somebody has begun, and the forms to fill in. `steps`: the checklist of a new company. `queue`: what waits for
 * a reviewer. `needs`: what else needs them. `figures`: numbers. `later`: what the panels of a company without entries say. The
 * others are the panels of the specification, in its order.
 */
export type HomePart =
  | 'fill'
  | 'steps'
  | 'queue'
  | 'needs'
  | 'figures'
  | 'later'
  | 'notifications'
  | 'activity'
  | 'forms'
  | 'pins'
  | 'insights';

/** Activity shows this many sheets until all are wanted. */
export const fewSheets = 5;

/** The parts of somebody's Home, the job first; without an answer yet those that are there in any case. */
export function homeParts(actor: Actor, user: Pick<User, 'settings'>, home?: Home): HomePart[] {
  if (actor.role === 'USER') return ['notifications', 'fill', 'activity'];
  const made = home?.made ?? null;
  const hasSteps = homeSteps(actor, made).length > 0;
  const steps: HomePart[] = hasSteps && introOf(user) !== 'hidden' ? ['steps'] : [];
  // Where nothing has been filled in, nothing can be counted, nor need anybody.
  if (hasSteps && made?.entries === false) return [...steps, 'notifications', 'later'];
  const pins: HomePart[] = mayPin(actor).yes ? ['pins'] : [];
  const isFirst = hasPinsFirst(user);
  return [
    ...steps,
    ...(isFirst ? pins : []),
    ...(isQueueFirst(actor) ? (['queue'] as const) : []),
    'needs',
    ...(actor.role === 'REVIEWER' ? [] : (['figures'] as const)),
    'notifications',
    'activity',
    'forms',
    ...(isFirst ? [] : pins),
    ...(maySeeInsights(actor).yes ? (['insights'] as const) : []),
  ];
}

/** Whether reviewing is what somebody comes for: for others it is one of the things that need them. */
export function isQueueFirst(actor: Pick<Actor, 'role' | 'flags'>): boolean {
  return actor.role === 'REVIEWER' && hasReviewQueue(actor);
}

/** What the panels of a company without entries say, a line each. */
export function laterLines(actor: Actor): { title: string; text: string }[] {
  return [
    { title: activityTexts.empty, text: activityTexts.emptyMore },
    ...(mayPin(actor).yes ? [{ title: pinTexts.none, text: pinTexts.howTo }] : []),
    { title: insightTexts.empty, text: insightTexts.emptyMore },
  ];
}
