// How somebody wants dates and numbers written: stored as one of their settings, read by both faces and the server's e-mails.
import * as z from 'zod/mini';
import { oneLocale } from './locales.ts';

/** The key of the setting (`POST /user/settings`). */
const formatKey = 'format';

const preferences = z.object({
  locale: z.nullable(z.string().check(z.refine((locale) => oneLocale(locale) !== undefined))),
  hourCycle: z.nullable(z.enum(['12', '24'])),
  weekStart: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(6))),
});
/** What somebody has chosen; null is what the browser says, or in the terminal dates as `2026-11-23 14:05`. */
export type FormatPreferences = z.infer<typeof preferences>;

/** Nothing chosen. */
export const noPreferences: FormatPreferences = { locale: null, hourCycle: null, weekStart: null };

/** What stands in a user's settings. What cannot be read, such as a locale of a later version, counts as not chosen. */
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
