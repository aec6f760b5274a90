// An import: one CSV file that becomes one sheet of a form.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { cellFormat } from './cells/cell-format.ts';
import { doubtfulHour, hourChoicesOf } from './dates/hours.ts';
import { updateFields, updateStatus } from './update/schema.ts';
import { reason } from '#core/questions/rules/passing.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** In chronological order (spec 3, section 4). */
export const importStates = [
  'PROCESSING',
  'PROCESSING_WITH_ERRORS',
  'COMPLETED_WITH_ERRORS',
  'COMPLETING',
  'SUCCESS',
  'SIGNAL_STOP',
  'SIGNAL_STOPPED',
] as const;
export type ImportState = (typeof importStates)[number];

/** Maximum file size of an import: 50 MB (spec 3, section 9). */
export const maximumImportBytes = 50 * 1024 * 1024;

export const importStatus = z.object({
  id,
  templateId: id,
  /** The stored file, as named by the upload request. */
  fileName: z.string(),
  originalFileName: z.string(),
  state: z.enum(importStates),
  completedRows: z.number(),
  failedRows: z.number(),
  totalRows: z.number(),
  /** Failed rows that were skipped or dropped: they are not in the sheet. */
  droppedRows: z.number(),
  sheetId: id,
  /** Null if the sheet was deleted. */
  sheetName: z.nullable(z.string()),
  /** Of the uploaded file, hexadecimal; null for imports of earlier versions. */
  sha256: z.nullable(z.string()),
  createdAt: timestamp,
  /** When its file was read to the end, or its last failed row was repaired or dropped; null before. */
  endedAt: z.nullable(timestamp),
  createdBy: z.object({ id, userName: z.string() }),
  /** Index of the column that dates the rows; null: they have no date of their own. */
  dateColumn: z.nullable(z.number()),
  /** The format of the file's dates, in the time zone of the user who started the import; repairs use it too. */
  dateFormat: z.string(),
  /** By question id: formats of columns that differ from it. */
  dateFormats: z.record(id, z.string()),
  /** By question id: how the cells of its column are written, where that was chosen; repairs use it too. */
  cellFormats: z.record(id, cellFormat),
  timeZone: z.string(),
  /** What was chosen for local times that the clocks skip or show twice; absent: such rows fail. */
  hours: z.exactOptional(hourChoicesOf),
  /** The file's decimal separator, if its numbers show one; repairs use it too. */
  decimalSeparator: z.nullable(z.enum(['.', ','])),
  /** Of an import that changes existing rows; null: all of its rows are new. */
  update: z.nullable(updateStatus),
  /** Who undid it after it was finished, and when; its sheet and rows are gone since. Usually null. */
  undone: z.nullable(z.object({ at: timestamp, by: z.object({ id, userName: z.string() }) })),
  /** Until when it can be undone; null: it cannot. */
  undoUntil: z.nullable(timestamp),
  /** Why the whole import failed, for example because the file is not CSV; usually null. */
  problem: z.nullable(z.string()),
  /** Why it is paused, for example because of a full disk; it resumes by itself. Usually null. */
  delay: z.nullable(z.string()),
});
export type ImportStatus = z.infer<typeof importStatus>;

/** An import in a list across forms. */
export const listedImport = z.extend(importStatus, { template: z.object({ id, name: z.string() }) });
export type ListedImport = z.infer<typeof listedImport>;

export const maximumSheetName = 250;

export const importRequest = z.object({
  id: z.optional(id),
  /** The `s3Resource` of the upload request. */
  fileName: z.string().check(z.minLength(1), z.maxLength(200)),
  originalFileName: z.string().check(z.trim(), z.minLength(1, refusal(m.fileMustBePicked)), z.maxLength(255)),
  /** Index of the CSV column that dates the rows; null: all rows get the time of the import. */
  dateColumn: z._default(z.nullable(z.number().check(z.int(), z.minimum(0))), null),
  dateFormat: z._default(z.string().check(z.maxLength(60)), 'yyyy-MM-dd HH:mm:ss'),
  /** By question id: formats of columns that differ from `dateFormat`. */
  dateFormats: z._default(z.record(id, z.string().check(z.maxLength(60))), {}),
  /**
   * By question id: how the cells of its column are written. A question of the catalog is imported only with `items`
   * here; several values are separated by a semicolon, a bar or a line break unless a `separator` says otherwise.
   */
  cellFormats: z._default(z.record(id, cellFormat), {}),
  /** The name of the new sheet; by default the file name without its extension. */
  sheetName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, refusal(m.sheetNeedsName)),
        z.maxLength(maximumSheetName, refusal(m.sheetNameTooLong, { maximumSheetName })),
      ),
  ),
  /** Only import the file if the same bytes were not imported into this form before; see the call. */
  once: z._default(z.boolean(), false),
  totalRows: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  /** Why rows may break rules that may be passed with a reason, stored with each that does; left out: such rows fail. */
  reason: z.optional(reason),
  /**
   * Which columns the header belongs to if it has fewer names than every row has cells: the first or the last. Null:
   * unknown, and such a file is rejected.
   */
  headerAlign: z._default(z.nullable(z.enum(['FIRST', 'LAST'])), null),
  /**
   * What local times are that the clocks skip in spring, or show twice in autumn: the earlier or the later of the two that may
   * be meant. By default such a row fails.
   */
  hours: z.optional(hourChoicesOf),
  /** Question id to CSV column index. */
  columnMap: z.record(id, z.number().check(z.int(), z.minimum(0))),
  ...updateFields,
});
export type ImportRequest = z.infer<typeof importRequest>;

const rowIssue = z.object({
  questionId: z.nullable(id),
  message: z.string(),
  /** Of a local time that the clocks skip or show twice: the two moments that may be meant. */
  hour: z.exactOptional(doubtfulHour),
});

export const failedRow = z.object({
  /** 1 is the first row below the header. */
  csvRow: z.number(),
  rowDate: z.nullable(timestamp),
  /** The cells in the columns of questions; of a row with `raw`, by their index in it. */
  cells: z.record(id, z.string()),
  /**
   * All cells of a row with too many or too few, or a stray quote: they cannot be assigned to columns, so such a row is
   * imported only with the answers of its repair.
   */
  raw: z.exactOptional(z.array(z.string())),
  errors: z.array(rowIssue),
});
export type FailedRow = z.infer<typeof failedRow>;

export const fixedRow = z.object({
  csvRow: z.number().check(z.int(), z.minimum(1)),
  rowDate: z.optional(z.nullable(timestamp)),
  skip: z.optional(z.boolean()),
  answers: z._default(
    z.array(
      z.object({
        id: z.optional(id),
        createdDate: z.optional(timestamp),
        questionId: id,
        value: z.string().check(z.maxLength(10_000)),
      }),
    ),
    [],
  ),
});
export type FixedRow = z.infer<typeof fixedRow>;

export const dateFormat = z.object({ format: z.string(), example: z.string(), order: z.number() });

export const uploadTarget = z.object({
  action: z.string(),
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  s3Resource: z.string(),
});
