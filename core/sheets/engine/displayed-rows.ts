// The rows that a sheet view displays: the loaded rows, which of them pass the filter, and their table.
import { invalid } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { filterRows } from '#core/sheets/calls.ts';
import { filterMask } from '#core/sheets/filter/column-filter.ts';
import { type Clock, type DatedFilter, withDates } from '#core/sheets/filter/filter-dates.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { filteredById } from '#core/forms/filtered-questions.ts';
import { type LoadedSheets, type Loading, loadRows } from './load-sheets.ts';
import { countFilters } from '#core/sheets/dashboard/overview.ts';
import { filterWithBefore } from '#core/sheets/dashboard/compare/period-before.ts';
import type { RowsSummary } from './rows-summary.ts';
import { gatherRows, type RowData, withReviews, withRow } from './row-data.ts';
import {
  type ReviewedRows,
  type ReviewStatus,
  type Row,
  rowFilter,
  type RowFilterInput,
  type Sheet,
} from '#core/sheets/schema.ts';
import { withSetup } from './setup-answers.ts';
import { middlesOf } from '#core/sheets/table/distances.ts';
import { createTable, type Table } from '#core/sheets/table/table.ts';

export type DisplayedRows = {
  loaded: LoadedSheets;
  /** The rows as loaded; null: too many. */
  data: RowData | null;
  /** The same with the setup's answers of their sheets. */
  analysed: RowData | null;
  /** The server's summary if there are too many rows to load. */
  summary: RowsSummary | null;
  /** Number of rows on the server for `requestedFilter`. */
  total: number;
  /** The filter of the last request to the server; null: none. */
  requestedFilter: DatedFilter | null;
  filter: DatedFilter | null;
  /** Indexes of rows that were deleted or loaded twice. */
  gone: ReadonlySet<number>;
  /** 1 for the rows in view. */
  mask: Uint8Array;
  rowCount: number;
  table: Table | null;
  /** Whose days. */
  timeZone: string;
};

/** The number of rows by review status. */
export type StatusCounts = Record<ReviewStatus, number>;

/** A filter with its defaults and resolved dates; null if it filters nothing. */
export function filterInForce(input: RowFilterInput | null, clock: Clock): DatedFilter | null {
  if (input === null) return null;
  const filter = rowFilter.parse(input);
  return countFilters(filter) === 0 ? null : withDates(filter, clock);
}

/**
 * Fetches the rows that pass a filter.
 * @throws AppError `invalid` if the filter does not fit the form
 */
export async function readRows(
  loaded: LoadedSheets,
  filter: DatedFilter | null,
  clock: Clock,
  loading: Loading,
): Promise<DisplayedRows> {
  check(loaded, filter);
  const wider = filterWithBefore(filter, clock);
  const { pages, total, summary, requested } = await loadRows(loaded, filter, loading, wider);
  const types = new Map(loaded.form.questions.map(({ id, type }) => [id, type]));
  const data = pages && gatherRows(pages, types);
  // Restored rows shifted others to the next page, which were then loaded twice.
  const hasMoved = pages?.some(({ totalElements }) => totalElements !== total) === true;
  const gone = data !== null && hasMoved ? repeated(data.ids) : new Set<number>();
  const { timeZone } = clock;
  return inView({ loaded, data, summary, total, requestedFilter: requested, filter, gone, timeZone });
}

/** Applies another filter to the loaded rows; null if only the server can. */
export function refilter(
  shown: DisplayedRows,
  filter: DatedFilter | null,
  clock: Clock,
): DisplayedRows | null {
  check(shown.loaded, filter);
  const isRequested = hasRowsOf(shown, filter) || hasRowsOf(shown, filterWithBefore(filter, clock));
  return shown.data === null || !isRequested ? null : inView({ ...shown, filter, timeZone: clock.timeZone });
}

/** Whether all rows were requested, or those of exactly this filter. */
export function hasRowsOf({ requestedFilter }: DisplayedRows, filter: DatedFilter | null): boolean {
  return requestedFilter === null || JSON.stringify(requestedFilter) === JSON.stringify(filter);
}

/**
 * How many rows another filter would show, counted by the server where not all rows are loaded. Null if the filter is
 * not valid.
 */
export async function countPassing(
  shown: DisplayedRows,
  filter: DatedFilter | null,
  send: Send,
): Promise<number | null> {
  const { loaded, analysed, gone, requestedFilter } = shown;
  const { form, sheets } = loaded;
  const questions = filteredById(form);
  if (filter !== null && filterIssues(filter, questions).length > 0) return null;
  if (analysed !== null && requestedFilter === null) return sumOf(maskOf(analysed, filter, questions, gone));
  if (sheets.length === 0) return 0;
  const { totalElements } = await send(filterRows, {
    query: { page: 0, size: 1 },
    body: { sheetIds: sheets.map(({ id }) => id), rowFilters: filter ?? {} },
  });
  return totalElements;
}

/** How many of the rows in view have each review status; null if they are not loaded. */
export function countStatuses({ data, mask }: DisplayedRows): StatusCounts | null {
  if (data === null) return null;
  const counts: StatusCounts = { PENDING: 0, APPROVED: 0, REJECTED: 0, RETURNED: 0 };
  mask.forEach((bit, row) => {
    const status = data.reviewStates[row] ?? null;
    if (bit === 1 && status !== null) counts[status] += 1;
  });
  return counts;
}

/** Replaces a row by its new state. */
export function replaceRow(shown: DisplayedRows, row: Row): DisplayedRows {
  const place = shown.table?.placeOf(row.id);
  if (shown.data === null || place === undefined) return shown;
  const data = withRow(shown.data, place, row, shown.loaded.form.questions);
  return inView({ ...shown, data });
}

/** Applies a bulk review. */
export function reviewRows(shown: DisplayedRows, reviewed: ReviewedRows): DisplayedRows {
  if (shown.data === null) return shown;
  const data = withReviews(shown.data, placesOf(shown, reviewed.rowIds), reviewed);
  return inView({ ...shown, data });
}

/** Replaces a sheet by its new state. Its rows stay, but an answer of its setup is one of each. */
export function replaceSheet(shown: DisplayedRows, sheet: Sheet): DisplayedRows {
  const sheets = shown.loaded.sheets.map((each) => (each.id === sheet.id ? sheet : each));
  return inView({ ...shown, loaded: { ...shown.loaded, sheets } });
}

/** Removes rows. */
export function removeRows(shown: DisplayedRows, rowIds: readonly string[]): DisplayedRows {
  const { data, gone } = shown;
  const places = placesOf(shown, rowIds).filter((place) => !gone.has(place));
  if (data === null || places.length === 0) return shown;
  const removed = Map.groupBy(places, (place) => data.sheetIds[place]);
  const sheets = shown.loaded.sheets.map((sheet) => ({
    ...sheet,
    rowCount: sheet.rowCount - (removed.get(sheet.id)?.length ?? 0),
  }));
  const loaded = { ...shown.loaded, sheets };
  return inView({ ...shown, loaded, gone: new Set([...gone, ...places]) });
}

function placesOf({ table }: DisplayedRows, rowIds: readonly string[]): number[] {
  return rowIds.flatMap((id) => table?.placeOf(id) ?? []);
}

/** When a row was last changed, according to the loaded data; null if it is not loaded. */
export function changedAt({ data, table }: DisplayedRows, rowId: string): number | null {
  const place = table?.placeOf(rowId);
  return place === undefined ? null : (data?.lastModified[place] ?? null);
}

/** The row at the index that a summary refers to. */
export function rowAt(
  { data, summary }: DisplayedRows,
  place: number,
): { id: string; sheetId: string } | null {
  const serverRows = summary?.rows;
  const [id, sheetId] =
    data === null
      ? [serverRows?.id[place], serverRows?.sheetIds[serverRows.sheet[place] ?? -1]]
      : [data.ids[place], data.sheetIds[place]];
  return id === undefined || sheetId === undefined ? null : { id, sheetId };
}

/** The sheet of a loaded row, in view or not. */
export function sheetOf({ data, table }: DisplayedRows, rowId: string): string | null {
  const place = table?.placeOf(rowId);
  return place === undefined ? null : (data?.sheetIds[place] ?? null);
}

function check({ form }: LoadedSheets, filter: DatedFilter | null): void {
  if (filter === null) return;
  const issues = filterIssues(filter, filteredById(form));
  if (issues.length > 0) throw invalid(issues);
}

type Basis = Pick<
  DisplayedRows,
  'loaded' | 'data' | 'summary' | 'total' | 'requestedFilter' | 'filter' | 'gone' | 'timeZone'
>;

/** The rows that pass the filter, and their table. */
export function inView(basis: Basis): DisplayedRows {
  const { loaded, data, total, filter, gone, timeZone } = basis;
  if (data === null)
    return { ...basis, analysed: null, mask: new Uint8Array(), rowCount: total, table: null };
  const { form, sheets, namesById } = loaded;
  const analysed = withSetup(data, sheets, form.contextQuestions);
  const mask = maskOf(analysed, filter, filteredById(form), gone);
  const rowCount = sumOf(mask);
  const middles = middlesOf(filter);
  const table = createTable({ data: analysed, mask, form, sheets, namesById, timeZone, middles });
  return { ...basis, analysed, mask, rowCount, table };
}

/** 1 for the rows that pass the filter and are still there. */
export function maskOf(
  data: RowData,
  filter: DatedFilter | null,
  questions: Parameters<typeof filterMask>[2],
  gone: ReadonlySet<number>,
): Uint8Array {
  const mask = filter === null ? new Uint8Array(data.rows).fill(1) : filterMask(filter, data, questions);
  for (const place of gone) mask[place] = 0;
  return mask;
}

function sumOf(mask: Uint8Array): number {
  return mask.reduce((sum, bit) => sum + bit, 0);
}

function repeated(ids: readonly string[]): Set<number> {
  const seen = new Set<string>();
  return new Set(
    ids.flatMap((id, place) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew ? [] : [place];
    }),
  );
}
