// Who may take a second factor away.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import { personAndUsername } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import type { User } from '#core/users/user.ts';
import { m } from './texts.ts';

/** Whose factors they are. */
export type FactorOwner = Pick<User, 'id' | 'userName' | 'displayName' | 'hasFactor'>;

/** One's own is removed with a proof, in one's account. */
export function mayDropFactors(actor: Pick<Actor, 'role' | 'userId'>, user: FactorOwner): Verdict {
  if (!isAdmin(actor)) return no(t(m.onlyAdminsDropFactors));
  if (user.id === actor.userId) return no(t(m.removeOwnInAccount));
  return when(user.hasFactor === true, t(m.hasNoFactor, { userName: personAndUsername(user) }));
}
