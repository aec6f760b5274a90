// What the words of the product mean, from the same document that the help of the browser shows.
import text from '#docs/words.md?raw';
import { sectionsOf } from '#core/features/help-sections.ts';

type Term = { group: string; word: string; meaning: string };

/** The words in the order of the document, each with the heading that it stands under. */
export const terms: readonly Term[] = groupedTerms();

function groupedTerms(): Term[] {
  let group = '';
  return sectionsOf({ name: 'words', title: '', text }).flatMap(({ level, title, text: meaning }) => {
    if (level === 2) group = title;
    const plain = meaning.trim().replaceAll(/\s+/g, ' ').replaceAll('`', '');
    return level === 3 ? [{ group, word: title, meaning: plain }] : [];
  });
}

/** Those that have some text in their name; without such, those that have it in what they mean. */
export function termsWith(searched: string): readonly Term[] {
  const has = (said: string) => said.toLowerCase().includes(searched.toLowerCase());
  const named = terms.filter(({ word }) => has(word));
  return named.length > 0 ? named : terms.filter(({ meaning }) => has(meaning));
}
