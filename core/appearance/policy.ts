// Who may change the company's appearance (spec 1, section 6). All signed-in users see it.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';

/** Admins, if the company has the Appearance page. */
export function mayChangeAppearance(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isOn(actor, 'ADMIN_APPEARANCE')) return no('Appearance is turned off for your company.');
  return when(isAdmin(actor), 'Only admins may change the appearance.');
}
