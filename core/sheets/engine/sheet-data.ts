// The engine behind the sheet view: loads a form's sheets and rows, filters, sums up and sorts them. It runs in the
// terminal's process and in the browser's worker, so all that it takes and gives can be cloned.
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import { loadSheets, type LoadedSheets, type Loading, type LoadProgress } from './load-sheets.ts';
import {
  dashboardListLimit,
  type DashboardWidget,
  type Part,
  type SheetOverview as OverviewOf,
} from '#core/sheets/dashboard/overview.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import type { Pause } from './packed-rows.ts';
import { beginning, refreshRows } from './refresh-rows.ts';
import {
  changedAt,
  filterInForce,
  overviewOfShown,
  overviewOfShownInTurns,
  previewOf,
  readRows,
  refilter,
  removeRows,
  replaceRow,
  replaceSheet,
  reviewRows,
  rowAt,
  sheetOf,
  type DisplayedRows,
  summariesOf,
} from './displayed-rows.ts';
import {
  type Table,
  type TableColumn,
  type TableRow,
  type TableView,
  newestRowsFirst,
} from '#core/sheets/table/table.ts';

export type SheetRequest = {
  formId: string;
  /** Or all: then the sheets of the form that were changed last. */
  sheetIds: readonly string[] | 'all';
  filter: RowFilterInput | null;
  /** Moments in the table are on its wall clock. */
  timeZone: string;
};
export type SheetOverview = OverviewOf<LoadedSheets['form']>;

/** What was asked for; the filter as it was given, not as it was first asked for with the sheets. */
type SheetRead = { request: SheetRequest; wanted: RowFilterInput | null };

export type SheetData = {
  /** Reads everything anew. What a newer load or filter overtakes ends with `cancelled` and changes nothing. */
  load(
    request: SheetRequest,
    onProgress: (progress: LoadProgress) => void,
    signal?: AbortSignal,
  ): Promise<SheetOverview>;
  /** Filters here where all rows are loaded, else asks the server. Until that is done all stays as it was. */
  setFilter(filter: RowFilterInput | null, signal?: AbortSignal): Promise<SheetOverview>;
  /**
   * Takes what has changed on the server since it was read, after what is on its way already. Null where nothing has
   * changed, and where nothing is loaded.
   */
  refresh(): Promise<{ overview: SheetOverview; added: number } | null>;
  /** The numbers anew, after a row was replaced or removed. */
  overview(): SheetOverview;
  columns(): TableColumn[];
  /** Sorts and chooses among the rows that pass the filter; answers how many there are. */
  view(view: TableView): number;
  /** How many rows the view has. */
  size(): number;
  /** Some rows of the view, the one at `to` not included. */
  rows(from: number, to: number): TableRow[];
  /** A row's place in the view, -1 where it is not in it. */
  indexOf(rowId: string): number;
  /** When a row was last changed, in epoch milliseconds; null where it is not among the loaded ones. */
  changedAt(rowId: string): number | null;
  /** The sheet of a row that was read, whether the view has it or not. */
  sheetOf(rowId: string): string | null;
  /** The row that a summary names by its place in the data. */
  rowAt(place: number): { id: string; sheetId: string } | null;
  /** Takes a row as it has become, where it is one of the loaded ones. */
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Takes what a review made of many rows. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Takes a sheet as it has become. */
  replaceSheet(sheet: Sheet): void;
  /** The ids of some rows of the view, the one at `to` not included. */
  ids(from: number, to: number): string[];
  /** Those among some rows that are in the view, in its order. */
  rowsAmong(rowIds: readonly string[]): TableRow[];
  /** Takes the form with its dashboard arranged anew. What was summarised before stays as it was. */
  arrange(form: SheetOverview['form']): void;
  /**
   * What parts of a dashboard come to over the rows in view; lists hold the newest `limit` answers, as many as on the
   * dashboard unless said. Without the rows nothing.
   */
  summarize(parts: readonly Part[], limit?: number): DashboardWidget[];
  /** What a widget that nobody has saved comes to; null where there are too many rows even for the server. */
  preview(widget: Widget): Promise<DashboardWidget | null>;
};

export type SheetDataOptions = {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * Lets others have a turn while the numbers are brought up to date by themselves: for a face that draws in the same
   * thread.
   */
  pause?: Pause;
};

/** Makes an engine with nothing loaded. */
export function createSheetData(send: Send, { now, pause = mapLimit }: SheetDataOptions): SheetData {
  let latest: SheetRequest | null = null;
  let running: AbortController | null = null;
  let working: Promise<unknown> | null = null;
  /** From where on the server tells what has changed; null: it has not said. */
  let cursor: string | null = null;
  let view = newestRowsFirst;
  /** What is shown, and what was asked for to get it. */
  let shown: (DisplayedRows & SheetRead) | null = null;

  /** Does some work in place of what is still running, and shows what comes of it. */
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
      return overviewOfShown(shown);
    } catch (cause) {
      const error = signal.aborted ? new AppError('cancelled', undefined, { cause }) : cause;
      // What was asked beside it is of no use any more.
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
      // Before the rows are read, so that nothing falls between.
      const begun = beginning(request.formId, loading).catch(() => null);
      const [loaded, from] = await Promise.all([loadSheets(request, loading), begun]);
      const filter = inForce(wanted, request);
      const next = await readRows(loaded, filter, request.timeZone, loading);
      if (!loading.signal.aborted) cursor = from;
      return next;
    });
  }

  async function refresh(): Promise<{ overview: SheetOverview; added: number } | null> {
    for (;;) {
      // A load that is under way reports its own failure.
      while (working !== null) await working.catch(() => undefined);
      const before = shown;
      if (before === null || before.request !== latest || cursor === null) return null;
      const { request, wanted } = before;
      // A day is over: the latest days are others now.
      if (!isSame(inForce(wanted, request), before.filter))
        return { overview: await setFilter(wanted), added: 0 };
      const loading = { send, onProgress: () => undefined, signal: new AbortController().signal };
      const next = await refreshRows(before, cursor, request, loading, pause);
      const overview = next.shown === before ? null : await overviewOfShownInTurns(next.shown, pause);
      // An edit of one's own, or another filter, came in between: the news is read again on top of it.
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
        refilter(before, filter, request.timeZone) ?? readRows(loaded, filter, request.timeZone, loading)
      );
    });
  }

  function inForce(filter: RowFilterInput | null, { timeZone }: SheetRequest): DatedFilter | null {
    return filterInForce(filter, { now: now(), timeZone });
  }

  function current(): DisplayedRows & SheetRead {
    if (shown === null) throw nothing();
    return shown;
  }

  /** The table in its view, which outlives a load and a filter. */
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
    overview: () => overviewOfShown(current()),
    columns: () => current().table?.columns ?? [],
    view(wanted) {
      view = wanted;
      return currentTable()?.size() ?? 0;
    },
    size: () => currentTable()?.size() ?? 0,
    rows: (from, to) => currentTable()?.rows(from, to) ?? [],
    indexOf: (rowId) => currentTable()?.indexOf(rowId) ?? -1,
    sheetOf: (rowId) => sheetOf(current(), rowId),
    rowAt: (place) => rowAt(current(), place),
    changedAt: (rowId) => changedAt(current(), rowId),
    replaceRow: (row) => change((rows, timeZone) => replaceRow(rows, row, timeZone)),
    replaceSheet: (sheet) => change((rows) => replaceSheet(rows, sheet)),
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
    summarize: (parts, limit = dashboardListLimit) => summariesOf(current(), parts, limit),
    preview: async (widget) => previewOf(current(), widget, send, dashboardListLimit),
  };
}

async function mapLimit(): Promise<void> {}

function isSame(one: DatedFilter | null, other: DatedFilter | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nothing(): AppError {
  return new AppError('unexpected', 'No sheets are loaded yet.');
}
