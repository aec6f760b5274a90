// What has become of an import. The list of forms has it of those that go on.
import * as z from 'zod/mini';
import { id, person, timestamp } from '#core/primitives.ts';
import { cellFormat } from './cells/cell-schema.ts';
import { hourChoicesOf } from './dates/hours-schema.ts';
import { updateStatus } from './update/schema.ts';

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

/** Answers of a file that were left out of its rows, by question. */
const irrelevantCount = z.object({
  /** Of a question that entries ask, too. */
  questionId: id,
  question: z.string(),
  /** How many rows. */
  count: z.number(),
  /** The first of them. */
  csvRows: z.array(z.number()),
  /** Left out since it is a photo or a file in an entry, which no import brings, and not since rows are not asked it. */
  isFile: z._default(z.boolean(), false),
});
export type IrrelevantCount = z.infer<typeof irrelevantCount>;

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
  createdBy: person,
  /** Index of the column that dates the rows; null: they have no date of their own. */
  dateColumn: z.nullable(z.number()),
  /** The format of the file's dates, in the time zone of the user who started the import; repairs use it too. */
  dateFormat: z.string(),
  /** By question id: formats of columns that differ from it. */
  dateFormats: z.record(id, z.string()),
  /** By question id: how the cells of its column are written, where that was chosen; repairs use it too. */
  cellFormats: z.record(id, cellFormat),
  timeZone: z.string(),
  /** Answers that were left out, since their rows are not asked the question; absent for none. */
  irrelevant: z.exactOptional(z.array(irrelevantCount)),
  /** What was chosen for local times that the clocks skip or show twice; absent: such rows fail. */
  hours: z.exactOptional(hourChoicesOf),
  /** The file's decimal separator, if its numbers show one; repairs use it too. */
  decimalSeparator: z.nullable(z.enum(['.', ','])),
  /** Whether it brought files, which cells name; repairs may name them too. */
  bringsFiles: z.exactOptional(z.boolean()),
  /** Of an import that changes existing rows; null: all of its rows are new. */
  update: z.nullable(updateStatus),
  /** Who undid it after it was finished, and when; its sheet and rows are gone since. Usually null. */
  undone: z.nullable(z.object({ at: timestamp, by: person })),
  /** Until when it can be undone; null: it cannot. */
  undoUntil: z.nullable(timestamp),
  /** Why the whole import failed, for example because the file is not CSV; usually null. */
  problem: z.nullable(z.string()),
  /** Why it is paused, for example because of a full disk; it resumes by itself. Usually null. */
  delay: z.nullable(z.string()),
});
export type ImportStatus = z.infer<typeof importStatus>;
