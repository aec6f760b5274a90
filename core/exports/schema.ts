// Exports: the answers of forms or sheets as a file.
import * as z from 'zod/mini';
import { id, timestamp } from '#core/forms/schema.ts';
import { maximumSelectedSheets, rowFilter } from '#core/sheets/schema.ts';

export const exportFormats = ['XLSX', 'CSV'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Default range of an export of form data: the last 7 days (spec 2, section 9). */
export const defaultExportDays = 7;
/** Most rows of one export; above it 400 'Too much data to export...' (spec 2, section 8). */
export const maximumExportRows = 1_000_000;

const shared = {
  format: z._default(z.enum(exportFormats), 'XLSX'),
  /** For CSV: text as it was answered, also what a spreadsheet would run. Never the default. */
  verbatim: z._default(z.boolean(), false),
};

export const formExport = z.object({
  templateIds: z.array(id).check(z.minLength(1, 'Choose a form'), z.maxLength(1, 'Choose one form')),
  /** Epoch milliseconds; `endDate` is the end of the last day, not included. */
  startDate: timestamp,
  endDate: timestamp,
  ...shared,
});

export const sheetExport = z.object({
  sheetIds: z
    .array(id)
    .check(
      z.minLength(1, 'Choose at least one sheet'),
      z.maxLength(
        maximumSelectedSheets,
        `The maximum number of sheets you can select is ${maximumSelectedSheets}.`,
      ),
    ),
  rowFilters: z.optional(rowFilter),
  ...shared,
});

export type FormExport = z.input<typeof formExport>;
export type SheetExport = z.input<typeof sheetExport>;
