// The locale of the device behind a request: its dates are written as on the pages around them, unless the reader has
// chosen how. Programs name none.
import type { Actor } from '#core/actor.ts';
import type { FastifyRequest } from 'fastify';
import { languageCookie, languageOf, loadLanguage } from '#core/messages/languages.ts';
import type { Language } from '#core/messages/text.ts';
import { type Reading, readingOf } from './reading.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

type ReadRequest = Pick<RequestScope, 'tx' | 'services'> & { request: FastifyRequest };

/** How the person reads who sends a request. */
export function requestReading(
  { tx, services: { settings }, request }: ReadRequest,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
): Promise<Reading> {
  const locale = readerLocale(request.headers['accept-language']);
  return readingOf({ tx, companyId, settings }, { userId, locale });
}

/** The language of the console in the browser that sends a request, whoever sits before it. */
export function requestLanguage(request: FastifyRequest, previews: readonly string[]): Promise<Language> {
  return loadLanguage(requestLanguageTag(request, previews));
}

/** Null is English. */
export function requestLanguageTag(
  { cookies, headers }: FastifyRequest,
  previews: readonly string[],
): string | null {
  // Before its hook there are no cookies.
  const { [languageCookie]: chosen } = cookies ?? {};
  return languageOf(chosen ?? headers['accept-language'], previews);
}

/** Of an Accept-Language header: the first language, if it is one. */
export function readerLocale(header: string | undefined): string | undefined {
  const first = (header ?? '').split(/[,;]/, 1)[0]?.trim() ?? '';
  try {
    return Intl.getCanonicalLocales(first)[0];
  } catch {
    return undefined;
  }
}
