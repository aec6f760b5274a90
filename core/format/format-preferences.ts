// Describes a user's date and number preferences.
import { oneLocale } from './locales.ts';
import type { FormatPreferences } from './preferences.ts';

/** `English (Canada)` */
export function formatText({ locale }: FormatPreferences): string {
  return locale === null
    ? "the browser's setting; international in a terminal"
    : (oneLocale(locale)?.name ?? locale);
}

/** `24 hours` */
export function hourCycleText({ hourCycle }: FormatPreferences): string {
  return hourCycle === null ? 'same as the format' : `${hourCycle} hours`;
}

/** The days on which weeks begin somewhere, by their number; Sunday is 0. */
export const weekStarts = [
  { day: 6, name: 'Saturday' },
  { day: 0, name: 'Sunday' },
  { day: 1, name: 'Monday' },
] as const;

/** `Monday` */
export function weekStartText({ weekStart }: FormatPreferences): string {
  return weekStarts.find(({ day }) => day === weekStart)?.name ?? 'same as the format';
}
