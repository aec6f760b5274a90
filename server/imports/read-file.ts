// Reads an uploaded CSV file as it streams by: its columns alone, or all of its rows, checked against the form.
import type { Readable } from 'node:stream';
import type { CheckedRow } from '#core/imports/check-row.ts';
import type { RowCheckOptions } from '#core/imports/check-row.ts';
import { createRowsCheck } from '#core/imports/check-rows.ts';
import type { DecimalSeparator } from '#core/imports/csv/decimal-text.ts';
import { csvDecoder, detectEncoding } from '#core/imports/csv/csv-encoding.ts';
import { createCsvReader, type CsvFault } from '#core/imports/csv/csv-read.ts';
import { type CsvShape, type HeaderAlign, openShapeText } from '#core/imports/csv/csv-shape.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';

/** A file that cannot be imported at all; the message is for people. */
export class UnreadableFile extends Error {}

/** Checked rows, and the decimal separator by which their numbers were read. */
export type CheckedBatch = { rows: CheckedRow[]; decimalSeparator: DecimalSeparator | null };
export type CheckOptions = Omit<RowCheckOptions, 'decimalSeparator'>;

/**
 * The columns of a file, by its first rows. Throws UnreadableFile where there are none to go by, and where its rows have
 * more cells than the header has names and `headerAlign` does not say which ones it names.
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
  let fault: CsvFault | null = null;
  for await (const text of textsOf(stream)) {
    fault = reader.push(text);
    if (shape !== null || fault !== null) break;
  }
  if (shape === null) fault ??= reader.end();
  return headersOf(shape, fault);
}

function headersOf(shape: CsvShape | null, fault: CsvFault | null): readonly string[] {
  if (shape === null) throw unreadable(fault);
  requireHeaders(shape.headers);
  if (shape.isOpen)
    throw new UnreadableFile(`${openShapeText(shape)}: say with headerAlign which of them it names`);
  return shape.headers;
}

/** The text of a file, piece by piece. */
async function* textsOf(stream: Readable): AsyncGenerator<string> {
  let decode: ReturnType<typeof csvDecoder> | undefined;
  for await (const chunk of stream) {
    decode ??= csvDecoder(detectEncoding(chunk as Buffer));
    yield decode(chunk as Buffer, false);
  }
  if (decode !== undefined) yield decode(new Uint8Array(), true);
}

/**
 * The rows of a file, checked, in batches in the file's order. Answers the number of rows when it ends; throws
 * UnreadableFile where the file breaks.
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
    failOn(reader.push(text));
    if (checked.length > 0) yield take();
  }
  failOn(reader.end());
  rowsCheck?.end();
  if (checked.length > 0) yield take();
  return reader.rowCount;
}

function failOn(fault: CsvFault | null): void {
  if (fault !== null) throw unreadable(fault);
}

function requireHeaders(headers: readonly string[]): void {
  const faults = checkHeaders(headers);
  if (faults.length > 0) throw new UnreadableFile(faults.map(({ message }) => message).join('; '));
}

function unreadable(fault: CsvFault | null): UnreadableFile {
  return new UnreadableFile(fault?.message ?? 'Could not Parse Uploaded CSV File');
}
