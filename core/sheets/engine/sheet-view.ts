// State shared by the dashboard, the table and the row details of one selection of sheets: the loaded data, the active
// filter and the loading progress. The engine may run in another thread. Independent of rendering.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { DashboardWidget, Part } from '#core/sheets/dashboard/overview.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import { rearranged } from '#core/widgets/arrangement.ts';
import type { LoadProgress } from './load-sheets.ts';
import type { SheetData, SheetOverview, SheetRequest } from './sheet-data.ts';

/** Whether something is gone, or may not be seen any more. */
const isGone = (error: unknown) =>
  error instanceof AppError && (error.code === 'not-found' || error.code === 'forbidden');

/** Synchronous if the engine runs in the same thread: then a change is visible in the same step. */
type Answer<T> = T | Promise<T>;

/** What a view needs of its engine: `SheetData`, or a proxy of one. */
export type SheetEngine = Pick<SheetData, 'load' | 'setFilter' | 'refresh'> & {
  overview(): Answer<SheetOverview>;
  arrange(form: SheetOverview['form']): Answer<void>;
  summarize(parts: readonly Part[]): Answer<DashboardWidget[]>;
  replaceRow(row: Row): Answer<void>;
  removeRows(rowIds: readonly string[]): Answer<void>;
  reviewRows(reviewed: ReviewedRows): Answer<void>;
  replaceSheet(sheet: Sheet): Answer<void>;
};

export type SheetViewState = {
  /** The last loaded overview; stays while a newer load runs, and when it fails. */
  overview: SheetOverview | null;
  /** The filter of the overview's rows. */
  filter: RowFilterInput | null;
  /** Loading progress; null when idle. */
  loading: LoadProgress | null;
  /** The work in progress. */
  working: 'load' | 'filter' | null;
  /** Whether the work takes long enough to show a progress indicator. */
  isSlow: boolean;
  /** Why the last load failed, or the last filter of `show`. */
  error: unknown;
  /** Rows added by background refreshes, until `forgetAdded`. */
  added: number;
  /** Counts background changes that added or removed rows. */
  edition: number;
  /** A new object whenever the rows in view change in any way. */
  revision: object;
};

export type SheetView = {
  readonly state: ReadonlySignal<SheetViewState>;
  /** Loads everything again, with the active filter or the last one given to `show`. */
  load(): Promise<void>;
  /** Loads again if the last load failed: the connection is back. */
  retry(): void;
  /** Fetches changes from the server; returns the number of new rows. */
  refresh(): Promise<number>;
  /** Marks this many added rows as seen. */
  forgetAdded(count: number): void;
  /** Rejects if the filter is invalid or the server fails; the state then stays unchanged. */
  setFilter(filter: RowFilterInput | null): Promise<void>;
  /**
   * The same for a filter that is already part of an address, for example: its error goes into the state's `error`, and
   * the rows shown before no longer count as the result. Loads if nothing is loaded.
   */
  show(filter: RowFilterInput | null): Promise<void>;
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Applies a bulk review. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Replaces a sheet by its new state. */
  replaceSheet(sheet: Sheet): void;
  /** Applies a change of the dashboard's arrangement, made with core/widgets/arrangement.ts. */
  rearrange(change: (form: SheetOverview['form']) => SheetOverview['form']): void;
  /** Cancels work in progress and ignores further results until the next request. */
  drop(): void;
};

export type Selection = Pick<SheetRequest, 'formId' | 'sheetIds'>;

/** Milliseconds before a running filter shows an indicator. */
const soonEnough = 200;

const nothingLoaded: LoadProgress = { loaded: 0, total: 0, unit: 'sheets', share: 0 };

/** Creates an empty view: start with `load` or `show`. */
export function createSheetView(
  engine: SheetEngine,
  { sleep }: Pick<Ports, 'sleep'>,
  selection: Selection,
  timeZone: string,
): SheetView {
  let isDropped = false;
  let wanted: RowFilterInput | null = null;
  /** The work in progress; new work aborts it. */
  let working = new AbortController();
  const state = signal<SheetViewState>({
    overview: null,
    filter: null,
    loading: null,
    working: null,
    isSlow: false,
    error: null,
    added: 0,
    edition: 0,
    revision: {},
  });
  const change = (changes: Partial<SheetViewState>) => {
    state.value = { ...state.peek(), ...changes };
  };
  const changeRows = (changes: Partial<SheetViewState>) => change({ ...changes, revision: {} });

  /** Runs work in place of the work in progress, and takes over its result. Rejects if the work fails. */
  async function take(
    kind: 'load' | 'filter',
    work: (stop: AbortSignal) => Promise<SheetOverview>,
    { filter, added = state.peek().added }: { filter: RowFilterInput | null; added?: number },
  ): Promise<void> {
    working.abort();
    const own = new AbortController();
    working = own;
    isDropped = false;
    // The last error stays visible until this attempt ends.
    change({ loading: nothingLoaded, working: kind, isSlow: false });
    sleep(soonEnough, own.signal).then(
      () => {
        if (!own.signal.aborted) change({ isSlow: true });
      },
      () => undefined,
    );
    try {
      const overview = await work(own.signal);
      // Superseded results are dropped; the newer work reports its own end.
      if (!own.signal.aborted) changeRows({ overview, filter, ...ended, error: null, added });
    } finally {
      own.abort();
    }
  }

  async function load(): Promise<void> {
    const filter = wanted;
    const onProgress = (loading: LoadProgress) => change({ loading });
    const work = (stop: AbortSignal) => engine.load({ ...selection, filter, timeZone }, onProgress, stop);
    await take('load', work, { filter, added: 0 }).catch(fail);
  }

  function fail(error: unknown): void {
    if (!isCancelled(error)) change({ ...ended, error });
  }

  async function setFilter(filter: RowFilterInput | null): Promise<void> {
    try {
      await take('filter', (stop) => engine.setFilter(filter, stop), { filter });
      wanted = filter;
    } catch (error) {
      if (isCancelled(error)) return;
      change(ended);
      throw error;
    }
  }

  async function show(filter: RowFilterInput | null): Promise<void> {
    wanted = filter;
    const { overview, error } = state.peek();
    if (overview === null || error !== null) return load();
    await take('filter', (stop) => engine.setFilter(filter, stop), { filter }).catch(fail);
  }

  async function refresh(): Promise<number> {
    const news = await engine.refresh().catch(async (error: unknown) => {
      if (!isGone(error)) throw error;
      // A sheet was deleted, or may not be seen any more: what is shown of it has to go.
      await load();
      return null;
    });
    if (news === null || isDropped) return 0;
    const { added, edition } = state.peek();
    changeRows({ overview: news.overview, added: added + news.added, edition: edition + 1 });
    return news.added;
  }

  /** Changes the loaded rows, if any. */
  function changeData(by: () => Answer<void>): void {
    if (state.peek().overview === null) return;
    after(by(), () => after(engine.overview(), (overview) => changeRows({ overview })));
  }

  return {
    state,
    load,
    retry() {
      if (state.peek().error !== null) void load();
    },
    refresh,
    forgetAdded: (count) => change({ added: Math.max(0, state.peek().added - count) }),
    setFilter,
    show,
    replaceRow: (row) => changeData(() => engine.replaceRow(row)),
    removeRows: (rowIds) => changeData(() => engine.removeRows(rowIds)),
    reviewRows: (reviewed) => changeData(() => engine.reviewRows(reviewed)),
    replaceSheet: (sheet) => changeData(() => engine.replaceSheet(sheet)),
    rearrange(by) {
      const before = state.peek().overview;
      if (before === null) return;
      const { overview, missing } = rearranged(before, by(before.form));
      change({ overview });
      after(engine.arrange(overview.form), () => {
        if (missing.length === 0) return;
        // Without rows, the server computes the numbers.
        if (overview.isSummarized) {
          void load();
          return;
        }
        after(engine.summarize(missing), (fresh) => {
          const now = state.peek().overview;
          if (now !== null) change({ overview: rearranged(now, now.form, fresh).overview });
        });
      });
    },
    drop() {
      isDropped = true;
      working.abort();
    },
  };
}

const ended = { loading: null, working: null, isSlow: false } as const;

/** Synchronous if possible, so that the result of an interaction is visible before the next one. */
function after<T>(answer: Answer<T>, use: (value: T) => void): void {
  // Only a terminated engine rejects; then there is nothing to show.
  if (answer instanceof Promise) answer.then(use).catch(() => undefined);
  else use(answer);
}

function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.code === 'cancelled';
}
