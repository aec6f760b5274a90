// The parts of Home: what is shown to whom, in which order. Both faces draw them; the browser below each other, the terminal app as
// lines and tabs.
import { type Actor, isManager } from '#core/actor.ts';
import { maySeeInsights } from '#core/insights/policy.ts';
import { mayPin } from '#core/pins/policy.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import type { User } from '#core/users/user.ts';
import { hasPinsFirst } from './settings.ts';

/**
 * `fill`: what somebody has begun, and the forms to fill in. `steps`: the checklist of a new company. `queue`: what waits for
 * a reviewer. `needs`: what else needs them. `figures`: numbers. The others are the panels of the specification, in its order.
 */
export type HomePart =
  | 'fill'
  | 'steps'
  | 'queue'
  | 'needs'
  | 'figures'
  | 'notifications'
  | 'activity'
  | 'forms'
  | 'pins'
  | 'insights';

/** The parts of somebody's Home, the job first. */
export function homeParts(actor: Actor, user: Pick<User, 'settings'>): HomePart[] {
  if (actor.role === 'USER') return ['notifications', 'fill', 'activity'];
  const pins: HomePart[] = mayPin(actor).yes ? ['pins'] : [];
  const isFirst = hasPinsFirst(user);
  return [
    ...(isManager(actor) ? (['steps'] as const) : []),
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

/** Activity shows this many sheets until all are wanted. */
export const fewSheets = 5;
