// Parses CSV from a stream of text chunks, record by record, in constant memory. An unfinished last record is parsed
// again with the next chunk. An issue with the whole file is returned as a value; an issue with a row is stored in the
// row.
import { cellShield } from './cell-shield.ts';
import { isRestOfHeader, mayBeCut, type Piece, rowsAhead } from './csv-cut.ts';
import { detectFormat } from './csv-format.ts';
import { hasSwallowed, loneQuotes, noLoneQuotes } from './csv-quotes.ts';
import type { CsvDelimiter, CsvFormat } from './csv-notation.ts';
import { maximumRecordLength, readRecords } from './csv-records.ts';
import { type CsvShape, type HeaderAlign, shapeOf } from './csv-shape.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `csvRow` is 1 for the first record below the header. Empty records are not counted. */
export type CsvRow = {
  csvRow: number;
  cells: readonly string[];
  /** Why its cells cannot be assigned to columns; null: they are in header order. */
  issue: string | null;
};

/** A row with the line of the file, as a text editor counts, in which it begins. */
export type CsvLine = CsvRow & { line: number };

/** Why a file cannot be read; `line` is the line in a text editor, if known. */
export type CsvIssue = {
  kind: 'binary' | 'quote' | 'too-long' | 'empty' | 'no-rows';
  line: number | null;
  message: string;
};

export type CsvReaderOptions = {
  /** Called once before any row, after the first 1,000 records (or all if fewer) were read. */
  onHeaders: (headers: readonly string[], shape: CsvShape) => void;
  /** Called with batches of records, their cells as in the file. */
  onRows: (rows: readonly CsvLine[]) => void;
  /** Detected from the first lines if omitted. */
  delimiter?: CsvDelimiter;
  /** Which columns a header with too few names belongs to. */
  headerAlign?: HeaderAlign | null;
  /** Whether the file is one for spreadsheets: what our own files have before formulas is taken back from its cells. */
  isForSpreadsheets?: () => boolean;
  /** Whether bytes of the file were no letters: U+FFFD stands for them then, and is not the file's own. */
  isBroken?: () => boolean;
};

export type CsvReader = {
  /** Takes the next chunk of text, split anywhere. After an issue, nothing more is read. */
  push(text: string): CsvIssue | null;
  /** Reads the rest. */
  end(): CsvIssue | null;
  /** Number of records read below the header. */
  readonly rowCount: number;
  /** Number of cells without what protected a spreadsheet from their formulas. */
  readonly shieldedCells: number;
  /** Null until detected: after the first 64 KB, or at the end. */
  readonly delimiter: CsvDelimiter | null;
};

/** The chunk size, and the sample size for format detection. */
const pieceLength = 64 * 1024;
/** How many records determine a file's shape. */
const recordsToJudge = 1_000;
const rowsPerChunk = 10_000;
export const unreadable = t(m.couldNotParseUploadedCsv);

type HeldRow = { cells: string[]; line: number; isStray: boolean } & Pick<Piece, 'lone' | 'mayGoOn'>;
type ReadRow = CsvLine & Piece;

/** A reader for one file; `csvDecoder` provides its text. */
export function createCsvReader(options: CsvReaderOptions): CsvReader {
  const { onHeaders, onRows, delimiter, headerAlign = null } = options;
  const { isBroken = () => false } = options;
  const shield = cellShield(options.isForSpreadsheets);
  let format: CsvFormat | null = null;
  let pending = '';
  let pendingLine = 1;
  let doubtfulUntil = 0;
  let enough = pieceLength;
  let header: readonly string[] | null = null;
  let held: HeldRow[] | null = [];
  let shape: CsvShape | null = null;
  let rows: ReadRow[] = [];
  /** How many of them were handed on. */
  let passed = 0;
  let isEnding = false;
  let rowCount = 0;
  let issue: CsvIssue | null = null;

  function add(piece: string): void {
    if (piece.includes('\0')) {
      issue = { kind: 'binary', line: null, message: t(m.itIsNotTextFile, { unreadable }) };
      return;
    }
    pending += piece;
    if (pending.length >= enough) read(false);
  }

  function read(last: boolean): void {
    const found = (format ??= formatOf(pending, last, delimiter));
    const lineAt = lineCounter(pending, found.newline, pendingLine);
    const reader = readRecords(pending, found, last, doubtfulUntil);
    const records: HeldRow[] = [];
    for (let record = reader.next(header === null); record !== null; record = reader.next(header === null)) {
      const { cells } = record;
      // Of what is left of a row that was cut short the number of cells says so.
      const blank = !record.stray && isBlank(cells);
      if (blank && (header === null || (cells.length === 1 && !record.quoted))) continue;
      if (blank && shape !== null && cells.length === shape.width) continue;
      const line = lineAt(record.start);
      if (header !== null) {
        records.push({
          cells,
          line,
          isStray: record.stray || record.otherwise,
          lone: record.quoted ? noLoneQuotes : loneQuotes(cells, found),
          mayGoOn: record.mayGoOn,
        });
      } else if (!record.stray && !hasSwallowed(cells, found, reader.quotes.within > 0))
        header = shield.own(cells);
      else return void (issue = quoteIssue(line));
    }
    take(records);

    const done = Math.min(reader.position, pending.length);
    if (pending.length - done > maximumRecordLength + pieceLength) issue ??= tooLong(lineAt(done));
    pendingLine = lineAt(done);
    doubtfulUntil = reader.doubtfulUntil - done;
    pending = pending.slice(done);
    // An unfinished record is parsed again from its start, so wait until it has grown well beyond that: a long one in
    // many small chunks would otherwise take quadratic time.
    enough = Math.min(2 * pending.length, maximumRecordLength + pieceLength) + 1;
  }

  function take(records: readonly HeldRow[]): void {
    if (held === null) return handOn(records);
    held = held.concat(records);
    if (held.length >= recordsToJudge + rowsAhead) judge();
  }

  function judge(): void {
    if (held === null || header === null) return;
    const all = held;
    held = null;
    const whole = all.slice(0, recordsToJudge).filter(({ isStray, cells }) => !isStray && !isBlank(cells));
    shape = shapeOf(
      header,
      whole.map(({ cells }) => cells),
      headerAlign,
    );
    onHeaders(shape.headers, shape);
    const { width } = shape;
    handOn(all.filter(({ cells }) => !isBlank(cells) || cells.length !== width));
  }

  /** In batches, so that a consumer can spread each into a call's arguments. The last ones wait for those that follow. */
  function handOn(records: readonly HeldRow[]): void {
    for (let start = 0; start < records.length; start += rowsPerChunk) {
      for (const row of records.slice(start, start + rowsPerChunk)) {
        const cells = shield.own(row.cells);
        // What it had was an apostrophe before a tab or a line break.
        if (!row.isStray && isBlank(cells) && !isBlank(row.cells)) continue;
        const problem = issueOf({ ...row, cells });
        rows.push({
          ...row,
          cells,
          csvRow: (rowCount += 1),
          issue: problem,
          isBad: problem !== null,
          isCut: false,
        });
      }
      const isLast = isEnding && start + rowsPerChunk >= records.length;
      passOn(isLast ? rows.length : rows.length - rowsAhead);
    }
  }

  function passOn(until: number): void {
    if (until <= passed) return;
    for (const [index, row] of rows.entries()) {
      const isRest = row.csvRow === 1 && isRestOfHeader(header ?? [], row);
      if (index < passed || index >= until || !(isRest || mayBeCut(rows, index))) continue;
      row.isCut = true;
      row.issue = cutText;
    }
    onRows(
      rows
        .slice(passed, until)
        .map(({ csvRow, line, cells, issue: own }) => ({ csvRow, line, cells, issue: own })),
    );
    // Those that the next ones look back at.
    const first = Math.max(0, until - rowsAhead);
    rows = rows.slice(first);
    passed = until - first;
  }

  function issueOf({ cells, line, isStray }: HeldRow): string | null {
    if (isStray) return t(m.quoteInLineOfFile, { line });
    if (isBroken() && cells.some(hasReplacement)) return undecodable;
    return shape === null ? null : (countIssue(cells, shape) ?? headerIssue(cells, shape));
  }

  return {
    push(text) {
      for (let start = 0; start < text.length && !issue; start += pieceLength) {
        add(text.slice(start, start + pieceLength));
      }
      return issue;
    },
    end() {
      isEnding = true;
      if (!issue) read(true);
      if (!issue) judge();
      if (!issue) passOn(rows.length);
      if (header === null) issue ??= { kind: 'empty', line: null, message: t(m.itIsEmpty, { unreadable }) };
      else if (rowCount === 0) {
        const message = t(m.thereAreNoRowsBelow, { unreadable });
        issue ??= { kind: 'no-rows', line: null, message };
      }
      return issue;
    },
    get rowCount() {
      return rowCount;
    },
    get shieldedCells() {
      return shield.cells;
    },
    get delimiter() {
      return format?.delimiter ?? null;
    },
  };
}

/** Converts the first rows of a file to another shape. */
export function reshaped(rows: readonly CsvRow[], from: CsvShape, to: CsvShape): CsvRow[] {
  return rows.map((row) => {
    const isOfCount = row.issue === null || row.issue === countIssue(row.cells, from);
    return isOfCount ? { ...row, issue: countIssue(row.cells, to) } : row;
  });
}

function countIssue({ length }: readonly string[], { width }: CsvShape): string | null {
  return length === width ? null : t(m.thisRowHasCellsHeader, { length, width });
}

/** A file that was put together of several has their headers among its rows. */
function headerIssue(cells: readonly string[], { header }: CsvShape): string | null {
  if (cells[0]?.trim() !== header[0]?.trim()) return null;
  const repeats = header.every((name, index) => name.trim() === (cells[index] ?? '').trim());
  return repeats && header.length > 1 ? repeatedHeader : null;
}

const cutText = t(m.thisRowMayBePart);
const repeatedHeader = t(m.thisRowRepeatsHeader);
const undecodable = t(m.thisRowHasLettersThat);

function quoteIssue(line: number): CsvIssue {
  const message = t(m.quoteInHeaderInLine, { unreadable, line });
  return { kind: 'quote', line, message };
}

function tooLong(line: number): CsvIssue {
  const message = t(m.recordThatBeginsInLine, { unreadable, line });
  return { kind: 'too-long', line, message };
}

function formatOf(text: string, isWhole: boolean, delimiter: CsvDelimiter | undefined): CsvFormat {
  return detectFormat(text.slice(0, pieceLength), isWhole && text.length <= pieceLength, delimiter);
}

/** Whether it has a letter that stands for one that was lost. */
export function hasReplacement(cell: string): boolean {
  return cell.includes('\uFFFD');
}

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}

/** Line numbers of increasing indexes, each part counted once. */
function lineCounter(text: string, newline: string, firstLine: number): (index: number) => number {
  let line = firstLine;
  let countedTo = 0;
  return (index) => {
    for (
      let at = text.indexOf(newline, countedTo);
      at >= 0 && at < index;
      at = text.indexOf(newline, at + 1)
    ) {
      line += 1;
      countedTo = at + 1;
    }
    return line;
  };
}
