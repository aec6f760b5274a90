// A text of one date format, written in another. Many rows are converted so: where both formats have fields of a fixed
// width only, the parts of the text are put in another order, without a moment in between.
import { compileDateFormat, formatDate } from './date-format.ts';

/** The text in the other format; null if it is no such date. */
export type DateRewriter = (text: string) => string | null;

/** Compiles the rewriting; null if one of them is not a supported format. Times have no zone, so they stay as they are. */
export function compileDateRewrite(from: string, to: string): DateRewriter | null {
  const read = compileDateFormat(from);
  if (read === null || compileDateFormat(to) === null) return null;
  const slow: DateRewriter = (text) => {
    const ms = read(text, 'UTC');
    return ms === null ? null : formatDate(ms, to, 'UTC');
  };
  const source = fixedPattern(from);
  const target = fixedPattern(to);
  return source === null || target === null ? slow : fixedRewriter(source, target, slow);
}

/** A field by its first letter with its width, or the characters between fields. */
type Piece = { field: string; width: number } | { literal: string };

const widths: ReadonlyMap<string, number> = new Map([
  ['yyyy', 4],
  ['MM', 2],
  ['dd', 2],
  ['HH', 2],
  ['mm', 2],
  ['ss', 2],
  ['SSS', 3],
]);
const pieceOf = /'([^']*)'|([a-zA-Z])\2*|[^a-zA-Z']+/g;

/** The pieces of a format with fields of a fixed width only, each of them once; null for other formats. */
function fixedPattern(format: string): Piece[] | null {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, 1: quoted, 2: letter, index } of format.matchAll(pieceOf)) {
    if (index !== end) return null;
    end += text.length;
    if (letter === undefined) pieces.push({ literal: quoted ?? text });
    else {
      const width = widths.get(text);
      if (width === undefined) return null;
      pieces.push({ field: letter, width });
    }
  }
  const fields = pieces.flatMap((piece) => ('field' in piece ? piece.field : []));
  return end === format.length && new Set(fields).size === fields.length ? pieces : null;
}

function fixedRewriter(
  source: readonly Piece[],
  target: readonly Piece[],
  slow: DateRewriter,
): DateRewriter | null {
  const starts = new Map<string, number>();
  /** The code of the character at each index; 0 where a digit has to be. */
  const expected: number[] = [];
  for (const piece of source) {
    if ('literal' in piece) for (const letter of piece.literal.split('')) expected.push(letter.charCodeAt(0));
    else {
      starts.set(piece.field, expected.length);
      for (let index = 0; index < piece.width; index += 1) expected.push(0);
    }
  }
  const length = expected.length;
  const startOf = (field: string) => starts.get(field) ?? -1;
  const [year, month, day] = [startOf('y'), startOf('M'), startOf('d')];
  const [hour, minute, second] = [startOf('H'), startOf('m'), startOf('s')];
  if (year === -1 || month === -1 || day === -1) return slow;
  /** What the text is put together from: literals, and where fields of the source stand. */
  const parts = target.map((piece) => {
    if ('literal' in piece) return { text: piece.literal, from: -1, to: -1 };
    const from = startOf(piece.field);
    return { text: '0'.repeat(piece.width), from, to: from + piece.width };
  });

  return (text) => {
    if (text.length !== length) return slow(text);
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      const wanted = expected[index];
      if (wanted === 0 ? code < 48 || code > 57 : code !== wanted) return slow(text);
    }
    // Days after the 28th, like all that is wrong, are left to the calendar.
    const dayOfMonth = two(text, day);
    const monthOfYear = two(text, month);
    if (monthOfYear < 1 || monthOfYear > 12 || dayOfMonth < 1 || dayOfMonth > 28) return slow(text);
    if (two(text, hour) > 23 || two(text, minute) > 59 || two(text, second) > 59) return slow(text);
    // Years before 1000 are rare enough for the same.
    if (text.charCodeAt(year) === 48) return slow(text);
    let written = '';
    for (const part of parts) written += part.from === -1 ? part.text : text.slice(part.from, part.to);
    return written;
  };
}

/** The number of two digits; 0 where there is no such field. */
function two(text: string, at: number): number {
  return at === -1 ? 0 : 10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 528;
}
