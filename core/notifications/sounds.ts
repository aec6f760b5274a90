// Whether a new notification is heard: one of a person's settings.

/** The key of the setting (`POST /user/settings`). */
const soundsKey = 'notification_sounds';

type Setting = { key: string; value: string };

/** On, unless somebody has turned them off. */
export function hasSounds(settings: readonly Setting[]): boolean {
  return settings.find(({ key }) => key === soundsKey)?.value !== 'off';
}

/** The setting that stores it. */
export function soundsSetting(isOn: boolean): Setting {
  return { key: soundsKey, value: isOn ? 'on' : 'off' };
}
