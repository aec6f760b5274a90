// Home has tabs, each a screen of its own: what needs somebody and the numbers, or what to fill in for those who do nothing else;
// recent activity; and the pinned widgets, which may be first.
import type { Actor } from '#core/actor.ts';
import { workTexts } from '#core/filling/work-texts.ts';
import { hasPinsFirst } from '#core/home/settings.ts';
import { mayPin } from '#core/pins/policy.ts';
import { pinTexts } from '#core/pins/labels.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import type { ScreenPlace } from './screen-places.ts';
import type { App } from './use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const homeTabs = {
  fill: workTexts.title,
  home: t(m.home),
  activity: t(m.recentActivity),
  pins: pinTexts.title,
} as const;
type Tab = keyof typeof homeTabs;
type Person = Pick<App, 'actor' | 'user'>;

/** The tabs of somebody by their names, the first being where they start. */
export function homeTabsOf(person: Person): Readonly<Record<string, string>> {
  return Object.fromEntries(tabsOf(person).map((tab) => [tab, homeTabs[tab]]));
}

function tabsOf({ actor, user }: Person): Tab[] {
  const tabs: Tab[] = [fillsIn(actor) ? 'fill' : 'home', 'activity'];
  if (!mayPin(actor).yes) return tabs;
  return hasPinsFirst(user) ? ['pins', ...tabs] : [...tabs, 'pins'];
}

/** The screen of Home that others go back to. */
export function homeOf(actor: Pick<Actor, 'role'>): ScreenPlace {
  return screens[fillsIn(actor) ? 'fill' : 'home'];
}

/** The first screen of somebody. */
export function startOf(person: Person): ScreenPlace {
  const [first = 'home'] = tabsOf(person);
  return screens[first];
}

/** Whether filling in is what the actor comes for. */
function fillsIn({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'USER';
}

const screens = {
  fill: { screen: 'fill-in' },
  home: { screen: 'home' },
  activity: { screen: 'activity' },
  pins: { screen: 'pins' },
} as const satisfies Record<Tab, ScreenPlace>;

/** The key that goes to the next tab, where there is another. */
export function tabKeys(app: App, now: Tab): KeyBinding[] {
  const tabs = tabsOf(app);
  const next = tabs[(tabs.indexOf(now) + 1) % tabs.length];
  if (next === undefined || next === now) return [];
  return [{ key: 'tab', label: homeTabs[next].toLowerCase(), run: () => app.turn(screens[next]) }];
}
