// The engine of the sheet view: loads a form's sheets and rows, filters, summarizes and sorts them. It runs in the
// terminal's process or in a browser's worker, so all its inputs and outputs are cloneable.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { RowFacts } from '#core/sheets/filter/filter-by.ts';
import type { Clock, DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { loadSheets, type LoadedSheets, type Loading, type LoadProgress } from './load-sheets.ts';
import {
  dashboardListLimit,
  type DashboardWidget,
  type Part,
  type SheetOverview as OverviewOf,
} from '#core/sheets/dashboard/overview.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import type { Pause } from '#core/portions/portions.ts';
import { beginning, refreshRows } from './refresh-rows.ts';
import {
  changedAt,
  countPassing,
  countStatuses,
  filterInForce,
  readRows,
  refilter,
  removeRows,
  replaceRow,
  replaceSheet,
  reviewRows,
  rowAt,
  sheetOf,
  type DisplayedRows,
  type StatusCounts,
} from './displayed-rows.ts';
import { overviewOfShown, overviewOfShownInTurns, previewOf, summariesOf } from './summarize-shown.ts';
import { factsOf } from './row-facts.ts';
import {
  type Table,
  type TableColumn,
  type TableRow,
  type TableView,
  newestRowsFirst,
} from '#core/sheets/table/table.ts';

export type SheetRequest = {
  formId: string;
  /** Or all: the most recently changed sheets of the form. */
  sheetIds: readonly string[] | 'all';
  filter: RowFilterInput | null;
  /** The time zone of moments in the table. */
  timeZone: string;
};
export type SheetOverview = OverviewOf<LoadedSheets['form']>;

/** The request; `wanted` is the filter as last given, which may differ from the one in the request. */
type SheetRead = { request: SheetRequest; wanted: RowFilterInput | null };

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

/** Creates an engine with nothing loaded. */
export function createSheetData(send: Send, { now, pause = mapLimit }: SheetDataOptions): SheetData {
  let latest: SheetRequest | null = null;
  let running: AbortController | null = null;
  let working: Promise<unknown> | null = null;
  /** The cursor from which the server reports changes; null: unknown. */
  let cursor: string | null = null;
  let view = newestRowsFirst;
  /** The displayed rows, and the request that loaded them. */
  let shown: (DisplayedRows & SheetRead) | null = null;

  /** Runs work in place of any work in progress, and displays its result. */
  async function show(
    { request, wanted }: SheetRead,
    options: Partial<Pick<Loading, 'onProgress'>> & { signal: AbortSignal | undefined },
    read: (loading: Loading) => Promise<DisplayedRows>,
  ): Promise<SheetOverview> {
    running?.abort();
    const own = new AbortController();
    running = own;
    const signal = options.signal === undefined ? own.signal : AbortSignal.any([options.signal, own.signal]);
    const onProgress = (progress: LoadProgress): void => {
      if (!signal.aborted) options.onProgress?.(progress);
    };
    const work = read({ send, onProgress, signal });
    working = work;
    try {
      const next = await work;
      if (signal.aborted) throw new AppError('cancelled');
      shown = { ...next, request, wanted };
      return overviewOfShown(shown, now());
    } catch (cause) {
      const error = signal.aborted ? new AppError('cancelled', undefined, { cause }) : cause;
      // The parallel requests are no longer needed.
      own.abort();
      throw error;
    } finally {
      if (working === work) working = null;
    }
  }

  async function load(
    request: SheetRequest,
    onProgress?: (progress: LoadProgress) => void,
    signal?: AbortSignal,
  ): Promise<SheetOverview> {
    latest = request;
    const wanted = request.filter;
    return show({ request, wanted }, { signal, ...(onProgress && { onProgress }) }, async (loading) => {
      // Fetched before the rows, so that no change is missed in between.
      const begun = beginning(request.formId, loading).catch(() => null);
      const [loaded, from] = await Promise.all([loadSheets(request, loading), begun]);
      const filter = inForce(wanted, request);
      const next = await readRows(loaded, filter, clockOf(request), loading);
      if (!loading.signal.aborted) cursor = from;
      return next;
    });
  }

  async function refresh(): Promise<{ overview: SheetOverview; added: number } | null> {
    for (;;) {
      // The load in progress reports its own failure.
      while (working !== null) await working.catch(() => undefined);
      const before = shown;
      if (before === null || before.request !== latest || cursor === null) return null;
      const { request, wanted } = before;
      // A new day has begun: the latest days are different now.
      if (!isSame(inForce(wanted, request), before.filter))
        return { overview: await setFilter(wanted), added: 0 };
      const loading = { send, onProgress: () => undefined, signal: new AbortController().signal };
      const next = await refreshRows(before, cursor, { ...request, clock: clockOf(request) }, loading, pause);
      const overview = next.shown === before ? null : await overviewOfShownInTurns(next.shown, now(), pause);
      // A local edit or another filter came in between: fetch the changes again on top of it.
      if (shown !== before || working !== null) continue;
      cursor = next.cursor;
      if (overview === null) return null;
      shown = { ...next.shown, request, wanted };
      return { overview, added: next.added };
    }
  }

  async function setFilter(input: RowFilterInput | null, signal?: AbortSignal): Promise<SheetOverview> {
    if (latest === null) throw nothing();
    const { request } = shown ?? {};
    if (shown === null || request !== latest) return load({ ...latest, filter: input }, undefined, signal);
    const { loaded } = shown;
    const before = shown;
    return show({ request, wanted: input }, { signal }, async (loading) => {
      const filter = inForce(input, request);
      return (
        refilter(before, filter, clockOf(request)) ?? readRows(loaded, filter, clockOf(request), loading)
      );
    });
  }

  function clockOf({ timeZone }: SheetRequest): Clock {
    return { now: now(), timeZone };
  }

  function inForce(filter: RowFilterInput | null, request: SheetRequest): DatedFilter | null {
    return filterInForce(filter, clockOf(request));
  }

  function current(): DisplayedRows & SheetRead {
    if (shown === null) throw nothing();
    return shown;
  }

  /** The table in its current view, which survives a load and a filter. */
  function currentTable(): Table | null {
    const { table } = current();
    table?.view(view);
    return table;
  }

  function change(by: (shown: DisplayedRows, timeZone: string) => DisplayedRows): void {
    const before = current();
    const { request, wanted } = before;
    shown = { ...by(before, request.timeZone), request, wanted };
  }

  return {
    load,
    setFilter,
    refresh,
    async count(filter) {
      const { request } = current();
      return countPassing(current(), inForce(filter, request), send);
    },
    statusCounts: () => countStatuses(current()),
    overview: () => overviewOfShown(current(), now()),
    columns: () => current().table?.columns ?? [],
    view(wanted) {
      view = wanted;
      return currentTable()?.size() ?? 0;
    },
    size: () => currentTable()?.size() ?? 0,
    rows: (from, to) => currentTable()?.rows(from, to) ?? [],
    indexOf: (rowId) => currentTable()?.indexOf(rowId) ?? -1,
    sheetOf: (rowId) => sheetOf(current(), rowId),
    factsOf: (rowId) => factsOf(current(), rowId),
    rowAt: (place) => rowAt(current(), place),
    changedAt: (rowId) => changedAt(current(), rowId),
    replaceRow: (row) => change((rows, timeZone) => replaceRow(rows, row, timeZone)),
    replaceSheet: (sheet) => change((rows, timeZone) => replaceSheet(rows, sheet, timeZone)),
    reviewRows: (reviewed) => change((rows, timeZone) => reviewRows(rows, reviewed, timeZone)),
    removeRows: (rowIds) => change((rows, timeZone) => removeRows(rows, rowIds, timeZone)),
    ids: (from, to) => currentTable()?.ids(from, to) ?? [],
    rowsAmong(rowIds) {
      const inView = currentTable();
      if (inView === null) return [];
      const places = rowIds.map((id) => inView.indexOf(id)).filter((place) => place >= 0);
      return places.sort((a, b) => a - b).flatMap((place) => inView.rows(place, place + 1));
    },
    arrange: (form) => change((rows) => ({ ...rows, loaded: { ...rows.loaded, form } })),
    summarize: (parts, limit = dashboardListLimit) => summariesOf(current(), parts, { limit, now: now() }),
    preview: async (widget) => previewOf(current(), widget, send, { limit: dashboardListLimit, now: now() }),
  };
}

async function mapLimit(): Promise<void> {}

function isSame(one: DatedFilter | null, other: DatedFilter | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nothing(): AppError {
  return new AppError('unexpected', 'No sheets are loaded yet.');
}
