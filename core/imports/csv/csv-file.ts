// Reads a whole CSV file for an import from its bytes. A file that cannot be imported throws with the messages of spec
// 3; the issues of single rows are not checked here. Faces provide the bytes.
import { AppError } from '#core/errors.ts';
import { type CsvEncoding, fileDecoder } from './csv-encoding.ts';
import {
  createCsvReader,
  type CsvIssue,
  type CsvLine,
  type CsvRow,
  hasReplacement,
  unreadable,
} from './csv-read.ts';
import { countRepeats } from './csv-repeats.ts';
import type { CsvDelimiter } from './csv-notation.ts';
import type { CsvShape, HeaderAlign } from './csv-shape.ts';
import { checkHeaders } from './headers.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const notCsv = t(m.onlyCsvFormatIsAccepted);
/** The specified text, and what is read beside CSV. */
const notRead = t(m.filesThatAreReadCsv, { notCsv });
export const noFile = t(m.fileMustBePicked);

export type CsvSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type CsvSummary = {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  rowCount: number;
  /** How many rows are exactly like an earlier one. */
  repeatedRows: number;
  /** How many rows that can be read hold U+FFFD, which stands for a letter that was lost before. */
  replacementRows: number;
  /** How many cells had an apostrophe before what a spreadsheet would run, as our files for Excel do. */
  shieldedCells: number;
};

export type CsvWatcher = {
  /** Called once with the header and the first records (1,000, or all if fewer). Throwing stops the reading. */
  onHead: (headers: readonly string[], firstRows: readonly CsvRow[], shape: CsvShape) => void;
  /** Called with all records, including the first ones. */
  onRows: (rows: readonly CsvLine[]) => void;
  /** Cells are wanted as they are in the file, whatever protects a spreadsheet from them. */
  isExact?: boolean;
};

/** A file that was read to the end: plain data, so that a worker can post it. */
export type CsvFile = CsvSummary & {
  name: string;
  size: number;
  headers: readonly string[];
  /** At most 1,000. */
  firstRows: readonly CsvRow[];
  shape: CsvShape;
  /** Which columns a header with too few names belongs to; null: not specified. */
  headerAlign: HeaderAlign | null;
};

/** A workbook is read as the CSV of one of its worksheets. */
const textExtensions = ['', '.csv', '.txt', '.tsv', '.xlsx'];
const headRows = 1_000;
const pieceLength = 64 * 1024;

/** Checks a picked file's name and size before it is read; null: no issue. */
export function fileIssue(file: { name: string; size: number } | null): string | null {
  if (file === null) return noFile;
  const [extension = ''] = /\.[^./\\]*$/.exec(file.name) ?? [];
  return textExtensions.includes(extension.toLowerCase()) && file.size <= maximumImportBytes ? null : notRead;
}

/**
 * Reads a picked file for a draft of its import. `onBytes` reports the progress.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function readCsvFile(
  file: { name: string; size: number },
  source: CsvSource,
  onBytes: (bytes: number) => void = () => {},
): Promise<CsvFile> {
  const issue = fileIssue(file);
  if (issue !== null) throw new AppError('invalid', issue);
  const heads: Pick<CsvFile, 'headers' | 'firstRows' | 'shape'>[] = [];
  const summary = await readCsv(counted(source, onBytes), {
    onHead(headers, firstRows, shape) {
      requireHeaders(headers);
      heads.push({ headers, firstRows, shape });
    },
    onRows: () => {},
  });
  const [head] = heads;
  if (head === undefined) throw new AppError('unexpected');
  return { name: file.name, size: file.size, headerAlign: null, ...head, ...summary };
}

/**
 * Reads a CSV file to the end. `headerAlign` says which columns a header with too few names belongs to.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function readCsv(
  source: CsvSource,
  { onHead, onRows, isExact = false }: CsvWatcher,
  headerAlign: HeaderAlign | null = null,
): Promise<CsvSummary> {
  let shape: CsvShape | null = null;
  let encoding: CsvEncoding = 'utf-8';
  const decode = fileDecoder({
    onSettled: (settled) => void (encoding = settled),
    onBroken: () => void (isBroken = true),
    onMark: () => void (isMarked = true),
  });

  const repeats = countRepeats();
  let replacementRows = 0;
  let isBroken = false;
  let isMarked = false;
  const reader = createCsvReader({
    headerAlign,
    isBroken: () => isBroken,
    isForSpreadsheets: () => isMarked && !isExact,
    onHeaders: (_, found) => void (shape = found),
    onRows(rows) {
      showHead(rows);
      repeats.add(rows);
      replacementRows += rows.filter(
        ({ cells, issue }) => issue === null && cells.some(hasReplacement),
      ).length;
      onRows(rows);
    },
  });
  /** The reader passes nothing on before it has the first rows, and then all of them. */
  function showHead(rows: readonly CsvRow[]): void {
    if (shape !== null) onHead(shape.headers, rows.slice(0, headRows), shape);
    shape = null;
  }
  function push(chunk: Uint8Array, last: boolean): void {
    failOn(reader.push(decode(chunk, last)));
  }

  for await (const chunk of source) push(chunk, false);
  push(new Uint8Array(), true);
  const issue = reader.end();
  // The columns are checked even if the file has no rows.
  if (issue?.kind === 'no-rows') showHead([]);
  failOn(issue);
  return {
    encoding,
    delimiter: reader.delimiter ?? ',',
    rowCount: reader.rowCount,
    repeatedRows: repeats.count(),
    replacementRows,
    shieldedCells: reader.shieldedCells,
  };
}

/** Chunks of bytes in memory. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceLength)
    yield bytes.subarray(start, start + pieceLength);
}

async function* counted(source: CsvSource, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    yield chunk;
    bytes += chunk.length;
    onBytes(bytes);
  }
}

function requireHeaders(headers: readonly string[]): void {
  const issues = checkHeaders(headers);
  if (issues.length === 0) return;
  const first = issues.slice(0, mostIssues).map(({ message }) => message);
  throw new AppError('invalid', `${unreadable}: ${first.join('; ')}`, {
    hint: wording(m.giveEveryColumnNameOf),
    errors: issues.map(({ column, message }) => ({ path: `column ${column}`, message })),
  });
}

const mostIssues = 3;

function failOn(issue: CsvIssue | null): void {
  if (issue === null) return;
  throw new AppError('invalid', issue.kind === 'binary' ? notRead : issue.message, {
    fields: { fault: issue.kind },
    hint: issue.kind === 'binary' ? wording(m.saveItAsCsvIn) : wording(m.exportFileAgainAsCsv),
  });
}
