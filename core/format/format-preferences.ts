// Describes a user's date and number preferences.
import { oneLocale } from './locales.ts';
import type { FormatPreferences } from './preferences.ts';

/** `English (Canada)` */
export function formatText({ locale }: FormatPreferences): string {
  return locale === null
    ? 'as the browser says; international in a terminal'
    : (oneLocale(locale)?.name ?? locale);
}

/** `24 hours` */
export function hourCycleText({ hourCycle }: FormatPreferences): string {
  return hourCycle === null ? 'as the format' : `${hourCycle} hours`;
}
