// Reads a corrected file of failed rows. Columns are identified by their headers, so a spreadsheet may have moved or
// removed some; a removed row counts as not repaired.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { readCsv } from '#core/imports/csv/csv-file.ts';
import type { CsvDelimiter } from '#core/imports/csv/csv-notation.ts';
import type { CsvRow } from '#core/imports/csv/csv-read.ts';
import type { CsvShape } from '#core/imports/csv/csv-shape.ts';
import { unshieldCell } from '#core/formula-cell.ts';
import {
  type HourIssue,
  hoursOf,
  isHourIssue,
  type MomentSettings,
  momentIn,
} from '#core/imports/dates/hours.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { failedFileColumns, saysYes, skipColumn } from '#core/imports/repair/failed-file.ts';
import { headerIndex } from '#core/imports/plan.ts';
import { compileDateFormat, defaultDateFormat } from '#core/time/date-format.ts';
import { bytesOfFile, sizeOfCsv } from '#cli/imports/csv-file.ts';
import { rowDateColumn } from './failed-file.ts';
import type { SavedMapping } from '#cli/imports/mappings/local.ts';
import {
  type FilePlan,
  type PlanOptions,
  planFile,
  type Wishes,
  withSavedMapping,
} from '#cli/imports/match/plan-options.ts';
import type { StartedImport } from '#cli/imports/started.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type RepairedRow = {
  /** By question id. */
  cells: Record<string, string>;
  /** Undefined if there is no date, or no column for it. */
  rowDate: number | undefined;
  /** Why the row is not sent: an invalid date, or cells in unnamed columns. */
  issue: string | null;
  skip: boolean;
  /** Whether the user has cleared the errors: the row is confirmed unchanged. */
  confirmed: boolean;
  /** All cells of the imported file, to write the row again. */
  texts: readonly string[];
};

export type RepairedFile = {
  headers: readonly string[];
  delimiter: CsvDelimiter;
  /** Question id and index in `headers`. */
  columns: readonly [questionId: string, index: number][];
  dateFormat: string;
  rows: ReadonlyMap<number, RepairedRow>;
};

type ImportToRepair = {
  form: Pick<WholeForm, 'id' | 'name' | 'questions'>;
  /** What this machine stored when it started the import. */
  started: StartedImport | null;
  formats: Pick<ImportStatus, 'dateFormat' | 'dateFormats' | 'hours'>;
};

/** Throws AppError `invalid` unless it is a file of failed rows. */
export async function readRepairedFile(
  context: Context,
  path: string,
  options: PlanOptions,
  { form, started, formats }: ImportToRepair,
): Promise<RepairedFile> {
  await sizeOfCsv(path);
  const { timeZone } = await context.user();
  const wishes = { ...(await withSavedMapping(context, options, form)), formats };
  const written = { timeZone, hours: hoursOf(formats.hours, options.hours) };
  const rows = new Map<number, RepairedRow>();
  let reading: FileReading | undefined;
  const { delimiter } = await readCsv(bytesOfFile(path, context.signal()), {
    isExact: true,
    onHead(headers, firstRows, shape) {
      reading = readingOf(layoutOf(headers, shape, started), firstRows, form.questions, {
        ...wishes,
        started,
      });
    },
    onRows(records) {
      if (reading === undefined) return;
      for (const { cells, csvRow: line, issue } of records) {
        const csvRow = Number(cells[reading.csvRow]?.trim());
        if (!Number.isSafeInteger(csvRow) || csvRow < 1 || rows.has(csvRow)) {
          const said = rows.has(csvRow)
            ? wording(m.lineRepeatsRow, { line, path, csvRow })
            : wording(m.lineHasNoNumber, { line, path, column: failedFileColumns[0] });
          throw new AppError('invalid', said);
        }
        rows.set(csvRow, rowOf(cells, issue, reading, written));
      }
    },
  });
  if (reading === undefined) throw new AppError('unexpected');
  const { headers, columns, dateFormat } = reading;
  return { headers, delimiter, columns, dateFormat, rows };
}

type Layout = {
  csvRow: number;
  error: number;
  skip: number | undefined;
  /** Unnamed columns among `own`. */
  surplus: readonly number[];
  /** Indexes of the imported file's columns, and their headers. */
  own: readonly number[];
  headers: readonly string[];
};

type FileReading = Layout & Pick<FilePlan, 'dateColumn' | 'dateFormat'> & Pick<RepairedFile, 'columns'>;

function layoutOf(written: readonly string[], { header }: CsvShape, started: StartedImport | null): Layout {
  const headers = written.map((cell) => unshieldCell(cell).trim());
  const [csvRow, error = -1] = failedFileColumns.map((name) => headers.indexOf(name));
  if (csvRow === undefined || csvRow < 0) {
    throw new AppError('invalid', wording(m.fileHasNoColumn, { failedFileColumns: failedFileColumns[0] }), {
      hint: wording(m.useFileOfFailedRows),
    });
  }
  const isOurs = started === null || headerIndex(started.headers, skipColumn) === undefined;
  const skip = isOurs ? headerIndex(headers, skipColumn) : undefined;
  const own = headers.flatMap((_, index) => ([csvRow, error, skip].includes(index) ? [] : [index]));
  const surplus = own.flatMap((index, place) => ((header[index] ?? '').trim() === '' ? [place] : []));
  return { csvRow, error, skip, surplus, own, headers: own.map((index) => headers[index] ?? '') };
}

/** How the columns are interpreted: by the user's options, otherwise as in the import, otherwise by similarity. */
function readingOf(
  layout: Layout,
  firstRows: readonly CsvRow[],
  questions: readonly Question[],
  { started, ...wishes }: Wishes & { started: StartedImport | null },
): FileReading {
  const { headers } = layout;
  const saved = wishes.saved ?? (started === null ? null : mappingOfStarted(started, headers));
  const isOurDate =
    saved === null && wishes.dateColumn === null && headerIndex(headers, rowDateColumn) !== undefined;
  const plan = planFile(
    headers,
    firstRows.map((row) => ({ ...row, cells: textsOf(row.cells, layout) })),
    questions,
    isOurDate
      ? { ...wishes, dateColumn: rowDateColumn, dateFormat: ourDateFormat(wishes.dateFormat) }
      : { ...wishes, saved },
  );
  const doubt = plan.dates.find(({ ambiguous }) => ambiguous.length > 0);
  const problem = plan.dateProblems.find(({ header }) => header === doubt?.header);
  if (problem !== undefined) throw new AppError('invalid', problem.message, { hint: problem.hint });
  const { columnMap, dateColumn, dateFormat } = plan;
  return { ...layout, columns: Object.entries(columnMap), dateColumn, dateFormat };
}

/** The format of the date column that `import status` has written, unless the user gives another. */
function ourDateFormat(said: readonly string[]): readonly string[] {
  return said.length > 0 ? said : [`${rowDateColumn}=${defaultDateFormat}`];
}

/** The interpretation of the imported file, for the remaining columns. */
function mappingOfStarted(started: StartedImport, headers: readonly string[]): SavedMapping {
  const isThere = (header: string) => headerIndex(headers, header) !== undefined;
  const columns = Object.entries(started.columns).flatMap(([questionId, header]): [string, string][] =>
    isThere(header) ? [[header, questionId]] : [],
  );
  const { dateColumn, dateFormat } = started;
  return {
    columns: Object.fromEntries(columns),
    dateColumn: dateColumn !== null && isThere(dateColumn) ? dateColumn : null,
    dateFormat,
    dateFormats: {},
  };
}

function rowOf(
  cells: readonly string[],
  countIssue: string | null,
  reading: FileReading,
  written: Pick<MomentSettings, 'timeZone' | 'hours'>,
): RepairedRow {
  const texts = textsOf(cells, reading);
  const dateText = reading.dateColumn === null ? '' : (texts[reading.dateColumn] ?? '').trim();
  const { dateFormat } = reading;
  const readDate = (text: string) => compileDateFormat(dateFormat)?.(text, written.timeZone) ?? null;
  const rowDate = dateText === '' ? null : momentIn(dateText, { ...written, dateFormat, readDate });
  return {
    cells: Object.fromEntries(reading.columns.map(([questionId, index]) => [questionId, texts[index] ?? ''])),
    rowDate: typeof rowDate === 'number' ? rowDate : undefined,
    issue: countIssue ?? surplusIssue(texts, reading) ?? dateIssue(dateText, rowDate, reading),
    skip: reading.skip !== undefined && saysYes(cells[reading.skip] ?? ''),
    confirmed: reading.error >= 0 && (cells[reading.error] ?? '').trim() === '',
    texts,
  };
}

function dateIssue(
  text: string,
  rowDate: number | HourIssue | null,
  { dateFormat }: FileReading,
): string | null {
  if (isHourIssue(rowDate)) return rowDate.issue;
  return text === '' || rowDate !== null
    ? null
    : t(m.isNotDateInFormat, { text: text.slice(0, 60), dateFormat });
}

/** A spreadsheet puts the surplus cells of a row into an unnamed column: the user must move or delete them. */
function surplusIssue(texts: readonly string[], { surplus }: FileReading): string | null {
  const text = surplus.map((index) => texts[index] ?? '').find((cell) => cell.trim() !== '');
  return text === undefined ? null : t(m.isInColumnWithoutName, { text: text.slice(0, 60) });
}

/** The cells of the imported file. */
function textsOf(cells: readonly string[], { own }: Pick<Layout, 'own'>): string[] {
  return own.map((index) => unshieldCell(cells[index] ?? ''));
}
