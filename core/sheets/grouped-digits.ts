// Digits in groups, as in `17,250`, for anyone who reads a quantity. A number may as well be a year or a badge, which nobody
// writes so: a quantity is known by the unit in its title, such as `Toll (CAD)`. What is searched, copied, exported or edited is
// the answer as it was given.
import { currentFormats } from '#core/format/current.ts';
import type { Formats } from '#core/format/formats.ts';
import { isNumber, type QuestionType } from '#core/questions/types.ts';
import { unitOf } from '#core/questions/unit.ts';

/** The text of an answer, with its digits in groups if it is a quantity. */
export function groupedDigits(
  question: { type: QuestionType; text: string } | undefined,
  text: string,
  formats: Pick<Formats, 'number'> = currentFormats.value,
): string {
  if (question === undefined || !isNumber(question.type) || unitOf(question.text) === null) return text;
  return text.replace(/^(-?)([1-9]\d{3,14})(?=$|[.,]\d)/, (_, sign: string, whole: string) => {
    return `${sign}${formats.number(Number(whole))}`;
  });
}

/** A number that somebody searches as they read it, without its groups; null for any other word. */
export function withoutGroups(word: string): string | null {
  const [, number] = /^(-?\d{1,3}(?:[,.']\d{3})+)$/.exec(word) ?? [];
  return number?.replaceAll(/[,.']/g, '') ?? null;
}
