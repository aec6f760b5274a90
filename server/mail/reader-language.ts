// The language in which the server writes to somebody: each piece of work has its own reader.
import { AsyncLocalStorage } from 'node:async_hooks';
import { formatPreferencesOf } from '#core/format/preferences.ts';
import { languageOf, loadLanguage } from '#core/messages/languages.ts';
import { english, type Language, setLanguage } from '#core/messages/text.ts';

const readers = new AsyncLocalStorage<Language>();
setLanguage(() => readers.getStore() ?? english);

/** Does work whose texts are for a reader of this language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return readers.run(language, work);
}

/**
 * The language of a user: that of the format that they have chosen, else that of their browser (`locale`), else English.
 * `previews`: languages that are used before they are whole.
 */
export function languageOfUser(
  settings: Readonly<Record<string, string>>,
  { locale, previews }: { locale?: string | undefined; previews: readonly string[] },
): Promise<Language> {
  const chosen = formatPreferencesOf(Object.entries(settings).map(([key, value]) => ({ key, value })));
  return loadLanguage(languageOf(chosen.locale ?? locale, previews));
}
