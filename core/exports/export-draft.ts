// The model of the dialog's Export tab: the days and the format (spec 2, section 5), and the request bodies made from
// them.
import { startOfLastDays } from '#core/calendar/days.ts';
import { sizeText } from '#core/count-text.ts';
import { invalid } from '#core/errors.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { formatDate } from '#core/time/date-format.ts';
import { entriesIn } from './entries.ts';
import { defaultFileName, fileNameOf } from './file-name.ts';
import { extensionOf, type FileKind } from './format.ts';
import { exportRange, type RangeIssue } from './range.ts';
import type { ExportFormat, FormExport, SheetExport } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

export type ExportDraft = {
  /** Days as `yyyy-MM-dd` in the user's time zone; blank: not chosen. */
  readonly from: string;
  readonly to: string;
  /** Instead of days: everything. */
  readonly isAllTime?: boolean;
  readonly format: ExportFormat;
  readonly onlyApproved: boolean;
  readonly zip: boolean;
  readonly images: boolean;
  /** With the ids of rows and sheets. */
  readonly ids: boolean;
  /** The id of the question whose entries are exported in place of the rows; null: the rows. */
  readonly entries: string | null;
};

/** The format and content of an export, without the days. */
export type ExportChoices = Omit<ExportDraft, 'from' | 'to' | 'isAllTime'>;

export const firstChoices: ExportChoices = {
  format: 'XLSX',
  onlyApproved: false,
  zip: false,
  images: false,
  ids: false,
  entries: null,
};

/** Labels of the choices. */
export const choiceLabels: Readonly<Record<'onlyApproved' | 'images' | 'ids' | 'zip', string>> = {
  onlyApproved: t(m.onlyApprovedRows),
  images: t(m.imagesAsFilesAllIn),
  ids: t(m.idsOfRows),
  zip: t(m.asZipWithManifestOf),
};

/** Shown if a table has a search: an export only applies its filter and review status. */
export const searchNotExported = t(m.rowsHiddenBySearchAre);

/** The initial draft: the last 7 days, as XLSX. */
export function createExportDraft(now: number, timeZone: string): ExportDraft {
  return withPreset({ from: '', to: '', ...firstChoices }, '7d', now, timeZone);
}

/** Days to choose at once. */
export const rangePresets = [
  { id: '7d', label: t(m.last7Days) },
  { id: '30d', label: t(m.last30Days) },
  { id: '90d', label: t(m.last90Days) },
  { id: 'year', label: t(m.thisYear) },
  { id: 'all', label: t(m.allTime) },
] as const;
export type RangePreset = (typeof rangePresets)[number]['id'];

/** Days that are those of no preset. */
export const otherDays = t(m.otherDays);

/** A draft with the days of a preset. */
export function withPreset(
  draft: ExportDraft,
  preset: RangePreset,
  now: number,
  timeZone: string,
): ExportDraft {
  if (preset === 'all') return { ...draft, from: '', to: '', isAllTime: true };
  const dayOf = (at: number) => formatDate(at, 'yyyy-MM-dd', timeZone);
  const to = dayOf(now);
  const from =
    preset === 'year'
      ? `${to.slice(0, 4)}-01-01`
      : dayOf(startOfLastDays(Number.parseInt(preset), now, timeZone));
  return { ...draft, from, to, isAllTime: false };
}

/** Whether a draft has just the days of a preset. */
function hasPreset(draft: ExportDraft, preset: RangePreset, now: number, timeZone: string): boolean {
  const { from, to, isAllTime = false } = withPreset(draft, preset, now, timeZone);
  return from === draft.from && to === draft.to && isAllTime === (draft.isAllTime ?? false);
}

/** The preset whose days a draft has; null for other days. */
export function presetOf(draft: ExportDraft, now: number, timeZone: string): RangePreset | null {
  return rangePresets.find(({ id }) => hasPreset(draft, id, now, timeZone))?.id ?? null;
}

/** What the days include. */
export function daysText({ isAllTime = false }: ExportDraft, timeZone: string): string {
  return isAllTime ? allTimeText : t(m.includesBothDaysTimesIn, { timeZone });
}
const allTimeText = t(m.everyRowFromFirstTo);

/** The filter of the rows that a form's export contains; null: every row. Undefined while the days are not valid. */
export function draftFilter(draft: ExportDraft, timeZone: string): RowFilterInput | null | undefined {
  const days = canExport(draft, timeZone) ? rangeOf(draft, timeZone) : null;
  if (days === null || 'message' in days) return undefined;
  const of = draft.onlyApproved ? { reviewState: 'APPROVED' as const } : {};
  if (draft.isAllTime) return draft.onlyApproved ? of : null;
  // A filter includes both of its moments.
  return { minDate: days.startDate, maxDate: days.endDate - 1, ...of };
}

/** Bytes of a cell in a file of each format, roughly: a workbook is compressed. */
const cellBytes: Readonly<Record<ExportFormat, number>> = {
  XLSX: 6,
  CSV: 12,
  EXCEL_CSV: 12,
  GEOJSON: 35,
};

/** `240 kB`: how large the file of so many rows becomes, without its images. */
function roughSizeText(rows: number, columns: number, format: ExportFormat): string {
  const bytes = rows * columns * cellBytes[format];
  if (bytes >= 1_000_000) return sizeText(bytes);
  return t(counts.kilobytes, { size: Math.max(1, Math.round(bytes / 1_000)) });
}

/** `1,483 rows, about 240 kB`: of a file that is still to be made. */
export function estimateText(
  rows: number,
  columns: number,
  choices: Pick<ExportChoices, 'format' | 'images'> & Partial<ExportChoices>,
): string {
  const { format, images, entries = null } = choices;
  // Nobody has counted the entries, and so how large their file becomes.
  if (entries !== null && entriesIn(choices) === 'instead') return t(m.entriesOfRows, { count: rows });
  if (rows === 0) return t(images ? m.rowsAndImages : counts.rows, { count: rows });
  const size = roughSizeText(rows, columns, format);
  return t(images ? m.rowsOfSizeAndImages : m.rowsOfSize, { count: rows, size });
}

/** Columns of an export that are no answers: who, when, which sheet, and its review. */
export const rowColumns = 4;

/** What is exported: the rows in view, or the form's. */
export const scopeTexts = {
  label: t(m.whatIsExported),
  /** Null: not counted. */
  view: (rows: number | null) => (rows === null ? t(m.thisView) : t(m.thisViewRows, { rows })),
  form: t(m.everything),
} as const;

/** The issue with the days; null if they are valid. Blank days are not an issue, but disable the button. */
export function exportIssue(draft: ExportDraft, timeZone: string): RangeIssue | null {
  if (draft.isAllTime || draft.from === '' || draft.to === '') return null;
  const range = rangeOf(draft, timeZone);
  return 'message' in range ? range : null;
}

/** From and To are both required to enable Export. */
export function canExport(draft: ExportDraft, timeZone: string): boolean {
  if (draft.isAllTime) return true;
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
export function choicesOf(
  choices: ExportChoices,
): Partial<Omit<ExportChoices, 'entries'> & { entries: string }> {
  const { format, onlyApproved, zip, images, ids, entries } = choices;
  const isOfEntries = entries !== null && entriesIn(choices) === 'instead';
  const isCsv = format !== 'XLSX';
  return {
    format,
    ...(onlyApproved && { onlyApproved }),
    ...(isCsv && zip && { zip }),
    ...(images && { images }),
    // Lines of entries have that of their row anyway.
    ...(ids && !isOfEntries && { ids }),
    ...(isOfEntries && { entries }),
  };
}

/** `Wildlife strike report 2026-01-31 140509.xlsx`: the form's name and a timestamp (spec 2, section 7). */
export function exportFileName(form: string, file: FileKind, now: number, timeZone: string): string {
  const [date = '', time = ''] = formatDate(now, 'yyyy-MM-dd HHmmss', timeZone).split(' ');
  return fileNameOf(defaultFileName, { form, date, time, from: '', to: '', format: extensionOf(file) });
}

function rangeOf({ from, to, isAllTime }: ExportDraft, timeZone: string) {
  if (isAllTime) return exportRange({ kind: 'all' }, 0, timeZone);
  // Both days are given, so the current time is not needed.
  return exportRange({ kind: 'days', from, to }, 0, timeZone);
}
