// The available formats of dates and numbers: the product's language is English in all of them.

/** Dates as `2026-11-23 14:05`, numbers as `1,234.5`: unambiguous everywhere. */
export const isoLocale = 'iso';

/** Every choice with its name, in display order. */
export const locales = [
  { id: isoLocale, name: 'International (2026-11-23)' },
  { id: 'en-CA', name: 'English (Canada)' },
  { id: 'en-US', name: 'English (United States)' },
  { id: 'en-GB', name: 'English (United Kingdom)' },
  { id: 'en-AU', name: 'English (Australia)' },
  { id: 'en-IN', name: 'English (India)' },
  { id: 'fr-CA', name: 'French (Canada)' },
  { id: 'fr-FR', name: 'French (France)' },
  { id: 'de-DE', name: 'German (Germany)' },
  { id: 'de-CH', name: 'German (Switzerland)' },
  { id: 'es-ES', name: 'Spanish (Spain)' },
  { id: 'es-MX', name: 'Spanish (Mexico)' },
  { id: 'it-IT', name: 'Italian (Italy)' },
  { id: 'nl-NL', name: 'Dutch (Netherlands)' },
  { id: 'pl-PL', name: 'Polish (Poland)' },
  { id: 'pt-BR', name: 'Portuguese (Brazil)' },
  { id: 'sv-SE', name: 'Swedish (Sweden)' },
] as const;

/** The choice with an id, ignoring case. */
export function oneLocale(id: string): (typeof locales)[number] | undefined {
  return locales.find((locale) => locale.id.toLowerCase() === id.toLowerCase());
}
