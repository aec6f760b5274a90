// The available formats of dates and numbers: the product's language is English in all of them.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Dates as `2026-11-23 14:05`, numbers as `1,234.5`: unambiguous everywhere. */
export const isoLocale = 'iso';

/** Every choice with its name, in display order. */
export const locales = [
  { id: isoLocale, name: t(m.internationalDates) },
  { id: 'en-CA', name: t(m.englishCanada) },
  { id: 'en-US', name: t(m.englishUnitedStates) },
  { id: 'en-GB', name: t(m.englishUnitedKingdom) },
  { id: 'en-AU', name: t(m.englishAustralia) },
  { id: 'en-IN', name: t(m.englishIndia) },
  { id: 'fr-CA', name: t(m.frenchCanada) },
  { id: 'fr-FR', name: t(m.frenchFrance) },
  { id: 'de-DE', name: t(m.germanGermany) },
  { id: 'de-CH', name: t(m.germanSwitzerland) },
  { id: 'es-ES', name: t(m.spanishSpain) },
  { id: 'es-MX', name: t(m.spanishMexico) },
  { id: 'it-IT', name: t(m.italianItaly) },
  { id: 'nl-NL', name: t(m.dutchNetherlands) },
  { id: 'pl-PL', name: t(m.polishPoland) },
  { id: 'pt-BR', name: t(m.portugueseBrazil) },
  { id: 'sv-SE', name: t(m.swedishSweden) },
] as const;

/** The choice with an id, ignoring case. */
export function oneLocale(id: string): (typeof locales)[number] | undefined {
  return locales.find((locale) => locale.id.toLowerCase() === id.toLowerCase());
}
