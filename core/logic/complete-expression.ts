// Completes an expression while it is typed: the questions whose titles somebody may be about to write.
import { expressionText, type TitledQuestion } from './format-expression.ts';

/** What stands from `from` to the caret is replaced by `text`. */
export type Completion = { title: string; text: string };
export type Completions = { from: number; choices: Completion[] };

/** More than anybody reads while typing. */
const mostChoices = 8;

/** The completions at a place in the text; without choices where nothing is to be completed. */
export function completionsAt(
  text: string,
  caret: number,
  questions: readonly TitledQuestion[],
): Completions {
  const before = text.slice(0, caret);
  const open = before.lastIndexOf('[');
  const isInside = open > before.lastIndexOf(']');
  const word = wordBefore(before);
  const from = isInside ? open : caret - word.length;
  const typed = (isInside ? before.slice(open + 1) : word).trim().toLowerCase();
  const isExpected = isInside || word !== '' || /(^|[-+*/(,×÷−])$/u.test(before.trimEnd());
  if (!isExpected) return { from: caret, choices: [] };
  const place = ({ text: title }: TitledQuestion) => title.toLowerCase().indexOf(typed);
  const found = questions
    .filter((question) => place(question) >= 0)
    // What begins so comes first.
    .toSorted((a, b) => Number(place(a) > 0) - Number(place(b) > 0));
  return {
    from,
    choices: found.slice(0, mostChoices).flatMap(({ id, text: title }) => {
      const written = expressionText({ var: id }, questions);
      return written === null ? [] : [{ title, text: written }];
    }),
  };
}

/** What may be the beginning of a title: it begins with a letter of any language. */
function wordBefore(text: string): string {
  let from = text.length;
  while (from > 0 && /[\p{L}\p{M}\p{N} '_-]/u.test(text[from - 1] ?? '')) from -= 1;
  const tail = text.slice(from);
  const first = tail.search(/\p{L}/u);
  // Digits before it are a number, and what is behind that is none of a title.
  return first < 0 || /\p{N}/u.test(tail.slice(0, first)) ? '' : tail.slice(first);
}

/** The text with a completion in it, and where the caret is then. */
export function completed(
  text: string,
  caret: number,
  { from, text: inserted }: { from: number; text: string },
): { text: string; caret: number } {
  const rest = text.slice(caret).replace(/^\]/, '');
  return { text: `${text.slice(0, from)}${inserted}${rest}`, caret: from + inserted.length };
}
