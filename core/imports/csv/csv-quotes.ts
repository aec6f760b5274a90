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
};

export const noLoneQuotes: LoneQuotes = { any: false, opens: false, closes: false };

export function loneQuotes(cells: readonly string[], { quote, quoting, isMixed }: CsvFormat): LoneQuotes {
  const other = otherQuoteOf(quote);
  // In a file that has cells in quotation marks, and none in apostrophes, these are letters.
  const areLetters = quote === '"' && quoting === 'quoted' && !isMixed;
  let found = noLoneQuotes;
  for (const cell of cells) {
    const isOdd = cell.includes(quote) && (cell.split(quote).length - 1) % 2 === 1;
    if (isOdd && quoting !== 'literal') found = { ...found, any: true };
    if (areLetters) continue;
    const trimmed = cell.includes(other) ? cell.trim() : '';
    if (!opensOrCloses(trimmed, other)) continue;
    const [opens, closes] = [trimmed.startsWith(other), trimmed.endsWith(other)];
    found = { any: true, opens: found.opens || opens, closes: found.closes || closes };
  }
  return found;
}

/** Whether cells that were read without quotes have quotes of the other kind: around one of them, or around several. */
export function isQuotedOtherwise(cells: readonly string[], format: CsvFormat): boolean {
  const other = otherQuoteOf(format.quote);
  const quoting = format.isMixed ? 'unknown' : format.quoting;
  const trimmed = cells.map((cell) => (cell.includes(other) ? cell.trim() : ''));
  if (trimmed.some((cell) => isWhollyQuoted(cell, other, quoting))) return true;
  if (format.hasApostrophes && trimmed.some((cell) => opensOrCloses(cell, other))) return true;
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
  return begins && ends && inner.includes(doubled) && !inner.replaceAll(doubled, '').includes(other);
}

function opensOrCloses(cell: string, quote: CsvQuote): boolean {
  return cell === quote || cell.startsWith(quote) !== cell.endsWith(quote);
}
