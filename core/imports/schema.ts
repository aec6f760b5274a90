// An import: one CSV file that becomes one sheet of a form. What has become of it: see status.ts.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { cellFormat } from './cells/cell-schema.ts';
import { namedFiles } from './files/schema.ts';
import { doubtfulHour, hourChoicesOf } from './dates/hours-schema.ts';
import { importStatus } from './status.ts';
import { updateFields } from './update/schema.ts';
import { reason } from '#core/questions/rules/passing.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum file size of an import: 50 MB (spec 3, section 9). */
export const maximumImportBytes = 50 * 1024 * 1024;

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
  /**
   * The files that cells of questions of photos and files name, and those of entries; each was stored before. Left out: such questions
   * have no column, and entries come in without files.
   */
  files: z.optional(namedFiles),
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
