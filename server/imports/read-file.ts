// Reads an uploaded CSV file: only its columns, or all of its rows, validated against the form. The rows of what people bring
// are read in a thread: beside/rows-beside.ts.
import type { Readable } from 'node:stream';
import type { CheckedRow } from '#core/imports/check-row.ts';
import type { RowCheckOptions } from '#core/imports/check-row.ts';
import { createRowsCheck } from '#core/imports/check-rows.ts';
import type { DecimalSeparator } from '#core/imports/csv/parse-decimal.ts';
import { fileDecoder } from '#core/imports/csv/csv-encoding.ts';
import { createCsvReader, type CsvIssue } from '#core/imports/csv/csv-read.ts';
import { type CsvShape, type HeaderAlign, openShapeText } from '#core/imports/csv/csv-shape.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A file that cannot be imported at all; the message is for people. */
export class UnreadableFile extends Error {}

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
    throw new UnreadableFile(t(m.useHeaderalignToSayWhich, { openShape: openShapeText(shape) }));
  return shape.headers;
}

/** The text of a file in chunks. */
async function* textsOf(stream: Readable): AsyncGenerator<string> {
  const decode = fileDecoder();
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    yield decode(bytes, false);
  }
  yield decode(new Uint8Array(), true);
}

export type RowsReader = {
  /** The rows that end within these bytes; throws UnreadableFile if the file becomes unreadable. */
  push(bytes: Uint8Array): CheckedRow[];
  /** The rest. */
  end(): CheckedRow[];
  readonly decimalSeparator: DecimalSeparator | null;
  /** Rows read so far. */
  readonly rowCount: number;
};

/** Reads a file that comes in pieces; `onRow` is told the number of each row before it is checked. */
export function createRowsReader(
  options: CheckOptions,
  headerAlign: HeaderAlign | null,
  onRow?: (csvRow: number) => void,
): RowsReader {
  let checked: CheckedRow[] = [];
  let rowsCheck: ReturnType<typeof createRowsCheck> | undefined;
  let isBroken = false;
  let isMarked = false;
  const decode = fileDecoder({
    onBroken: () => void (isBroken = true),
    onMark: () => void (isMarked = true),
  });
  const reader = createCsvReader({
    headerAlign,
    isBroken: () => isBroken,
    isForSpreadsheets: () => isMarked,
    onHeaders(headers) {
      requireHeaders(headers);
      rowsCheck = createRowsCheck(
        options,
        (rows) => {
          for (const row of rows) checked.push(row);
        },
        onRow,
      );
    },
    onRows: (rows) => rowsCheck?.add(rows),
  });
  const take = (): CheckedRow[] => {
    const rows = checked;
    checked = [];
    return rows;
  };
  return {
    push(bytes) {
      failOn(reader.push(decode(bytes, false)));
      return take();
    },
    end() {
      failOn(reader.push(decode(new Uint8Array(), true)));
      failOn(reader.end());
      rowsCheck?.end();
      return take();
    },
    get decimalSeparator() {
      return rowsCheck?.decimalSeparator ?? null;
    },
    get rowCount() {
      return reader.rowCount;
    },
  };
}

function failOn(issue: CsvIssue | null): void {
  if (issue !== null) throw unreadable(issue);
}

function requireHeaders(headers: readonly string[]): void {
  const issues = checkHeaders(headers);
  if (issues.length > 0) throw new UnreadableFile(issues.map(({ message }) => message).join('; '));
}

function unreadable(issue: CsvIssue | null): UnreadableFile {
  return new UnreadableFile(issue?.message ?? t(m.couldNotParseUploadedCsv));
}
