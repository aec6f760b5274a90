// Whether a person's dashboards are as wide as the page, instead of the usual 800 px (spec 2, section 2): a setting of
// the person, on all devices.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { saveSetting } from '#core/users/calls.ts';
import type { User } from '#core/users/schema.ts';

const key = 'wide_dashboard';
const settingOf = (isWide: boolean) => ({ key, value: isWide ? 'yes' : 'no' });

export function isWideFor({ settings }: Pick<User, 'settings'>): boolean {
  return settings.some((one) => one.key === key && one.value === 'yes');
}

/** The person with the other choice. */
export function withWide<U extends Pick<User, 'settings'>>(user: U, isWide: boolean): U {
  return { ...user, settings: [...user.settings.filter((one) => one.key !== key), settingOf(isWide)] };
}

export const saveWide = action<{ isWide: boolean }, unknown>({
  id: 'widgets.wide',
  label: 'Wide',
  may: () => yes,
  run: (send, { isWide }) => send(saveSetting, { body: settingOf(isWide) }),
  repeatable: true,
  failed: () => 'This could not be saved. Please try again.',
  touches: [],
});
