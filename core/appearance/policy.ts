// Who may change how the company looks (spec 1, section 6). Everybody who is signed in sees it.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';

/** Admins, where the company has the page Appearance. */
export function mayChangeAppearance(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isOn(actor, 'ADMIN_APPEARANCE')) return no('Appearance is turned off for your company.');
  return when(isAdmin(actor), 'Only admins may change the appearance.');
}
