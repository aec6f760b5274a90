// Who may change the company's appearance (spec 1, section 6). All signed-in users see it.
import { type Actor, isAdmin, no, type Verdict, when } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Admins, if the company has the Appearance page. */
export function mayChangeAppearance(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isOn(actor, 'ADMIN_APPEARANCE')) return no(t(m.appearanceIsTurnedOffFor));
  return when(isAdmin(actor), t(m.onlyAdminsMayChangeAppearance));
}
