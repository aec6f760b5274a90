// A user's preferences for dates and numbers: stored as one of their settings, used by both faces and the server's
// e-mails.
import * as z from 'zod/mini';
import { refusal } from '#core/messages/said.ts';
import { oneLocale } from './locales.ts';
import { m } from './texts.ts';

/** The key of the setting (`POST /user/settings`). */
const formatKey = 'format';

/** One of the locales that people choose among; null is a default. */
export const chosenLocale = z.nullable(
  z.string().check(z.refine((locale) => oneLocale(locale) !== undefined, refusal(m.noSuchLocale))),
);

const preferences = z.object({
  locale: chosenLocale,
  hourCycle: z.nullable(z.enum(['12', '24'])),
  weekStart: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(6))),
});
/** The preferences; null is the browser's locale, or in the terminal dates as `2026-11-23 14:05`. */
export type FormatPreferences = z.infer<typeof preferences>;

/** No preferences. */
export const noPreferences: FormatPreferences = { locale: null, hourCycle: null, weekStart: null };

/** Reads a user's settings. Unreadable values, such as a locale of a later version, count as not set. */
export function formatPreferencesOf(settings: readonly { key: string; value: string }[]): FormatPreferences {
  const text = settings.find(({ key }) => key === formatKey)?.value;
  if (text === undefined) return noPreferences;
  try {
    const read: unknown = JSON.parse(text);
    const chosen = typeof read === 'object' ? { ...noPreferences, ...read } : null;
    return preferences.safeParse(chosen).data ?? noPreferences;
  } catch {
    return noPreferences;
  }
}

/** The setting that stores them. */
export function formatSetting(chosen: FormatPreferences): { key: string; value: string } {
  return { key: formatKey, value: JSON.stringify(chosen) };
}
