// Reads CSV from a stream of text chunks, record by record, in memory that does not grow with the file.
// papaparse does the parsing: its Parser leaves an unfinished last record alone and says where it begins,
// so that the next chunk goes on from there. What is wrong with a file as a whole is a value.
import Papa from 'papaparse';
import { type CsvDelimiter, type CsvFormat, detectFormat } from './csv-format.ts';

/** `csvRow` is 1 for the first record below the header. Records without any text are not counted. */
export type CsvRow = { csvRow: number; cells: readonly string[] };

/** Why a file cannot be read; `line` is the line in a text editor, where there is one to name. */
export type CsvFault = {
  kind: 'binary' | 'quote' | 'too-long' | 'empty' | 'no-rows';
  line: number | null;
  message: string;
};

export type CsvReaderOptions = {
  /** Called once, before any row. */
  onHeaders: (headers: readonly string[]) => void;
  /**
   * Called with some records at a time. A record may have fewer or more cells than the header. Line ends
   * inside cells are `\n`, as in every text that is typed into a form.
   */
  onRows: (rows: readonly CsvRow[]) => void;
  /** Found by the first lines where it is not given. */
  delimiter?: CsvDelimiter;
};

export type CsvReader = {
  /** Takes the next piece of text, cut anywhere. After a fault nothing is read any more. */
  push(text: string): CsvFault | null;
  /** Reads what is left. */
  end(): CsvFault | null;
  /** How many records were read below the header. */
  readonly rowCount: number;
  /** Null until enough is known: after the first 64 KB, or at the end. */
  readonly delimiter: CsvDelimiter | null;
};

/** How much is parsed at once, and how much says which format a file has. */
const pieceLength = 64 * 1024;
const maximumRecordLength = 1024 * 1024;
export const unreadable = 'Could not Parse Uploaded CSV File';

/** A reader for one file; its text comes from `csvDecoder`. */
export function createCsvReader({ onHeaders, onRows, delimiter }: CsvReaderOptions): CsvReader {
  let format: CsvFormat | null = null;
  let pending = '';
  let pendingLine = 1;
  let heldBack = '';
  let enough = pieceLength;
  let hasHeaders = false;
  let rowCount = 0;
  let fault: CsvFault | null = null;

  function add(piece: string): void {
    if (piece.includes('\0')) {
      fault = { kind: 'binary', line: null, message: `${unreadable}: it is not a text file` };
      return;
    }
    // Two characters of one line end may come in two pieces.
    const text = heldBack + piece;
    heldBack = text.endsWith('\r') ? '\r' : '';
    pending += text.slice(0, text.length - heldBack.length).replaceAll('\r\n', '\n');
    if (pending.length >= enough) read(false);
  }

  function read(last: boolean): void {
    format ??= formatOf(pending, last, delimiter);
    // Without `step`: rows that are kept from it live so long that collecting them doubles the time.
    const parsed = new Papa.Parser(format).parse(pending, 0, !last) as Papa.ParseResult<string[]>;
    // What looks wrong in an unfinished record may be right once it is whole.
    const error = parsed.errors.find(({ row = 0 }) => row < parsed.data.length);
    if (error) fault = quoteFault(error.index);
    take(error ? parsed.data.slice(0, error.row) : parsed.data);

    const done = parsed.meta.cursor;
    if (pending.length - done > maximumRecordLength) fault ??= tooLong(done);
    pendingLine = lineAt(done);
    pending = pending.slice(done);
    // An unfinished record is parsed again from its beginning, so it must have grown well before that:
    // a long one in many small chunks would otherwise take quadratic time.
    enough = Math.min(2 * pending.length, maximumRecordLength) + 1;
  }

  function take(records: readonly string[][]): void {
    const rows: CsvRow[] = [];
    for (const cells of records) {
      if (isBlank(cells)) continue;
      if (hasHeaders) rows.push({ csvRow: (rowCount += 1), cells });
      else {
        hasHeaders = true;
        onHeaders(cells);
      }
    }
    if (rows.length > 0) onRows(rows);
  }

  function lineAt(index: number): number {
    return pendingLine + linesIn(pending.slice(0, index), format?.newline ?? '\n');
  }

  function quoteFault(index = 0): CsvFault {
    const line = lineAt(index);
    return {
      kind: 'quote',
      line,
      message: `${unreadable}: the quote that opens in line ${line} is not closed properly`,
    };
  }

  function tooLong(start: number): CsvFault {
    const line = lineAt(start);
    const message = `${unreadable}: the record that begins in line ${line} is longer than 1 MB; a quote may be missing`;
    return { kind: 'too-long', line, message };
  }

  return {
    push(text) {
      for (let start = 0; start < text.length && !fault; start += pieceLength) {
        add(text.slice(start, start + pieceLength));
      }
      return fault;
    },
    end() {
      if (!fault) read(true);
      if (!hasHeaders) fault ??= { kind: 'empty', line: null, message: `${unreadable}: it is empty` };
      else if (rowCount === 0) {
        fault ??= {
          kind: 'no-rows',
          line: null,
          message: `${unreadable}: there are no rows below the header`,
        };
      }
      return fault;
    },
    get rowCount() {
      return rowCount;
    },
    get delimiter() {
      return format?.delimiter ?? null;
    },
  };
}

function formatOf(text: string, isWhole: boolean, delimiter: CsvDelimiter | undefined): CsvFormat {
  const found = detectFormat(text.slice(0, pieceLength), isWhole && text.length <= pieceLength);
  return delimiter === undefined ? found : { ...found, delimiter };
}

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

function linesIn(text: string, newline: string): number {
  let lines = 0;
  for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) lines += 1;
  return lines;
}
