// Reads an uploaded CSV file as it streams by: its headers alone, or all of its rows, checked against the form.
import type { Readable } from 'node:stream';
import type { CheckedRow } from '#core/imports/check-row.ts';
import type { RowCheckOptions } from '#core/imports/check-row.ts';
import { createRowsCheck } from '#core/imports/check-rows.ts';
import type { DecimalSeparator } from '#core/imports/decimal-text.ts';
import { csvDecoder, detectEncoding } from '#core/imports/csv-encoding.ts';
import { createCsvReader, type CsvFault } from '#core/imports/csv-read.ts';
import { checkHeaders } from '#core/imports/headers.ts';

/** A file that cannot be imported at all; the message is for people. */
export class UnreadableFile extends Error {}

/** Checked rows, and the decimal separator by which their numbers were read. */
export type CheckedBatch = { rows: CheckedRow[]; decimalSeparator: DecimalSeparator | null };
export type CheckOptions = Omit<RowCheckOptions, 'decimalSeparator' | 'headerCount'>;

const sampleBytes = 256 * 1024;

/** The headers of a file from its first bytes. Throws UnreadableFile where there are none to go by. */
export async function readHeaders(stream: Readable): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= sampleBytes) break;
  }
  const bytes = Buffer.concat(chunks);
  let headers: readonly string[] = [];
  const reader = createCsvReader({ onHeaders: (found) => void (headers = found), onRows: () => {} });
  const fault = reader.push(csvDecoder(detectEncoding(bytes))(bytes, true)) ?? reader.end();
  // The sample may end within a record: only what concerns the headers counts here.
  if (headers.length === 0) throw unreadable(fault);
  requireHeaders(headers);
  return headers;
}

/**
 * The rows of a file, checked, in batches in the file's order. Answers the number of rows when it ends; throws
 * UnreadableFile where the file breaks.
 */
export async function* readRows(
  stream: Readable,
  options: CheckOptions,
): AsyncGenerator<CheckedBatch, number> {
  let checked: CheckedRow[] = [];
  let rowsCheck: ReturnType<typeof createRowsCheck> | undefined;
  let decode: ReturnType<typeof csvDecoder> | undefined;
  const reader = createCsvReader({
    onHeaders(headers) {
      requireHeaders(headers);
      rowsCheck = createRowsCheck({ ...options, headerCount: headers.length }, (rows) => {
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
  for await (const chunk of stream) {
    decode ??= csvDecoder(detectEncoding(chunk as Buffer));
    failOn(reader.push(decode(chunk as Buffer, false)));
    if (checked.length > 0) yield take();
  }
  if (decode !== undefined) failOn(reader.push(decode(new Uint8Array(), true)));
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
