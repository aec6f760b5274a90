// Finds a thing as the user typed it: its id, the beginning of its id, or its name.
import { errorTexts as m } from '#core/messages/error-texts.ts';
import { AppError } from './errors.ts';
import { withFullStop } from './format/full-stop.ts';
import { isIdBeginning } from './short-id.ts';
import { similarities } from './similarity.ts';
import { t } from '#core/messages/text.ts';
import type { Message } from '#core/messages/message.ts';

type NamedEntity = { id: string; name: string };

export type Naming<T> = {
  /** How many things there are: `{count, plural, one {# form} other {# forms}}`. */
  count: Message;
  /** The message if there is none. */
  missing: string;
  /** Where they are listed: 'See `formdeck forms list`.' */
  list: string;
  /** Among several with the same name, the lowest rank wins. */
  rank?: (thing: T) => number;
  /** A line that distinguishes it from others of its name. */
  describe: (thing: T) => string;
};

/**
 * Finds the thing. Case is ignored; of several matching names, an exact match wins.
 * @throws AppError `not-found` with similar names in the hint, or `usage` if several match, each in the hint
 */
export function findNamed<T extends NamedEntity>(things: readonly T[], given: string, naming: Naming<T>): T {
  const text = foldName(given);
  const byId = things.find(({ id }) => id === text);
  if (byId !== undefined) return byId;
  const named = lowest(
    things.filter(({ name }) => foldName(name) === text),
    naming.rank,
  );
  const exact = named.filter(({ name }) => name === given);
  const found = exact.length === 1 ? exact : named;
  const counted = (all: readonly T[]) => t(naming.count, { count: all.length });
  if (found.length > 0) return only(found, t(m.severalCalled, { counted: counted(found), given }), naming);
  const begun = isIdBeginning(text) ? things.filter(({ id }) => id.startsWith(text)) : [];
  if (begun.length > 0) return only(begun, t(m.idsBegin, { counted: counted(begun), given }), naming);
  const near = didYouMean(given, [...new Set(things.map(({ name }) => name))]);
  throw new AppError('not-found', naming.missing, {
    hint: near === null ? naming.list : `${near}\n${naming.list}`,
  });
}

function only<T extends NamedEntity>(found: readonly T[], message: string, { describe }: Naming<T>): T {
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  throw new AppError('usage', message, {
    hint: [t(m.nameOneById), ...found.map((thing) => `  ${describe(thing)}`)].join('\n'),
  });
}

function lowest<T>(things: readonly T[], rank: (thing: T) => number = () => 0): readonly T[] {
  const least = Math.min(...things.map(rank));
  return things.filter((thing) => rank(thing) === least);
}

/** A question with up to three similar names; null if none is similar. */
function didYouMean(given: string, all: readonly string[]): string | null {
  const names = nearNames(given, all).map((name) => `"${name}"`);
  const [last, ...others] = names.toReversed();
  if (last === undefined) return null;
  return others.length === 0
    ? t(m.didYouMean, { name: last })
    : t(m.didYouMeanOneOf, { names: others.toReversed().join(', '), name: last });
}

/** A sentence on something that there is not, and what may have been meant. */
export function withMeant(sentence: string, given: string, all: readonly string[]): string {
  const near = didYouMean(given, all);
  return near === null ? sentence : `${withFullStop(sentence)} ${near}`;
}

const mostNear = 3;
/** Names with a lower score are not similar: "First name" and "Last name" have 0.44. */
const leastLikeness = 0.5;

/** Names that start with the text, contain all its words, or are similar, the most similar first. */
function nearNames(given: string, names: readonly string[]): string[] {
  const text = foldName(given);
  if (text === '') return [];
  const words = text.split(/\s+/);
  const [likeness = []] = similarities([text], names.map(foldName));
  return names
    .map((name, index) => {
      const folded = foldName(name);
      const like = likeness[index] ?? 0;
      if (folded.startsWith(text)) return { name, score: 2 + like };
      if (words.every((word) => folded.includes(word))) return { name, score: 1 + like };
      return { name, score: like >= leastLikeness ? like : 0 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostNear)
    .map(({ name }) => name);
}

/** A name normalized for comparison: trimmed, lower-case, with normalized accents. */
export function foldName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
