// Reads an uploaded CSV file as a stream: only its columns, or all of its rows, validated against the form.
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CheckedRow } from '#core/imports/check-row.ts';
import type { RowCheckOptions } from '#core/imports/check-row.ts';
import { createRowsCheck } from '#core/imports/check-rows.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { csvDecoder, detectEncoding } from '#core/imports/csv/csv-encoding.ts';
import { createCsvReader, type CsvIssue } from '#core/imports/csv/csv-read.ts';
import { type CsvShape, type HeaderAlign, openShapeText } from '#core/imports/csv/csv-shape.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';

/** A file that cannot be imported at all; the message is for people. */
export class UnreadableFile extends Error {}

/** What is read before others have a turn, such as an answer of the database. */
const pieceLength = 16 * 1024;

/** Validated rows, and the decimal separator that parsed their numbers. */
export type CheckedBatch = { rows: CheckedRow[]; decimalSeparator: DecimalSeparator | null };
export type CheckOptions = Omit<RowCheckOptions, 'decimalSeparator'>;

/**
 * The columns of a file, by its first rows. Throws UnreadableFile if there are none, or if its rows have more cells than
 * the header has names and `headerAlign` does not say which columns the header belongs to.
 */
export async function readHeaders(
  stream: Readable,
  headerAlign: HeaderAlign | null,
): Promise<readonly string[]> {
  let shape: CsvShape | null = null;
  const reader = createCsvReader({
    headerAlign,
    onHeaders: (_, found) => void (shape = found),
    onRows: () => {},
  });
  let issue: CsvIssue | null = null;
  for await (const text of textsOf(stream)) {
    issue = reader.push(text);
    if (shape !== null || issue !== null) break;
  }
  if (shape === null) issue ??= reader.end();
  return headersOf(shape, issue);
}

function headersOf(shape: CsvShape | null, issue: CsvIssue | null): readonly string[] {
  if (shape === null) throw unreadable(issue);
  requireHeaders(shape.headers);
  if (shape.isOpen)
    throw new UnreadableFile(`${openShapeText(shape)}: use headerAlign to say which ones it belongs to`);
  return shape.headers;
}

/** The text of a file in chunks. */
async function* textsOf(stream: Readable): AsyncGenerator<string> {
  let decode: ReturnType<typeof csvDecoder> | undefined;
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    decode ??= csvDecoder(detectEncoding(bytes));
    yield decode(bytes, false);
  }
  if (decode !== undefined) yield decode(new Uint8Array(), true);
}

/**
 * The validated rows of a file, in batches in file order. Returns the number of rows at the end; throws UnreadableFile
 * if the file becomes unreadable.
 */
export async function* readRows(
  stream: Readable,
  options: CheckOptions,
  headerAlign: HeaderAlign | null,
): AsyncGenerator<CheckedBatch, number> {
  let checked: CheckedRow[] = [];
  let rowsCheck: ReturnType<typeof createRowsCheck> | undefined;
  const reader = createCsvReader({
    headerAlign,
    onHeaders(headers) {
      requireHeaders(headers);
      rowsCheck = createRowsCheck(options, (rows) => {
        for (const row of rows) checked.push(row);
      });
    },
    onRows: (rows) => rowsCheck?.add(rows),
  });
  const take = (): CheckedBatch => {
    const rows = checked;
    checked = [];
    return { rows, decimalSeparator: rowsCheck?.decimalSeparator ?? null };
  };
  for await (const text of textsOf(stream)) {
    for (let start = 0; start < text.length; start += pieceLength) {
      failOn(reader.push(text.slice(start, start + pieceLength)));
      if (checked.length > 0) yield take();
      await setImmediate();
    }
  }
  failOn(reader.end());
  rowsCheck?.end();
  if (checked.length > 0) yield take();
  return reader.rowCount;
}

function failOn(issue: CsvIssue | null): void {
  if (issue !== null) throw unreadable(issue);
}

function requireHeaders(headers: readonly string[]): void {
  const issues = checkHeaders(headers);
  if (issues.length > 0) throw new UnreadableFile(issues.map(({ message }) => message).join('; '));
}

function unreadable(issue: CsvIssue | null): UnreadableFile {
  return new UnreadableFile(issue?.message ?? 'Could not Parse Uploaded CSV File');
}
