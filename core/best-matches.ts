// Search among what a face can list: the command palette, the terminal's `:` and its pick lists. The letters typed occur
// in order, words in any order; accents and case are ignored.
import { single } from 'fuzzysort';
import { foldName } from './find-named.ts';

/** From here on a match is meant, not a coincidence of letters. */
const goodScore = 0.5;
/** What is shown where nothing is a good match: a letter is missing or wrong. */
const fairScore = 0.2;
/** The whole name goes before all others that begin with it. */
const exactScore = 2;
/** Further words, such as synonyms, are matched from their beginning: typed in full, or the beginning alone. */
const wordScore = { whole: 0.97, begun: 0.8 } as const;
/** Scores that differ by less are the same, and leave the items in their order. */
const step = 0.2;

/**
 * The items that match what was typed, best first; all of them in their order while nothing is typed. The first text of an
 * item is its name, the others are words by which it is found too.
 */
export function bestMatches<T>(
  typed: string,
  items: readonly T[],
  textsOf: (item: T) => readonly [string, ...string[]],
): T[] {
  const words = foldName(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const scored = items
    .map((item) => ({ item, score: scoreOf(words, textsOf(item)) }))
    .filter(({ score }) => score >= fairScore);
  const good = scored.filter(({ score }) => score >= goodScore);
  return (good.length > 0 ? good : scored)
    .toSorted((a, b) => Math.round(b.score / step) - Math.round(a.score / step))
    .map(({ item }) => item);
}

/** Each word is found in the name, or begins one of the further words. */
function scoreOf(words: readonly string[], [name, ...texts]: readonly [string, ...string[]]): number {
  if (foldName(name) === words.join(' ')) return exactScore;
  const byName = single(words.join(' '), name)?.score ?? 0;
  if (texts.length === 0) return byName;
  const further = texts.flatMap((text) => foldName(text).split(/\s+/));
  const isFurther = (word: string) => further.some((one) => one.startsWith(word));
  const others = words.filter((word) => !isFurther(word));
  if (others.length === words.length) return byName;
  const isWhole = words.every((word) => further.includes(word));
  if (others.length === 0) return Math.max(byName, isWhole ? wordScore.whole : wordScore.begun);
  return Math.max(byName, wordScore.begun * (single(others.join(' '), name)?.score ?? 0));
}
