// Describes a user's date and number preferences.
import { oneLocale } from './locales.ts';
import type { FormatPreferences } from './preferences.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `English (Canada)` */
export function formatText({ locale }: FormatPreferences): string {
  return locale === null ? t(m.browsersSettingInternationalInTerminal) : (oneLocale(locale)?.name ?? locale);
}

/** `24 hours` */
export function hourCycleText({ hourCycle }: Pick<FormatPreferences, 'hourCycle'>): string {
  return hourCycle === null ? t(m.sameAsFormat) : t(m.hours, { hourCycle });
}

/** The days on which weeks begin somewhere, by their number; Sunday is 0. */
export const weekStarts = [
  { day: 6, name: t(m.saturday) },
  { day: 0, name: t(m.sunday) },
  { day: 1, name: t(m.monday) },
] as const;

/** `Monday` */
export function weekStartText({ weekStart }: FormatPreferences): string {
  return weekStarts.find(({ day }) => day === weekStart)?.name ?? t(m.sameAsFormat);
}
