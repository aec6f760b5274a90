// The locale of the device behind a request: its dates are written as on the pages around them, unless the reader has
// chosen how. Programs name none, and get international ones.
import { isoLocale } from '#core/format/locales.ts';

/** Of an Accept-Language header: the first language, if it is one. */
export function readerLocale(header: string | undefined): string {
  const first = (header ?? '').split(/[,;]/, 1)[0]?.trim() ?? '';
  try {
    return Intl.getCanonicalLocales(first)[0] ?? isoLocale;
  } catch {
    return isoLocale;
  }
}
