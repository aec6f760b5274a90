// The languages beside English. One is offered once it is whole; its translators see it before that where
// FORMDECK_PREVIEW_LANGUAGES names it.
import { english, type Language, languageFrom, type LanguageFile } from './text.ts';

type Offer = Pick<Language, 'direction'> & {
  /** As its speakers call it. */
  name: string;
  isComplete: boolean;
  /** Made of the English messages, and never complete: for those who look for what is no message, or does not fit. */
  isPseudo?: true;
  load: (tag: string) => Promise<Language>;
};

export const languages: Readonly<Record<string, Offer>> = {
  fr: {
    name: 'Français',
    direction: 'ltr',
    isComplete: false,
    load: async (tag) => fromFile(tag, await import('./languages/fr.json', { with: { type: 'json' } })),
  },
  'en-xa': pseudo('ltr'),
  'en-xb': pseudo('rtl'),
};

function pseudo(direction: Language['direction']): Offer {
  return {
    name: direction === 'ltr' ? '[Éñĝļîšĥ]' : '[Éñĝļîšĥ, right to left]',
    direction,
    isComplete: false,
    isPseudo: true,
    load: async (tag) => (await import('./pseudo.ts')).pseudoLanguage(tag, direction),
  };
}

function fromFile(tag: string, { default: patterns }: { default: LanguageFile['patterns'] }): Language {
  return languageFrom({ tag, direction: languages[tag]?.direction ?? 'ltr', patterns });
}

/** Where a browser keeps the language that its user has chosen, for the server that writes the page. */
export const languageCookie = 'formdeck-language';

/** The language of a locale (`fr-CA`, or the first of `fr-CA,en;q=0.5`), if it is offered or among the previews; null is English. */
export function languageOf(locale: string | null | undefined, previews: readonly string[]): string | null {
  const [tag, language] = /^([a-z]{2,3})(?:-[a-z]{2})?\b/.exec((locale ?? '').toLowerCase()) ?? [];
  const isUsed = (name: string) => languages[name]?.isComplete === true || previews.includes(name);
  return [tag, language].find((name) => name !== undefined && name in languages && isUsed(name)) ?? null;
}

/** The names in FORMDECK_PREVIEW_LANGUAGES: `fr,de`. */
export function previewsIn(setting: string | undefined): string[] {
  return (setting ?? '').split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim().toLowerCase()]));
}

/** A language by its tag; English for null. */
export async function loadLanguage(tag: string | null): Promise<Language> {
  const offer = tag === null ? undefined : languages[tag];
  return tag === null || offer === undefined ? english : offer.load(tag);
}
