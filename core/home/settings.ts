// What a person has chosen for their Home, on all devices: settings that the server stores.
import type { User } from '#core/users/user.ts';

type Setting = User['settings'][number];
type WithSettings = Pick<User, 'settings'>;

const introKey = 'hide_dashboard_home_intro';
const pinsKey = 'home_pins_first';

/** The checklist for a new company: `open`, `folded` to one line, or `hidden` for good. */
export type Intro = 'open' | 'folded' | 'hidden';

/** The value of the setting that hides it is the specification's (spec 1, section 2). */
const introValues: Readonly<Record<Intro, string>> = { open: 'no', folded: 'later', hidden: 'yes' };

export function introSetting(intro: Intro): Setting {
  return { key: introKey, value: introValues[intro] };
}

export function introOf(user: WithSettings): Intro {
  const value = valueOf(user, introKey);
  return value === introValues.hidden ? 'hidden' : value === introValues.folded ? 'folded' : 'open';
}

export function pinsFirstSetting(isFirst: boolean): Setting {
  return { key: pinsKey, value: isFirst ? 'yes' : 'no' };
}

/** Whether the pinned widgets stand before everything else. */
export function hasPinsFirst(user: WithSettings): boolean {
  return valueOf(user, pinsKey) === 'yes';
}

/** The person with another setting. */
export function withSetting<U extends WithSettings>(user: U, setting: Setting): U {
  return { ...user, settings: [...user.settings.filter(({ key }) => key !== setting.key), setting] };
}

function valueOf({ settings }: WithSettings, key: string): string | undefined {
  return settings.find((one) => one.key === key)?.value;
}
