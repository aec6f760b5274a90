// Exports: the answers of forms or sheets as a file, immediately or on a schedule.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { rowFilter, selectedSheets } from '#core/sheets/schema.ts';
import { repeatIntervals } from '#core/calendar/intervals.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/**
 * `CSV` is for programs, `EXCEL_CSV` for spreadsheets: it has a byte order mark, dates contain a space, and no cell is
 * evaluated as a formula, even by an Excel that splits cells at semicolons. `GEOJSON` (RFC 7946) has a point, a line or an area for
 * each row: the answer to the form's first question for one.
 */
export const exportFormats = ['XLSX', 'CSV', 'EXCEL_CSV', 'GEOJSON'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Default range of a form export: the last 7 days (spec 2, section 9). */
export const defaultExportDays = 7;
/** Maximum rows of one export; above it 400 'Too much data to export...' (spec 2, section 8). */
export const maximumExportRows = 1_000_000;

/** Maximum images of one download. */
export const maximumImages = 50_000;

const shared = {
  format: z._default(z.enum(exportFormats), 'XLSX'),
  /** For EXCEL_CSV: texts exactly as answered, even those that a spreadsheet would evaluate. CSV always does this. */
  verbatim: z._default(z.boolean(), false),
  /** Leaves out pending and rejected rows. */
  onlyApproved: z._default(z.boolean(), false),
  /** As a ZIP with the table and its manifest. */
  zip: z._default(z.boolean(), false),
  /** With the images as files, which requires a ZIP. */
  images: z._default(z.boolean(), false),
  /**
   * Only what is new, changed or deleted since an earlier export: its cursor, or null for the first export. The table
   * then starts with the columns Change, Row ID and Sheet ID.
   */
  since: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  /** The id of a question: a line for each of its entries instead of each row. For CSV that is no ZIP; others have tables of all entries. */
  entries: z.optional(id),
  /** With the ids of each row and its sheet, in two columns before the others; an export of changes has them anyway. */
  ids: z._default(z.boolean(), false),
  /** Whether a notification reports when a background export is ready. */
  notify: z._default(z.boolean(), true),
};

/** The message if no row is in the range or passes the filter: a 204 response. */
export const nothingToExport = t(m.thereIsNothingToExport);

export const formExport = z
  .object({
    templateIds: z
      .array(id)
      .check(z.minLength(1, refusal(m.chooseForm)), z.maxLength(1, refusal(m.chooseOneForm))),
    /** Epoch milliseconds; `endDate` is the end of the last day, excluded. */
    startDate: timestamp,
    endDate: timestamp,
    ...shared,
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      error: refusal(m.chooseEndDateThatIs),
    }),
  );

export const sheetExport = z.object({
  sheetIds: selectedSheets,
  rowFilters: z.optional(rowFilter),
  ...shared,
});

export type FormExport = z.input<typeof formExport>;
export type SheetExport = z.input<typeof sheetExport>;
/** The response header with the cursor of an export of changes. */
export const cursorHeader = 'x-export-cursor';
export const changeKinds = ['new', 'changed', 'deleted'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A request with defaults applied. */
export type RowsRequest = OfDevice &
  (({ kind: 'form' } & z.output<typeof formExport>) | ({ kind: 'sheets' } & z.output<typeof sheetExport>));
/** `locale`: of the reader's device; jobs from before have none. */
type OfDevice = { locale?: string | undefined };
/** A report that is made in the background. Its reader has to see all of its forms still when they fetch the file. */
export type ReportRequest = OfDevice & {
  kind: 'report';
  reportId: string;
  templateIds: readonly string[];
  name: string;
  format: 'HTML' | 'PDF' | 'XLSX';
  imageFormat: 'SVG' | 'PNG';
  parameters: Readonly<Record<string, string | number | boolean | null>>;
  notify: boolean;
};
export type ExportRequest = RowsRequest | ReportRequest;
/** The content and format of an export, whatever its source. */
export type ExportOptions = Omit<z.infer<typeof formExport>, 'templateIds' | 'startDate' | 'endDate'>;

/** Intervals of scheduled exports (spec 2, section 9). NEVER means no schedule. */
export const exportIntervals = ['NEVER', ...repeatIntervals] as const;
export type ExportInterval = (typeof exportIntervals)[number];

/** Maximum days of data in a scheduled export: ten years. */
export const maximumScheduleDays = 3_660;

const days = z
  .number(t(m.enterNumberOfDays))
  .check(
    z.int(refusal(m.enterWholeDays)),
    z.minimum(0, refusal(m.enter0DaysOrMore)),
    z.maximum(maximumScheduleDays, refusal(m.enterDaysOrFewer, { maximumScheduleDays })),
  );
const firstTime = timestamp.check(
  z.minimum(0, refusal(m.chooseStartDateAfter1970)),
  z.maximum(Date.UTC(9999, 11, 31), refusal(m.chooseStartDateBeforeYear)),
);

export const scheduleInput = z.object({
  interval: z.enum(repeatIntervals, refusal(m.chooseDayWeekOrMonth)),
  /** Days of data. */
  timeInterval: days,
  /** When it is first due, which also sets the time of day. */
  scheduleTime: firstTime,
});

export const newSchedule = z.object({
  templateIds: z
    .array(id)
    .check(z.minLength(1, refusal(m.chooseForm)), z.maxLength(1, refusal(m.chooseOneForm))),
  schedule: scheduleInput,
});

/** The user's schedule of a form; `jobId` is null and `interval` is NEVER if there is none. */
export const exportSchedule = z.object({
  jobId: z.nullable(id),
  interval: z.enum(exportIntervals),
  timeInterval: z.nullable(z.number()),
  scheduleTime: z.nullable(timestamp),
  /** The owner's time zone, which determines when the schedule is due. */
  timeZone: z.nullable(z.string()),
  /** When it is next due. */
  nextTime: z.nullable(timestamp),
});

export type ScheduleInput = z.infer<typeof scheduleInput>;
export type ExportSchedule = z.infer<typeof exportSchedule>;

/** Maximum size of an e-mail attachment; larger files are sent as a link. */
export const maximumAttachedBytes = 10 * 1024 * 1024;
/** Milliseconds until such a link expires: 7 days. */
export const linkLifetime = 7 * 24 * 3_600_000;

export const exportJobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ExportJobState = (typeof exportJobStates)[number];
/** Maximum waiting or running exports per person. */
export const maximumExportJobs = 10;
