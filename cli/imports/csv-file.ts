// A CSV file on this machine, read as a stream: what it is, its headers and its records. What makes it unfit for
// an import as a whole is thrown; what is wrong with single rows is not looked at here.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { AppError } from '#core/errors.ts';
import { csvDecoder, type CsvEncoding, detectEncoding } from '#core/imports/csv-encoding.ts';
import type { CsvDelimiter } from '#core/imports/csv-format.ts';
import { createCsvReader, type CsvFault, type CsvRow } from '#core/imports/csv-read.ts';
import { maximumImportBytes } from '#core/imports/schema.ts';
import { fileError } from '#cli/platform/file-error.ts';

export type CsvSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
export type CsvSummary = {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  rowCount: number;
};

export type CsvWatcher = {
  /** Called once, with the header and the first records (1,000 or all there are). What it throws ends the reading. */
  onHead: (headers: readonly string[], firstRows: readonly CsvRow[]) => void;
  /** Called with all records, the first ones too. */
  onRows: (rows: readonly CsvRow[]) => void;
};

const notCsv = 'Only CSV format is Accepted. The maximum allowed size is 50MB.';
const textExtensions = ['', '.csv', '.txt', '.tsv'];
const headRows = 1_000;
const pieceLength = 64 * 1024;

/** The size of a file in bytes. Throws AppError where it is too large for an import, or no CSV by its name. */
export async function sizeOfCsv(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!found.isFile()) throw new AppError('usage', `${path} is not a file.`);
  const isText = textExtensions.includes(extname(path).toLowerCase());
  if (!isText || found.size > maximumImportBytes) throw new AppError('invalid', notCsv);
  return found.size;
}

/** The bytes of a file, piece by piece. */
export async function* bytesOfFile(path: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    const stream = createReadStream(path, { highWaterMark: pieceLength, signal });
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw fileError(error, path);
  }
}

/** The same of bytes that are in memory. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceLength)
    yield bytes.subarray(start, start + pieceLength);
}

/**
 * Reads a CSV file to its end.
 * @throws AppError `invalid` for a file that cannot be imported at all
 */
export async function readCsv(source: CsvSource, { onHead, onRows }: CsvWatcher): Promise<CsvSummary> {
  let headers: readonly string[] = [];
  let held: CsvRow[] | null = [];
  let encoding: CsvEncoding = 'utf-8';
  let decode: ReturnType<typeof csvDecoder> | null = null;

  const reader = createCsvReader({
    onHeaders: (found) => void (headers = found),
    onRows(rows) {
      if (held === null) return onRows(rows);
      held.push(...rows);
      if (held.length >= headRows) release(held);
    },
  });
  function release(rows: readonly CsvRow[]): void {
    held = null;
    onHead(headers, rows.slice(0, headRows));
    onRows(rows);
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
  failOn(reader.end());
  if (held !== null) release(held);
  return { encoding, delimiter: reader.delimiter ?? ',', rowCount: reader.rowCount };
}

function failOn(fault: CsvFault | null): void {
  if (fault === null) return;
  throw new AppError('invalid', fault.kind === 'binary' ? notCsv : fault.message, {
    hint:
      fault.kind === 'binary'
        ? 'Save it as CSV in the program that it comes from.'
        : 'Export the file again as CSV, with one header line.',
  });
}
