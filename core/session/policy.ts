// Who settles what a sign-in needs.
import { type Actor, isAdmin, type Verdict, when } from '#core/actor.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function mayChangeSignIn(actor: Pick<Actor, 'role'>): Verdict {
  return when(isAdmin(actor), t(m.onlyAdminsSettleSignIn));
}
