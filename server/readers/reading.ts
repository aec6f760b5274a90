// How the server writes to somebody: each piece of work has its own reader, with a language and with formats.
import { AsyncLocalStorage } from 'node:async_hooks';
// It sets how a face writes numbers, which a server sets anew below.
import '#core/format/current.ts';
import { choiceOf, createFormats, type Formats, internationalFormats } from '#core/format/formats.ts';
import { isoLocale, oneLocale } from '#core/format/locales.ts';
import { type FormatPreferences, formatPreferencesOf } from '#core/format/preferences.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { languageOf, loadLanguage } from '#core/messages/languages.ts';
import { english, type Language, setLanguage, setNumbers } from '#core/messages/text.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { m } from './texts.ts';

/** How somebody reads what is written for them. */
export type Reading = { language: Language; formats: Formats };

const atWork = new AsyncLocalStorage<Reading>();
setLanguage(() => atWork.getStore()?.language ?? english);
setNumbers((value) => readersFormats().number(value));

/** The formats of whoever something is written for; international by default. */
export function readersFormats(): Formats {
  return atWork.getStore()?.formats ?? internationalFormats();
}

/** Does work whose texts are for somebody who reads so. */
export function asReadBy<Result>(reading: Reading, work: () => Result): Result {
  return atWork.run(reading, work);
}

/** Does work whose texts are for a reader of this language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return asReadBy({ language, formats: internationalFormats() }, work);
}

/** A user who reads something. `locale`: that of their browser, if it is known. */
export type Reader = { userId: string; locale?: string | undefined };

export type ReadingSettings = {
  /** How people read who have chosen nothing, and whose company has not either; null: in English, with international formats. */
  locale: string | null;
  /** Languages that are used before they are whole. */
  previewLanguages: readonly string[];
};

type Readers = { tx: Tx; companyId: string; settings: ReadingSettings };

/**
 * How users read, by their ids: as they have chosen, else as their browser, else as their company, else as the server has it.
 * Those who read alike have the same one.
 */
export async function readingsOf(
  { tx, companyId, settings }: Readers,
  people: readonly Reader[],
): Promise<ReadonlyMap<string, Reading>> {
  const found = await tx.all(
    query
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(['users.id', 'users.settings', 'companies.locale'])
      .where('users.company_id', '=', companyId)
      .where('users.id', 'in', [...new Set(people.map(({ userId }) => userId))]),
  );
  const users = new Map(found.map((user) => [user.id, user]));
  const alike = new Map<string, Reading>();
  const readings = new Map<string, Reading>();
  for (const { userId, locale } of people) {
    const user = users.get(userId);
    const stored = Object.entries(user?.settings ?? {}).map(([key, value]) => ({ key, value }));
    const others = [locale, user?.locale, settings.locale].filter((each) => each != null);
    const tag = languageTagOf(formatPreferencesOf(stored), others, settings);
    const choice = choiceOf(formatPreferencesOf(stored), others[0] ?? isoLocale);
    const key = JSON.stringify([tag, choice]);
    const reading = alike.get(key) ?? { language: await loadLanguage(tag), formats: createFormats(choice) };
    alike.set(key, reading);
    readings.set(userId, reading);
  }
  return readings;
}

/** International dates are those of no language. */
function languageTagOf(
  { locale }: FormatPreferences,
  others: readonly string[],
  { previewLanguages }: ReadingSettings,
): string | null {
  return languageOf(
    [locale, ...others].find((each) => each !== null && each !== isoLocale),
    previewLanguages,
  );
}

/** How one user reads. */
export async function readingOf(readers: Readers, reader: Reader): Promise<Reading> {
  const reading = (await readingsOf(readers, [reader])).get(reader.userId);
  return reading ?? { language: english, formats: internationalFormats() };
}

/** Does work once for each language among users, with those who read it. */
export async function forEachReading(
  readers: Readers,
  userIds: readonly string[],
  work: (userIds: string[]) => Promise<void>,
): Promise<void> {
  if (userIds.length === 0) return;
  const readings = await readingsOf(
    readers,
    userIds.map((userId) => ({ userId })),
  );
  for (const [reading, some] of Map.groupBy(userIds, (id) => readings.get(id)))
    if (reading !== undefined) await asReadBy(reading, () => work(some));
}

/** FORMDECK_LANGUAGE, as one of the locales of an account. */
export function serverLocale(setting: string | undefined): string | null {
  const name = setting?.trim() ?? '';
  if (name === '') return null;
  const locale = oneLocale(name)?.id;
  if (locale !== undefined) return locale;
  throw new AppError('usage', wording(m.noSuchServerLanguage, { name }), {
    hint: wording(m.nameServerLanguage),
  });
}
