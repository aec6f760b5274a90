// Who may pin widgets (spec 1, section 2, "Pinned Widgets section").
import { type Actor, no, type Verdict, yes } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Every role except USER, if the company has pinned widgets. */
export function mayPin(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isOn(actor, 'PINNED_WIDGETS_ENABLED')) return no(t(m.pinnedWidgetsAreTurnedOff));
  return actor.role === 'USER' ? no(t(m.yourRoleMayNotPin)) : yes;
}
