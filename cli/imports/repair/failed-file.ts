// Writes the failed rows of an import to a CSV file, to be corrected in a spreadsheet and read back by `import continue
// --file`: the row's number, its errors, then the columns of the imported file.
import { writeBeside } from '#cli/platform/atomic-file.ts';
import { type CsvSource, type CsvWatcher, readCsv } from '#core/imports/csv/csv-file.ts';
import type { HeaderAlign } from '#core/imports/csv/csv-shape.ts';
import type { CsvDelimiter } from '#core/imports/csv/csv-notation.ts';
import { shieldCell } from '#core/formula-cell.ts';
import { csvLine, errorText, failedFileColumns } from '#core/imports/repair/failed-file.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { formatMoment } from '#core/imports/dates/hours.ts';
import { defaultDateFormat } from '#core/time/date-format.ts';
import type { Titles } from '#cli/imports/result.ts';
import type { StartedImport } from '#cli/imports/started.ts';

/** The date column if the file's own is unknown here; in the default format. */
export const rowDateColumn = 'rowDate';

export type FailedTable = {
  headers: readonly string[];
  delimiter: CsvDelimiter;
  rows: readonly { csvRow: number; cells: readonly string[] }[];
};

/** Writes a table of failed rows with their errors; no file is overwritten. Returns the path of the one with these rows. */
export async function writeFailedFile(
  path: string,
  table: FailedTable,
  failed: readonly FailedRow[],
  titles: Titles,
): Promise<string> {
  const errors = new Map(failed.map((row) => [row.csvRow, errorText(row.errors, titles)]));
  const lines = [
    csvLine([...failedFileColumns, ...table.headers].map(shieldCell), table.delimiter),
    ...table.rows.map(({ csvRow, cells }) =>
      csvLine([String(csvRow), errors.get(csvRow) ?? '', ...cells].map(shieldCell), table.delimiter),
    ),
  ];
  // Spreadsheets need a byte order mark to detect UTF-8; programs prefer a file without it.
  const mark = lines.some((line) => beyondAscii.test(line)) ? '\ufeff' : '';
  return writeBeside(path, [mark, ...lines]);
}

/** The failed rows with all columns of the imported file. */
export async function tableFromFile(
  source: CsvSource,
  failed: readonly FailedRow[],
  headerAlign: HeaderAlign | null = null,
): Promise<FailedTable> {
  const wanted = new Set(failed.map(({ csvRow }) => csvRow));
  let headers: readonly string[] = [];
  const rows: { csvRow: number; cells: readonly string[] }[] = [];
  const watcher: CsvWatcher = {
    onHead: (found) => void (headers = found),
    onRows(records) {
      for (const record of records) if (wanted.has(record.csvRow)) rows.push(record);
    },
  };
  const { delimiter } = await readCsv(source, watcher, headerAlign);
  return {
    headers,
    delimiter,
    rows: rows.map(({ csvRow, cells }) => ({ csvRow, cells: filled(cells, headers.length) })),
  };
}

/**
 * The failed rows from the server: only the columns of questions, with their headers if the file was imported from this
 * machine, otherwise with the questions' titles.
 */
export function tableFromServer(
  failed: readonly FailedRow[],
  titles: Titles,
  started: StartedImport | null,
  timeZone: string,
): FailedTable {
  const mapped = new Set(failed.flatMap(({ cells }) => Object.keys(cells)));
  const columns = [...titles]
    .filter(([id]) => mapped.has(id))
    .map(([id, title]) => ({ id, header: started?.columns[id] ?? title }));
  const isDated =
    started === null
      ? failed.some(
          ({ rowDate, errors }) => rowDate !== null || errors.some(({ questionId }) => questionId === null),
        )
      : started.dateColumn !== null;
  const dateFormat = started?.dateFormat ?? defaultDateFormat;
  const dateOf = ({ rowDate }: FailedRow) =>
    rowDate === null ? '' : formatMoment(rowDate, dateFormat, timeZone);
  return {
    headers: [
      ...(isDated ? [started?.dateColumn ?? rowDateColumn] : []),
      ...columns.map(({ header }) => header),
    ],
    delimiter: started?.delimiter ?? ',',
    rows: failed.map((row) => ({
      csvRow: row.csvRow,
      cells: [...(isDated ? [dateOf(row)] : []), ...columns.map(({ id }) => row.cells[id] ?? '')],
    })),
  };
}

// oxlint-disable-next-line no-control-regex
const beyondAscii = /[^\u0000-\u007f]/;

/** Short records are padded, so that all columns can be filled in. */
function filled(cells: readonly string[], length: number): readonly string[] {
  return cells.length >= length
    ? cells
    : [...cells, ...Array.from({ length: length - cells.length }, () => '')];
}
