// Splits the text of a CSV file into records and cells (RFC 4180), in chunks. papaparse reads past line breaks after a
// stray quote and cannot be told to stop, so one would swallow the rows below it: here a record with a stray quote ends
// with its line.
import { isInQuotes } from '#core/files/csv-lines.ts';
import type { CsvFormat } from './csv-notation.ts';
import { endsApart, isQuotedOtherwise, otherQuoteOf, withoutLastQuotes } from './csv-quotes.ts';

export type CsvRecord = {
  cells: string[];
  /** Index of its first character. */
  start: number;
  /** Whether it has a quote out of place: its cells are then its line, split at the delimiters. */
  stray: boolean;
  /** Whether a cell is in quotes of the other kind, which are no part of it. */
  otherwise: boolean;
  /** Whether any of its cells is in quotes. */
  quoted: boolean;
  /**
   * Whether a quote of it may be lost, if the next row has one too many: one that ends a text with a delimiter at its end
   * rather begins the next text, and a blank last cell behind others in quotes may have lost the one that begins it.
   */
  mayGoOn: boolean;
};

export type RecordReader = {
  /**
   * The next record; null if the text ends within it and more may follow. In a header, quotes within a name are part of it:
   * names are shown before anything is imported.
   */
  next(isHeader?: boolean): CsvRecord | null;
  /** Index of the first unread character. */
  readonly position: number;
  /** How many cells after a delimiter start with spaces, and how many do not; unquoted ones if the format is spaced. */
  readonly spacing: { readonly spaced: number; readonly close: number };
  /**
   * How many cells were in quotes, how many of those have a delimiter or a line break in them, or doubled quotes, and how many
   * records have quotes within cells without them; and whether each record is written as our files for programs are, where no
   * quote has to be guessed.
   */
  readonly quotes: {
    readonly around: number;
    /** Those that are not empty. */
    readonly filled: number;
    readonly enclosing: number;
    readonly doubled: number;
    readonly within: number;
    readonly ours: boolean;
  };
  /** Up to this index, rows may be parts of a text that was cut by a stray quote. */
  readonly doubtfulUntil: number;
};

/** A quoted text that does not end within this many characters counts as a stray quote. */
export const maximumRecordLength: number = 1024 * 1024;

/**
 * Splits `text`, which starts with a record. `isWhole`: nothing follows; `doubtfulUntil` is the previous reader's value,
 * relative to the start of this text.
 */
export function readRecords(
  text: string,
  format: CsvFormat,
  isWhole: boolean,
  doubtfulUntil = 0,
): RecordReader {
  const { delimiter, quote, newline } = format;
  const doubled = quote + quote;
  const otherQuote = otherQuoteOf(quote);
  const letterBefore = quote === '"' ? /\d/ : /\p{L}/u;
  const isOurStyle = quote === '"' && delimiter === ',' && newline === '\n';
  const spacing = { spaced: 0, close: 0 };
  const quotes = { around: 0, filled: 0, enclosing: 0, doubled: 0, within: 0, ours: isOurStyle };
  let position = 0;
  let doubtful = doubtfulUntil;
  const find = {
    delimiter: finder(text, delimiter),
    quote: finder(text, quote),
    newline: finder(text, newline),
  };

  function next(isHeader = false): CsvRecord | null {
    if (position >= text.length) return null;
    const lineEnd = find.newline(position);
    if (find.quote(position) > lineEnd || find.quote(position) === Infinity) {
      return lineEnd === Infinity && !isWhole ? null : plainRecord(position, lineEnd, false);
    }
    return quotedRecord(position, isHeader);
  }

  /** A line, split at the delimiters. */
  function plainRecord(start: number, lineEnd: number, stray: boolean): CsvRecord {
    const end = Math.min(lineEnd, text.length);
    position = end + 1;
    const line = text.slice(start, withoutReturn(start, end));
    const split = line.split(delimiter);
    const cells = format.spaced ? split.map(withoutBlanks) : split;
    quotes.ours &&= !stray && text[end - 1] === '\r' && !split.some(isInQuotes);
    return {
      cells,
      start,
      stray,
      otherwise: line.includes(otherQuote) && isQuotedOtherwise(cells, format),
      quoted: false,
      mayGoOn: false,
    };
  }

  /** A record with quotes in its first line. */
  function quotedRecord(start: number, isHeader: boolean): CsvRecord | null {
    const limit = start + maximumRecordLength;
    let isWithin = false;
    let mayGoOn = false;
    const before = quotes.around;
    const cells: string[] = [];
    /** Those that are not in quotes. */
    const bare: string[] = [];
    let at = start;
    for (;;) {
      const opening = afterBlanks(at);
      const isQuoted = text[opening] === quote;
      if (isQuoted && opening > at && !(format.spaced && cells.length > 0))
        return strayRecord(start, opening);
      if (isQuoted) {
        const closing = closingQuote(opening, limit);
        if (closing === null) return null;
        if (closing === -1) return strayRecord(start, opening);
        const behind = afterBlanks(closing + 1);
        const ending = endingAt(behind);
        if (ending === null) return null;
        if (ending === 'none') return strayRecord(start, closing);
        if (cells.length > 0) note(opening > at);
        const value = text.slice(opening + 1, closing);
        cells.push(value.includes(quote) ? value.replaceAll(doubled, quote) : value);
        quotes.around += 1;
        if (value !== '') quotes.filled += 1;
        const hasNewline = value.includes(newline);
        // Two apostrophes that are cells of their own enclose what is between these.
        const isBetween =
          endsApart(value, format) && (value.startsWith(delimiter) || value.startsWith(newline));
        if ((hasNewline || value.includes(delimiter)) && !isBetween) quotes.enclosing += 1;
        if (value.includes(quote)) quotes.doubled += 1;
        quotes.ours &&= closing - opening === 1 || isInQuotes(cells.at(-1) ?? '');
        quotes.ours &&= opening === at && behind === closing + 1 && ending !== 'newline';
        mayGoOn ||= hasNewline && endsApart(withoutLastQuotes(value, quote), format);
        at = behind + 1;
        if (ending === 'delimiter') continue;
        return done(ending === 'return' ? behind + 2 : at);
      }
      const end = find.newline(at);
      const cellEnd = Math.min(find.delimiter(at), end, text.length);
      if (cellEnd === text.length && !isWhole) return null;
      const isLast = cellEnd !== find.delimiter(at);
      const cell = text.slice(at, isLast ? withoutReturn(at, cellEnd) : cellEnd);
      const within = cell.indexOf(quote);
      if (within !== -1) {
        if (!isWithin) quotes.within += 1;
        isWithin = true;
        // After a stray quote, this may be the end of the text that it has cut.
        const isStray = start < doubtful || (!isHeader && outOfPlace(cell, within, at, limit));
        if (isStray === null) return null;
        if (isStray) return strayRecord(start, at + within);
      }
      if (cell.includes(otherQuote)) bare.push(cell);
      quotes.ours &&= !isInQuotes(cell) && (!isLast || text[cellEnd - 1] === '\r');
      cells.push(format.spaced ? withoutBlanks(cell, cells.length) : cell);
      at = cellEnd + 1;
      if (!isLast) continue;
      return done(at, cell === '');
    }

    function done(end: number, isOpen = false): CsvRecord {
      position = end;
      const quoted = quotes.around > before;
      // Two quotes that are letters, as in the other rows, enclose the lines between them.
      const isEnclosed = format.quoting === 'literal' && cells.some((cell) => cell.includes(newline));
      const otherwise = (quoted && (format.isMixed || isEnclosed)) || isQuotedOtherwise(bare, format);
      return { cells, start, stray: false, otherwise, quoted, mayGoOn: mayGoOn || (quoted && isOpen) };
    }
  }

  /**
   * Whether a quote within a cell without quotes tells of a lost quote, or of a separator lost before a quoted cell; null if
   * more text is needed to say so.
   */
  function outOfPlace(cell: string, first: number, at: number, limit: number): boolean | null {
    if (format.quoting === 'literal') return false;
    const last = cell.lastIndexOf(quote);
    const isEnd = cell.slice(last + 1).trim() === '';
    // 5" pipe, and it's
    const isLetter = first === last && letterBefore.test(cell.charAt(first - 1));
    if (format.quoting === 'quoted' && !(isLetter && !isEnd)) return true;
    if (isEnd && !isLetter && (cell.split(quote).length - 1) % 2 === 1) return true;
    // Does a quoted cell begin at one of them, and end beyond this cell?
    for (let index = first; index !== -1; index = cell.indexOf(quote, index + 1)) {
      if (isEnd && index === last) break;
      const closing = closingQuote(at + index, limit);
      if (closing === null) return null;
      if (closing < at + cell.length) continue;
      const ending = endingAt(afterBlanks(closing + 1));
      if (ending !== 'none') return ending === null ? null : true;
    }
    return false;
  }

  /** The line of an unparsable record. The lines below it are in doubt, up to where its quote may close. */
  function strayRecord(start: number, quoteAt: number): CsvRecord | null {
    const lineEnd = find.newline(start);
    if (lineEnd === Infinity && !isWhole) return null;
    if (start >= doubtful) {
      const until = nextClosing(quoteAt, start + maximumRecordLength);
      if (until === null) return null;
      doubtful = until;
    }
    return plainRecord(start, lineEnd, true);
  }

  /**
   * Index of the quote that closes the one at `opening`; -1 if there is none before `limit`, null if more may follow.
   */
  function closingQuote(opening: number, limit: number): number | null {
    let at = opening;
    for (;;) {
      at = text.indexOf(quote, at + 1);
      if (at === -1) return isWhole || text.length >= limit ? -1 : null;
      if (at >= limit) return -1;
      if (text[at + 1] !== quote) return at + 1 < text.length || isWhole ? at : null;
      at += 1;
    }
  }

  /** Index of the next quote that ends a cell; `limit` if there is none before it, null if more may follow. */
  function nextClosing(from: number, limit: number): number | null {
    for (let at = text.indexOf(quote, from + 1); at !== -1 && at < limit; at = text.indexOf(quote, at + 1)) {
      const ending = endingAt(afterBlanks(at + 1));
      if (ending === null) return null;
      if (ending !== 'none') return at;
    }
    return isWhole || text.length >= limit ? limit : null;
  }

  /** What ends a quoted cell at this index; null if more may follow. */
  function endingAt(at: number): 'delimiter' | 'newline' | 'return' | 'none' | null {
    if (at >= text.length) return isWhole ? 'newline' : null;
    if (text[at] === delimiter) return 'delimiter';
    if (text[at] === newline) return 'newline';
    if (text[at] !== '\r') return 'none';
    if (at + 1 >= text.length) return isWhole ? 'newline' : null;
    return text[at + 1] === '\n' ? 'return' : 'none';
  }

  function afterBlanks(from: number): number {
    let at = from;
    while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1;
    return at;
  }

  /** The end of a line without the `\r` of `\r\n`. */
  function withoutReturn(start: number, end: number): number {
    return newline === '\n' && end > start && text[end - 1] === '\r' ? end - 1 : end;
  }

  function note(isSpaced: boolean): void {
    if (isSpaced) spacing.spaced += 1;
    else spacing.close += 1;
  }

  function withoutBlanks(cell: string, index: number): string {
    if (index === 0 || cell === '') return cell;
    const trimmed = cell.replace(/^ +/, '');
    // A blank cell says nothing about the spacing.
    if (trimmed.trim() !== '') note(trimmed !== cell);
    return trimmed;
  }

  return {
    next,
    get position() {
      return position;
    },
    spacing,
    quotes,
    get doubtfulUntil() {
      return doubtful;
    },
  };
}

/** Finds a character from an index on, Infinity if there is none; fast for increasing indexes. */
function finder(text: string, character: string): (from: number) => number {
  let since = 0;
  let found = -1;
  return (from) => {
    if (from > found || from < since) {
      const index = text.indexOf(character, from);
      found = index === -1 ? Infinity : index;
      since = from;
    }
    return found;
  };
}
