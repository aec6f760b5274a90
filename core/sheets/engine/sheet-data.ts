// What the engine of a sheet view does: it loads a form's sheets and rows, filters, summarizes and sorts them. It runs in the
// terminal's process or in a browser's worker, so all its inputs and outputs are cloneable.
import type { Widget } from '#core/widgets/schema.ts';
import type { RowFacts } from '#core/sheets/filter/filter-by.ts';
import type { DashboardWidget, Part, SheetOverview as OverviewOf } from '#core/sheets/dashboard/overview.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import type { Pause } from '#core/portions/portions.ts';
import type { MapPoints } from '#core/sheets/table/map-points.ts';
import type { TableColumn, TableRow, TableView } from '#core/sheets/table/table.ts';
import type { StatusCounts } from './displayed-rows.ts';
import type { LoadedSheets, LoadProgress } from './load-sheets.ts';

export type SheetRequest = {
  formId: string;
  /** Or all: the most recently changed sheets of the form. */
  sheetIds: readonly string[] | 'all';
  filter: RowFilterInput | null;
  /** The time zone of moments in the table. */
  timeZone: string;
};
export type SheetOverview = OverviewOf<LoadedSheets['form']>;

export type SheetData = {
  /**
   * Loads everything again. A load that a newer load or filter supersedes rejects with `cancelled` and changes nothing.
   */
  load(
    request: SheetRequest,
    onProgress: (progress: LoadProgress) => void,
    signal?: AbortSignal,
  ): Promise<SheetOverview>;
  /**
   * Filters locally if all rows are loaded, otherwise on the server. The current state stays until the result is there.
   */
  setFilter(filter: RowFilterInput | null, signal?: AbortSignal): Promise<SheetOverview>;
  /** How many rows another filter would show, without applying it; null if it is not valid. */
  count(filter: RowFilterInput | null): Promise<number | null>;
  /** How many of the rows that pass the filter have each review status; null if they are not loaded. */
  statusCounts(): StatusCounts | null;
  /** Fetches changes since the last load, after any work in progress. Null if nothing changed or nothing is loaded. */
  refresh(): Promise<{ overview: SheetOverview; added: number } | null>;
  /** Recomputes the numbers, after a row was replaced or removed. */
  overview(): SheetOverview;
  columns(): TableColumn[];
  /** Sorts and searches the rows that pass the filter; returns their number. */
  view(view: TableView): number;
  /** The number of rows in the view. */
  size(): number;
  /** Rows of the view, `to` excluded. */
  rows(from: number, to: number): TableRow[];
  /** A row's index in the view, -1 if absent. */
  indexOf(rowId: string): number;
  /** When a row was last changed, in epoch milliseconds; null if it is not loaded. */
  changedAt(rowId: string): number | null;
  /** The sheet of a loaded row, in the view or not. */
  sheetOf(rowId: string): string | null;
  /** What filters see of a loaded row; null if it is not loaded. */
  factsOf(rowId: string): RowFacts | null;
  /** The row at the data index that a summary refers to. */
  rowAt(place: number): { id: string; sheetId: string } | null;
  /** Replaces a loaded row by its new state. */
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Applies a bulk review. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Replaces a sheet by its new state. */
  replaceSheet(sheet: Sheet): void;
  /** Ids of rows in the view, `to` excluded. */
  ids(from: number, to: number): string[];
  /** The places of the rows in the view, for a map: see `Table`. */
  points(placeQuestion: string, groupedBy: string | null): MapPoints;
  /** Those of the given rows that are in the view, in its order. */
  rowsAmong(rowIds: readonly string[]): TableRow[];
  /** Applies a new arrangement of the dashboard. Earlier summaries stay unchanged. */
  arrange(form: SheetOverview['form']): void;
  /**
   * Summarizes widgets over the rows in view; lists hold the newest `limit` answers, by default as many as on the
   * dashboard. Empty if the rows are not loaded.
   */
  summarize(parts: readonly Part[], limit?: number): DashboardWidget[];
  /** Summarizes an unsaved widget; null if there are too many rows even for the server. */
  preview(widget: Widget): Promise<DashboardWidget | null>;
};

export type SheetDataOptions = {
  /** Epoch milliseconds. */
  now(): number;
  /** Yields to other work during background refreshes: for a face that renders in the same thread. */
  pause?: Pause;
};
