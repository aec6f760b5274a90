// Whether a person's dashboards are as wide as the page, as they are at first, or 800 px (spec 2, section 2): a setting of the
// person, on all devices.
import type { User } from '#core/users/user.ts';

const key = 'wide_dashboard';

/** The setting to be saved. */
export function wideSetting(isWide: boolean): { key: string; value: string } {
  return { key, value: isWide ? 'yes' : 'no' };
}

export function isWideFor({ settings }: Pick<User, 'settings'>): boolean {
  return !settings.some((one) => one.key === key && one.value === 'no');
}

/** The person with the other choice. */
export function withWide<U extends Pick<User, 'settings'>>(user: U, isWide: boolean): U {
  return { ...user, settings: [...user.settings.filter((one) => one.key !== key), wideSetting(isWide)] };
}
