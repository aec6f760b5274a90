// Who may pin widgets (spec 1, section 2, "Pinned Widgets section").
import { type Actor, no, type Verdict, yes } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';

/** Every role except USER, if the company has pinned widgets. */
export function mayPin(actor: Pick<Actor, 'role' | 'flags'>): Verdict {
  if (!isOn(actor, 'PINNED_WIDGETS_ENABLED')) return no('Pinned widgets are turned off for your company.');
  return actor.role === 'USER' ? no('Your role may not pin widgets.') : yes;
}
