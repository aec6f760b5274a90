// What tells that a quote is out of place, or that a text is in quotes of the other kind.
import type { CsvFormat, CsvQuote } from './csv-notation.ts';

export function otherQuoteOf(quote: CsvQuote): CsvQuote {
  return quote === '"' ? "'" : '"';
}

/** What quotes without a partner cells have that were read without quotes. */
export type LoneQuotes = {
  any: boolean;
  /** One of the other kind at the beginning or the end of a cell. */
  opens: boolean;
  closes: boolean;
  /** Of either kind, whatever the file's quotes are: at one end of a cell alone, and an odd number in a cell. */
  edge: boolean;
  odd: boolean;
};

export const noLoneQuotes: LoneQuotes = { any: false, opens: false, closes: false, edge: false, odd: false };

export function loneQuotes(cells: readonly string[], { quote, quoting, isMixed }: CsvFormat): LoneQuotes {
  const other = otherQuoteOf(quote);
  // In a file that has cells in quotation marks, and none in apostrophes, these are letters.
  const areLetters = quote === '"' && quoting === 'quoted' && !isMixed;
  let found = noLoneQuotes;
  for (const cell of cells) {
    if (!cell.includes(quote) && !cell.includes(other)) continue;
    const [isOdd, isOtherOdd] = [quote, other].map((one) => cell.split(one).length % 2 === 0);
    if (isOdd && quoting !== 'literal') found = { ...found, any: true };
    if (isOdd || isOtherOdd) found = { ...found, odd: true };
    if ([quote, other].some((one) => opensOrCloses(cell.trim(), one))) found = { ...found, edge: true };
    if (areLetters) continue;
    const trimmed = cell.includes(other) ? cell.trim() : '';
    if (!opensOrCloses(trimmed, other)) continue;
    const [opens, closes] = [trimmed.startsWith(other), trimmed.endsWith(other)];
    found = { ...found, any: true, opens: found.opens || opens, closes: found.closes || closes };
  }
  return found;
}

/** Whether cells that were read without quotes have quotes of the other kind: around one of them, or around several. */
export function isQuotedOtherwise(cells: readonly string[], format: CsvFormat): boolean {
  const other = otherQuoteOf(format.quote);
  const quoting = format.isMixed ? 'unknown' : format.quoting;
  const trimmed = cells.map((cell) => (cell.includes(other) ? cell.trim() : ''));
  if (trimmed.some((cell) => isWhollyQuoted(cell, other, quoting))) return true;
  if ((format.hasApostrophes || format.isMixed) && trimmed.some((cell) => opensOrCloses(cell, other)))
    return true;
  if (quoting === 'quoted') return false;
  // The text of a cell that opens goes on in another one, whose quote may have lost the separator behind it.
  const opening = trimmed.findIndex((cell) => cell.startsWith(other) && opensOrCloses(cell, other));
  return opening !== -1 && cells.some((cell, index) => index > opening && cell.includes(other));
}

function isWhollyQuoted(cell: string, other: CsvQuote, quoting: CsvFormat['quoting']): boolean {
  const [begins, ends] = [cell.startsWith(other), cell.endsWith(other)];
  if (cell.length < 2 || !(begins || ends)) return false;
  if (quoting !== 'quoted') return (begins && ends) || cell.includes(other + other);
  // Among cells in quotes, apostrophes around a word are its own.
  const inner = cell.slice(1, -1);
  const doubled = other + other;
  // Those within it are doubled, or one has lost its double.
  const others = inner.replaceAll(doubled, '').split(other).length - 1;
  const isDoubled = inner.includes(doubled) && others === 0;
  return begins && ends && (isDoubled || (others === 1 && /\p{L}['"]\p{L}/u.test(inner)));
}

function opensOrCloses(cell: string, quote: CsvQuote): boolean {
  return cell === quote || cell.startsWith(quote) !== cell.endsWith(quote);
}

/** Whether a text ends where a cell or a row does. */
export function endsApart(value: string, { delimiter, newline }: CsvFormat): boolean {
  return value.endsWith(delimiter) || value.endsWith(newline);
}

/** Without the quotes at its end: they may be those of the next cells. */
export function withoutLastQuotes(value: string, quote: CsvQuote): string {
  let end = value.length;
  while (value[end - 1] === quote) end -= 1;
  return value.slice(0, end);
}

/**
 * Whether a name has lost its own quote and goes on to that of a cell below: it ends with its line or a delimiter, and has
 * nothing but line breaks, or a row with empty cells in quotes; or it is the only name, or another has a quote without being
 * in quotes.
 */
export function hasSwallowed(
  header: readonly string[],
  { delimiter, quote }: CsvFormat,
  hasBareQuote: boolean,
): boolean {
  const isRow = (line: string) => {
    const cells = line.split(delimiter);
    const quotes = cells.filter((cell) => cell.includes(quote));
    const areEmpty = quotes.every((cell) => cell.replaceAll(quote, '') === '');
    return cells.length > 1 && quotes.length > 0 && areEmpty;
  };
  return header.some((name) => {
    const [, ...lines] = name.split(/\r\n|[\n\r]/);
    const end = lines.at(-1);
    if (end === undefined) return false;
    if (hasBareQuote) return true;
    if (!(end === '' || end.endsWith(delimiter))) return false;
    return name.trim() === '' || header.length === 1 || lines.some(isRow);
  });
}
