// The language in which the server writes to somebody: each piece of work has its own reader.
import { AsyncLocalStorage } from 'node:async_hooks';
import { formatPreferencesOf } from '#core/format/preferences.ts';
import { languageOf, loadLanguage } from '#core/messages/languages.ts';
import { english, type Language, setLanguage } from '#core/messages/text.ts';
import { query, type Tx } from '#server/db/transaction.ts';

const atWork = new AsyncLocalStorage<Language>();
setLanguage(() => atWork.getStore() ?? english);

/** Does work whose texts are for a reader of this language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return atWork.run(language, work);
}

/** A user who reads something. `locale`: that of their browser, if it is known. */
export type Reader = { userId: string; locale?: string | undefined };

type Readers = { tx: Tx; companyId: string; previews: readonly string[] };

/**
 * The languages of users by their ids: that of the format that they have chosen, else that of their browser, else English.
 * `previews`: languages that are used before they are whole.
 */
async function languagesOf(
  { tx, companyId, previews }: Readers,
  people: readonly Reader[],
): Promise<ReadonlyMap<string, Language>> {
  const ids = people.map(({ userId }) => userId);
  const found = await tx.all(
    query
      .selectFrom('users')
      .select(['id', 'settings'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids),
  );
  const settings = new Map(found.map((user) => [user.id, Object.entries(user.settings)]));
  const languages = new Map<string, Language>();
  for (const { userId, locale } of people) {
    const stored = (settings.get(userId) ?? []).map(([key, value]) => ({ key, value }));
    const chosen = formatPreferencesOf(stored);
    languages.set(userId, await loadLanguage(languageOf(chosen.locale ?? locale, previews)));
  }
  return languages;
}

/** Does work whose texts are for a user. */
export async function inLanguageOf<Result>(
  readers: Readers,
  reader: Reader,
  work: (language: Language) => Result,
): Promise<Awaited<Result>> {
  const language = (await languagesOf(readers, [reader])).get(reader.userId) ?? english;
  return await inLanguage(language, () => work(language));
}

/** Does work once for each language among users, with those who read it. */
export async function inEachLanguage(
  readers: Readers,
  userIds: readonly string[],
  work: (userIds: string[]) => Promise<void>,
): Promise<void> {
  if (userIds.length === 0) return;
  const people = userIds.map((userId) => ({ userId }));
  const languages = await languagesOf(readers, people);
  for (const [language, some] of Map.groupBy(userIds, (id) => languages.get(id) ?? english))
    await inLanguage(language, () => work(some));
}
