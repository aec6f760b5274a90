// The languages beside English. One is offered once it is whole; its translators see it before that where
// FORMDECK_PREVIEW_LANGUAGES names it.
import { english, type Language, languageFrom, type LanguageFile } from './text.ts';

type Offer = Pick<Language, 'direction'> & {
  /** As its speakers call it. */
  name: string;
  isComplete: boolean;
  load: () => Promise<{ default: LanguageFile['patterns'] }>;
};

export const languages: Readonly<Record<string, Offer>> = {
  fr: {
    name: 'Français',
    direction: 'ltr',
    isComplete: false,
    load: () => import('./languages/fr.json', { with: { type: 'json' } }),
  },
};

/** Where a browser keeps the language that its user has chosen, for the server that writes the page. */
export const languageCookie = 'formdeck-language';

/** The language of a locale (`fr-CA`, or the first of `fr-CA,en;q=0.5`), if it is offered or among the previews; null is English. */
export function languageOf(locale: string | null | undefined, previews: readonly string[]): string | null {
  const tag = /^[a-z]{2,3}\b/.exec((locale ?? '').toLowerCase())?.[0];
  const offer = tag === undefined ? undefined : languages[tag];
  if (tag === undefined || offer === undefined) return null;
  return offer.isComplete || previews.includes(tag) ? tag : null;
}

/** The names in FORMDECK_PREVIEW_LANGUAGES: `fr,de`. */
export function previewsIn(setting: string | undefined): string[] {
  return (setting ?? '').split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().toLowerCase()]));
}

/** A language by its tag; English for null. */
export async function loadLanguage(tag: string | null): Promise<Language> {
  const offer = tag === null ? undefined : languages[tag];
  if (tag === null || offer === undefined) return english;
  const { default: patterns } = await offer.load();
  return languageFrom({ tag, direction: offer.direction, patterns });
}
