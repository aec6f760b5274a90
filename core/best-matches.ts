// Search among what a face can list: the command palette, the terminal's `:` and its pick lists. The letters typed occur
// in order, words in any order; accents and case are ignored.
import { go } from 'fuzzysort';

/** From here on a match is meant, not a coincidence of letters. */
const goodScore = 0.5;
/** What is shown where nothing is a good match: a letter is missing or wrong. */
const fairScore = 0.2;
/** A match among the further texts, such as synonyms, counts a little less than one in the name. */
const furtherWeight = 0.9;

/**
 * The items that match what was typed, best first; all of them in their order while nothing is typed. The first text of an
 * item is its name, the others are words by which it is found too.
 */
export function bestMatches<T>(
  typed: string,
  items: readonly T[],
  textsOf: (item: T) => readonly [string, ...string[]],
): T[] {
  if (typed.trim() === '') return [...items];
  const found = go(typed, items, {
    keys: [(item: T) => textsOf(item)[0], (item: T) => textsOf(item).slice(1).join(' ')],
    limit: 0,
    threshold: fairScore,
    scoreFn: ({ score, 0: name, 1: further }) =>
      Math.max(name?.score ?? 0, furtherWeight * (further?.score ?? 0), furtherWeight * score),
  });
  const good = found.filter(({ score }) => score >= goodScore);
  return (good.length > 0 ? good : found).map(({ obj }) => obj);
}
