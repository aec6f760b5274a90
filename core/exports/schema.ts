// Exports: the answers of forms or sheets as a file, now or on a schedule.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/primitives.ts';
import { rowFilter, selectedSheets } from '#core/sheets/schema.ts';
import { repeatIntervals } from '#core/calendar/intervals.ts';

/**
 * `CSV` is for programs, `EXCEL_CSV` for spreadsheets: it starts with a byte order mark, dates have a space, and nothing in
 * it runs in an Excel of a country that splits cells at semicolons.
 */
export const exportFormats = ['XLSX', 'CSV', 'EXCEL_CSV'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Default range of an export of form data: the last 7 days (spec 2, section 9). */
export const defaultExportDays = 7;
/** Most rows of one export; above it 400 'Too much data to export...' (spec 2, section 8). */
export const maximumExportRows = 1_000_000;

/** Most images of one download. */
export const maximumImages = 50_000;

const shared = {
  format: z._default(z.enum(exportFormats), 'XLSX'),
  /** For CSV for Excel: text as it was answered, also what a spreadsheet would run. CSV has it so always. */
  verbatim: z._default(z.boolean(), false),
  /** Leaves out what is pending or rejected. */
  onlyApproved: z._default(z.boolean(), false),
  /** As a ZIP with the table and its manifest. */
  zip: z._default(z.boolean(), false),
  /** With the images as files, which takes a ZIP. */
  images: z._default(z.boolean(), false),
  /**
   * Only what is new, changed or deleted since an earlier export: the cursor that it answered with, null for the
   * beginning. The table then begins with the columns Change, Row ID and Sheet ID.
   */
  since: z.optional(z.nullable(z.string().check(z.maxLength(20_000)))),
  /** Whether a notification tells when an export that takes its time is ready. */
  notify: z._default(z.boolean(), true),
};

/** What is said where no row is in the range or passes the filter: a reply of 204. */
export const nothingToExport = 'There is nothing to export.';

export const formExport = z
  .object({
    templateIds: z.array(id).check(z.minLength(1, 'Choose a form'), z.maxLength(1, 'Choose one form')),
    /** Epoch milliseconds; `endDate` is the end of the last day, not included. */
    startDate: timestamp,
    endDate: timestamp,
    ...shared,
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      error: 'Choose an end date that is not before the start date',
    }),
  );

export const sheetExport = z.object({
  sheetIds: selectedSheets,
  rowFilters: z.optional(rowFilter),
  ...shared,
});

export type FormExport = z.input<typeof formExport>;
export type SheetExport = z.input<typeof sheetExport>;
/** The header of a reply with the cursor of an export of changes. */
export const cursorHeader = 'x-export-cursor';
export const changeKinds = ['new', 'changed', 'deleted'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What somebody asks for, with the defaults filled in. */
export type ExportRequest =
  | ({ kind: 'form' } & z.output<typeof formExport>)
  | ({ kind: 'sheets' } & z.output<typeof sheetExport>);
/** What an export holds and how it is written, whatever it is of. */
export type ExportOptions = Omit<z.infer<typeof formExport>, 'templateIds' | 'startDate' | 'endDate'>;

/** How often a scheduled export comes (spec 2, section 9). NEVER stands for no schedule. */
export const exportIntervals = ['NEVER', ...repeatIntervals] as const;
export type ExportInterval = (typeof exportIntervals)[number];

/** Most days of data in a scheduled export: ten years. */
export const maximumScheduleDays = 3_660;

const days = z
  .number('Enter the number of days')
  .check(
    z.int('Enter a whole number of days'),
    z.minimum(0, 'Enter 0 days or more'),
    z.maximum(maximumScheduleDays, `Enter ${maximumScheduleDays} days or fewer`),
  );
const firstTime = timestamp.check(
  z.minimum(0, 'Choose a start date after 1970'),
  z.maximum(Date.UTC(9999, 11, 31), 'Choose a start date before the year 10000'),
);

export const scheduleInput = z.object({
  interval: z.enum(repeatIntervals, 'Choose Day, Week or Month'),
  /** Days of data. */
  timeInterval: days,
  /** When it comes for the first time, and with it at which time of day. */
  scheduleTime: firstTime,
});

export const newSchedule = z.object({
  templateIds: z.array(id).check(z.minLength(1, 'Choose a form'), z.maxLength(1, 'Choose one form')),
  schedule: scheduleInput,
});

/** A person's schedule of a form; `jobId` is null, and `interval` NEVER, where there is none. */
export const exportSchedule = z.object({
  jobId: z.nullable(id),
  interval: z.enum(exportIntervals),
  timeInterval: z.nullable(z.number()),
  scheduleTime: z.nullable(timestamp),
  /** The zone of whoever set it: its wall clock says when the schedule is due. */
  timeZone: z.nullable(z.string()),
  /** When it is due next. */
  nextTime: z.nullable(timestamp),
});

export type ScheduleInput = z.infer<typeof scheduleInput>;
export type ExportSchedule = z.infer<typeof exportSchedule>;

/** Largest file that is sent within an e-mail; for others there is a link. */
export const maximumAttachedBytes = 10 * 1024 * 1024;
/** Milliseconds for which such a link is good: 7 days. */
export const linkLifetime = 7 * 24 * 3_600_000;

export const exportJobStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ExportJobState = (typeof exportJobStates)[number];
/** Most exports of one person that wait or run. */
export const maximumExportJobs = 10;
