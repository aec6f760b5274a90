// A whole CSV file for an import, from its bytes: what makes it unfit is thrown with the words of spec 3, what is wrong
// with single rows is not looked at here. Where the bytes come from, a face knows.
import { AppError } from '#core/errors.ts';
import { csvDecoder, type CsvEncoding, detectEncoding } from './csv-encoding.ts';
import { createCsvReader, type CsvIssue, type CsvRow, unreadable } from './csv-read.ts';
import type { CsvDelimiter } from './csv-records.ts';
import type { CsvShape, HeaderAlign } from './csv-shape.ts';
import { checkHeaders } from './headers.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';

export const notCsv = 'Only CSV format is Accepted. The maximum allowed size is 50MB.';
export const noFile = 'A file must be picked';

export type CsvSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type CsvSummary = {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  rowCount: number;
};

export type CsvWatcher = {
  /** Called once, with the header and the first records (1,000 or all there are). What it throws ends the reading. */
  onHead: (headers: readonly string[], firstRows: readonly CsvRow[], shape: CsvShape) => void;
  /** Called with all records, the first ones too. */
  onRows: (rows: readonly CsvRow[]) => void;
};

/** A file that was read to its end: plain data, so that a worker may have read it. */
export type CsvFile = CsvSummary & {
  name: string;
  size: number;
  headers: readonly string[];
  /** At most 1,000. */
  firstRows: readonly CsvRow[];
  shape: CsvShape;
  /** Which cells the header names where it has too few names; null: nobody has said so. */
  headerAlign: HeaderAlign | null;
};

const textExtensions = ['', '.csv', '.txt', '.tsv'];
const headRows = 1_000;
const pieceLength = 64 * 1024;

/** What is wrong with a picked file by its name and size, before it is read; null: nothing. */
export function fileIssue(file: { name: string; size: number } | null): string | null {
  if (file === null) return noFile;
  const [extension = ''] = /\.[^./\\]*$/.exec(file.name) ?? [];
  return textExtensions.includes(extension.toLowerCase()) && file.size <= maximumImportBytes ? null : notCsv;
}

/**
 * Reads a picked file to its end, for a draft of its import. `onBytes` is told how far it is.
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
 * Reads CSV to its end. `headerAlign` says which cells a header with too few names belongs to.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function readCsv(
  source: CsvSource,
  { onHead, onRows }: CsvWatcher,
  headerAlign: HeaderAlign | null = null,
): Promise<CsvSummary> {
  let shape: CsvShape | null = null;
  let encoding: CsvEncoding = 'utf-8';
  let decode: ReturnType<typeof csvDecoder> | null = null;

  const reader = createCsvReader({
    headerAlign,
    onHeaders: (_, found) => void (shape = found),
    onRows(rows) {
      showHead(rows);
      onRows(rows);
    },
  });
  /** The reader hands on nothing before it has seen the first rows, and then all of them. */
  function showHead(rows: readonly CsvRow[]): void {
    if (shape !== null) onHead(shape.headers, rows.slice(0, headRows), shape);
    shape = null;
  }
  function push(chunk: Uint8Array, last: boolean): void {
    if (decode === null) {
      encoding = detectEncoding(chunk);
      decode = csvDecoder(encoding);
    }
    failOn(reader.push(decode(chunk, last)));
  }

  for await (const chunk of source) push(chunk, false);
  push(new Uint8Array(), true);
  const issue = reader.end();
  // Whether the columns are the right ones shows in a file without rows, too.
  if (issue?.kind === 'no-rows') showHead([]);
  failOn(issue);
  return { encoding, delimiter: reader.delimiter ?? ',', rowCount: reader.rowCount };
}

/** Bytes that are in memory, piece by piece. */
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
    hint: 'Give every column a name of its own in the header line.',
    errors: issues.map(({ column, message }) => ({ path: `column ${column}`, message })),
  });
}

const mostIssues = 3;

function failOn(issue: CsvIssue | null): void {
  if (issue === null) return;
  throw new AppError('invalid', issue.kind === 'binary' ? notCsv : issue.message, {
    fields: { fault: issue.kind },
    hint:
      issue.kind === 'binary'
        ? 'Save it as CSV in the program that it comes from.'
        : 'Export the file again as CSV, with one header line.',
  });
}
