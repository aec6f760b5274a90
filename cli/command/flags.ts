// Validation of single flags and arguments. Invalid values are `usage` errors that list the valid ones.
import { AppError } from '#core/errors.ts';
import { isIdBeginning } from '#core/short-id.ts';
import { type Wording, wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** One of several words, ignoring case; undefined without the flag. */
export function oneOf<const W extends string>(
  flag: string,
  words: readonly W[],
  given: string | undefined,
): W | undefined {
  if (given === undefined) return undefined;
  const found = words.find((word) => word.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  throw new AppError('usage', wording(m.doesNotTake, { flag, given }), {
    hint: wording(m.chooseOneOfWords, { words: words.map((word) => word.toLowerCase()).join(', ') }),
  });
}

/** An id, or its beginning of at least 4 characters, in lower case. */
export function idPartGiven(
  kind: 'sheet' | 'row' | 'import' | 'export' | 'undo',
  given: string | undefined,
): string {
  if (given !== undefined && isIdBeginning(given)) return given.toLowerCase();
  throw new AppError('usage', wording(m.isNoIdOf, { given: given ?? '', kind }));
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
  throw new AppError('usage', wording(m.takesWholeNumberFromTo, { flag, least, most, given }));
}

/** Throws `usage` unless something to change is given; `hint` names the options. */
export function requireChange(isGiven: boolean, hint: Wording): void {
  if (!isGiven) throw new AppError('usage', wording(m.sayWhatToChange), { hint });
}
