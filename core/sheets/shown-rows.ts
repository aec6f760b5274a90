// The rows of a sheet view as they are shown: which were loaded, which of them pass the filter, and the table of them.
import { invalid } from '#core/errors.ts';
import { filterMask } from './column-filter.ts';
import { filterFaults } from './filter.ts';
import { type LoadedSheets, type Loading, loadRows } from './load-sheets.ts';
import { countFilters, overviewOf, type SheetOverview } from './overview.ts';
import { gatherRows, type RowData, withRow } from './row-data.ts';
import { type Row, rowFilter, type RowFilter, type RowFilterInput } from './schema.ts';
import { createTable, type Table } from './table.ts';

export type Shown = {
  loaded: LoadedSheets;
  /** Null: there is too much of it. */
  data: RowData | null;
  /** How many rows the server has for `asked`. */
  total: number;
  /** The filter that the server was asked with; null: with none. */
  asked: RowFilter | null;
  filter: RowFilter | null;
  /** Places of rows that are no more, or that came twice. */
  gone: ReadonlySet<number>;
  /** 1 for the rows in view. */
  mask: Uint8Array;
  rowCount: number;
  table: Table | null;
};

/** A filter with its defaults; null where it filters nothing. */
export function filterInForce(input: RowFilterInput | null): RowFilter | null {
  if (input === null) return null;
  const filter = rowFilter.parse(input);
  return countFilters(filter) === 0 ? null : filter;
}

/**
 * Reads the rows that pass a filter from the server.
 * @throws AppError `invalid` where the filter does not fit the form
 */
export async function readRows(
  loaded: LoadedSheets,
  filter: RowFilter | null,
  timeZone: string,
  loading: Loading,
): Promise<Shown> {
  check(loaded, filter);
  const { pages, total } = await loadRows(loaded, filter, loading);
  const types = new Map(loaded.form.questions.map(({ id, type }) => [id, type]));
  const data = pages && gatherRows(pages, types);
  // Rows that came in meanwhile pushed others onto the next page, which then came twice.
  const hasMoved = pages?.some(({ totalElements }) => totalElements !== total) === true;
  const gone = data !== null && hasMoved ? repeated(data.ids) : new Set<number>();
  return inView({ loaded, data, total, asked: filter, filter, gone }, timeZone);
}

/** The same rows under another filter; null where only the server can tell. */
export function refilter(shown: Shown, filter: RowFilter | null, timeZone: string): Shown | null {
  check(shown.loaded, filter);
  const hasThem = shown.asked === null || JSON.stringify(shown.asked) === JSON.stringify(filter);
  return shown.data === null || !hasThem ? null : inView({ ...shown, filter }, timeZone);
}

/** With a row as it has become. */
export function replaceRow(shown: Shown, row: Row, timeZone: string): Shown {
  const place = shown.table?.placeOf(row.id);
  if (shown.data === null || place === undefined) return shown;
  const data = withRow(shown.data, place, row, shown.loaded.form.questions);
  return inView({ ...shown, data }, timeZone);
}

/** Without a row. */
export function removeRow(shown: Shown, rowId: string, timeZone: string): Shown {
  const place = shown.table?.placeOf(rowId);
  if (shown.data === null || place === undefined || shown.gone.has(place)) return shown;
  const sheetId = shown.data.sheetIds[place];
  const sheets = shown.loaded.sheets.map((sheet) =>
    sheet.id === sheetId ? { ...sheet, rowCount: sheet.rowCount - 1 } : sheet,
  );
  const loaded = { ...shown.loaded, sheets };
  return inView({ ...shown, loaded, gone: new Set([...shown.gone, place]) }, timeZone);
}

export function overviewOfShown({
  loaded,
  data,
  filter,
  mask,
  rowCount,
}: Shown): SheetOverview<LoadedSheets['form']> {
  return overviewOf({ ...loaded, data, filter, mask, rowCount });
}

function check({ form }: LoadedSheets, filter: RowFilter | null): void {
  if (filter === null) return;
  const faults = filterFaults(filter, new Map(form.questions.map((question) => [question.id, question])));
  if (faults.length > 0) throw invalid(faults);
}

type Basis = Pick<Shown, 'loaded' | 'data' | 'total' | 'asked' | 'filter' | 'gone'>;

function inView(basis: Basis, timeZone: string): Shown {
  const { loaded, data, total, filter, gone } = basis;
  if (data === null) return { ...basis, mask: new Uint8Array(), rowCount: total, table: null };
  const { form, sheets, namesById } = loaded;
  const questions = new Map(form.questions.map((question) => [question.id, question]));
  const mask = filter === null ? new Uint8Array(data.rows).fill(1) : filterMask(filter, data, questions);
  for (const place of gone) mask[place] = 0;
  const rowCount = mask.reduce((sum, bit) => sum + bit, 0);
  const table = createTable({ data, mask, form, sheets, namesById, timeZone });
  return { ...basis, mask, rowCount, table };
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
