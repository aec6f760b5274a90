// Who has alert insights (spec 1, section 6).
import { type Actor, type Verdict, when } from '#core/actor.ts';

/** Everybody but role USER. */
export function maySeeInsights({ role }: Pick<Actor, 'role'>): Verdict {
  return when(role !== 'USER', 'Your role has no alert insights.');
}
