// The language that somebody has chosen, kept where the server sees it that writes the next page.
import { effect, type ReadonlySignal } from '@preact/signals-core';
import { formatPreferencesOf } from '#core/format/preferences.ts';
import { languageCookie } from '#core/messages/languages.ts';
import type { User } from '#core/users/user.ts';

const year = 365 * 24 * 3_600;

/** Follows the signed-in user; signing out keeps the language of this browser. */
export function keepLanguage(user: ReadonlySignal<User | null>, page: Pick<Document, 'cookie'>): void {
  effect(() => {
    if (user.value === null) return;
    const { locale } = formatPreferencesOf(user.value.settings);
    const lifetime = locale === null ? 'max-age=0' : `max-age=${year}`;
    page.cookie = `${languageCookie}=${locale ?? ''}; path=/; samesite=lax; ${lifetime}`;
  });
}
