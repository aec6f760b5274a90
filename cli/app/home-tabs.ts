// Home has tabs, each a screen of its own: what to fill in, for those who do nothing else; recent activity; and the pinned
// widgets.
import type { Actor } from '#core/actor.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinTexts } from '#core/pins/labels.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import type { ScreenPlace } from './screen-places.ts';
import type { App } from './use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const homeTabs = {
  fill: workTexts.title,
  activity: t(m.recentActivity),
  pins: pinTexts.title,
} as const;

/** The tabs of an actor, the first being where they start. */
export function homeTabsOf(actor: Actor): Readonly<Record<string, string>> {
  const { fill, activity, pins } = homeTabs;
  return {
    ...(fillsIn(actor) && { fill }),
    activity,
    ...(mayPin(actor).yes && { pins }),
  };
}

/** The first screen of an actor. */
export function homeOf(actor: Pick<Actor, 'role'>): ScreenPlace {
  return fillsIn(actor) ? { screen: 'fill-in' } : { screen: 'home' };
}

/** Whether filling in is what the actor comes for. */
function fillsIn({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'USER';
}

const screens = {
  fill: { screen: 'fill-in' },
  activity: { screen: 'home' },
  pins: { screen: 'pins' },
} as const satisfies Record<keyof typeof homeTabs, ScreenPlace>;

/** The key that goes to the next tab, where there is another. */
export function tabKeys({ actor, turn }: App, now: keyof typeof homeTabs): KeyBinding[] {
  const shown = homeTabsOf(actor);
  const tabs = (['fill', 'activity', 'pins'] as const).filter((tab) => tab in shown);
  const next = tabs[(tabs.indexOf(now) + 1) % tabs.length];
  if (next === undefined || next === now) return [];
  return [{ key: 'tab', label: homeTabs[next].toLowerCase(), run: () => turn(screens[next]) }];
}
