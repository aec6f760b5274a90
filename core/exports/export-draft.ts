// The model of the dialog's Export tab: the days and the format (spec 2, section 5), and the request bodies made from
// them.
import { invalid } from '#core/errors.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { formatDate } from '#core/time/date-format.ts';
import { defaultFileName, fileNameOf } from './file-name.ts';
import { extensionOf, type FileKind } from './format.ts';
import { defaultRange, exportRange, type RangeIssue } from './range.ts';
import type { ExportFormat, FormExport, SheetExport } from './schema.ts';

export type ExportDraft = {
  /** Days as `yyyy-MM-dd` in the user's time zone; blank: not chosen. */
  readonly from: string;
  readonly to: string;
  readonly format: ExportFormat;
  readonly onlyApproved: boolean;
  readonly zip: boolean;
  readonly images: boolean;
};

/** The format and content of an export, without the days. */
export type ExportChoices = Omit<ExportDraft, 'from' | 'to'>;

export const firstChoices: ExportChoices = { format: 'XLSX', onlyApproved: false, zip: false, images: false };

/** Labels of the choices. */
export const choiceLabels: Readonly<Record<'onlyApproved' | 'images' | 'zip', string>> = {
  onlyApproved: 'Only approved rows',
  images: 'Images as files, all in a ZIP',
  zip: 'In a ZIP, with a manifest of what is in it',
};

/** Shown if a table has a search: an export only applies its filter and review status. */
export const searchNotExported = 'Rows that the search leaves out are exported as well.';

/** The initial draft: the last 7 days, as XLSX. */
export function createExportDraft(now: number, timeZone: string): ExportDraft {
  const range = exportRange(defaultRange, now, timeZone);
  const { from, to } = 'message' in range ? { from: '', to: '' } : range;
  return { from, to, ...firstChoices };
}

/** The issue with the days; null if they are valid. Blank days are not an issue, but disable the button. */
export function exportIssue(draft: ExportDraft, timeZone: string): RangeIssue | null {
  if (draft.from === '' || draft.to === '') return null;
  const range = rangeOf(draft, timeZone);
  return 'message' in range ? range : null;
}

/** From and To are both required to enable Export. */
export function canExport(draft: ExportDraft, timeZone: string): boolean {
  return draft.from !== '' && draft.to !== '' && exportIssue(draft, timeZone) === null;
}

/**
 * The body that exports a form's rows of the chosen days.
 * @throws AppError `invalid` for days that cannot be exported
 */
export function formExportBody(draft: ExportDraft, formId: string, timeZone: string): FormExport {
  const range = rangeOf(draft, timeZone);
  if ('message' in range) throw invalid([range]);
  const { startDate, endDate } = range;
  return { templateIds: [formId], startDate, endDate, ...choicesOf(draft) };
}

/** The body that exports the rows of sheets that pass the filter. */
export function sheetExportBody(
  sheetIds: readonly string[],
  filter: RowFilterInput | null,
  choices: ExportChoices,
): SheetExport {
  return { sheetIds: [...sheetIds], ...choicesOf(choices), ...(filter !== null && { rowFilters: filter }) };
}

/** The choices to send, which also determine the kind of file: choices that are off are omitted. */
export function choicesOf({ format, onlyApproved, zip, images }: ExportChoices): Partial<ExportChoices> {
  const isCsv = format !== 'XLSX';
  return {
    format,
    ...(onlyApproved && { onlyApproved }),
    ...(isCsv && zip && { zip }),
    ...(images && { images }),
  };
}

/** `Wildlife strike report 2026-01-31 140509.xlsx`: the form's name and a timestamp (spec 2, section 7). */
export function exportFileName(form: string, file: FileKind, now: number, timeZone: string): string {
  const [date = '', time = ''] = formatDate(now, 'yyyy-MM-dd HHmmss', timeZone).split(' ');
  return fileNameOf(defaultFileName, { form, date, time, from: '', to: '', format: extensionOf(file) });
}

function rangeOf({ from, to }: ExportDraft, timeZone: string) {
  // Both days are given, so the current time is not needed.
  return exportRange({ kind: 'days', from, to }, 0, timeZone);
}
