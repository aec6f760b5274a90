// Validation of single flags and arguments. Invalid values are `usage` errors that list the valid ones.
import { AppError } from '#core/errors.ts';
import { isIdBeginning } from '#core/short-id.ts';

/** One of several words, ignoring case; undefined without the flag. */
export function oneOf<const W extends string>(
  flag: string,
  words: readonly W[],
  given: string | undefined,
): W | undefined {
  if (given === undefined) return undefined;
  const found = words.find((word) => word.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  throw new AppError('usage', `${flag} does not take "${given}".`, {
    hint: `Choose one of ${words.map((word) => word.toLowerCase()).join(', ')}.`,
  });
}

/** An id, or its beginning of at least 4 characters, in lower case. `what` describes it: 'a sheet'. */
export function idPartGiven(what: string, given: string | undefined): string {
  if (given !== undefined && isIdBeginning(given)) return given.toLowerCase();
  throw new AppError('usage', `"${given ?? ''}" is not the id of ${what}, nor the beginning of one.`);
}

/** An integer between two bounds; undefined without the flag. */
export function wholeNumber(
  flag: string,
  given: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new AppError('usage', `${flag} takes a whole number from ${least} to ${most}, not "${given}".`);
}
