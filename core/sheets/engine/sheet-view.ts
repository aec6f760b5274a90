// What the dashboard, the table and the row details of one selection of sheets share: the loaded data, the filter in
// force, and how far loading is. Over an engine that may stand in another thread. Knows nothing of how it is drawn.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { DashboardWidget, Part } from '#core/sheets/dashboard/overview.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import { rearranged } from '#core/widgets/arrangement.ts';
import type { LoadProgress } from './load-sheets.ts';
import type { SheetData, SheetOverview, SheetRequest } from './sheet-data.ts';

/** At once where the engine is in the same thread: then what it changes shows in the same step. */
type Answer<T> = T | Promise<T>;

/** What a view needs of its engine: `SheetData`, or a line to one. */
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
  /** The last that was loaded; stays while something newer is under way, and when that fails. */
  overview: SheetOverview | null;
  /** What the rows of the overview passed. */
  filter: RowFilterInput | null;
  /** How far loading is; null while nothing is under way. */
  loading: LoadProgress | null;
  /** What is under way. */
  working: 'load' | 'filter' | null;
  /** Whether it takes so long that it is to be said beside what is shown. */
  isSlow: boolean;
  /** Why the last loading failed, or the last filter of `show`. */
  error: unknown;
  /** Rows that came in by themselves, and have not been forgotten. */
  added: number;
  /** How often rows came or went by themselves. */
  edition: number;
  /** Another object whenever the rows in view have changed, in any way. */
  revision: object;
};

export type SheetView = {
  readonly state: ReadonlySignal<SheetViewState>;
  /** Reads everything anew, with the filter in force, or the one that `show` was given last. */
  load(): Promise<void>;
  /** The same, where the last loading failed: the connection is back. */
  retry(): void;
  /** Takes what has changed on the server; answers how many rows are new. */
  refresh(): Promise<number>;
  /** So many new rows are no news any more. */
  forgetAdded(count: number): void;
  /** Throws what is wrong with the filter or the server; then all stays as it was. */
  setFilter(filter: RowFilterInput | null): Promise<void>;
  /**
   * The same for a filter that stands somewhere already, as in an address: what is wrong with it is the state's `error`, and
   * what was shown before does not count as its rows. Loads where nothing is loaded.
   */
  show(filter: RowFilterInput | null): Promise<void>;
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Takes what a review made of many rows. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Takes a sheet as it has become. */
  replaceSheet(sheet: Sheet): void;
  /** Shows the dashboard as a change of the form has it, by the functions of core/widgets/arrangement.ts. */
  rearrange(change: (form: SheetOverview['form']) => SheetOverview['form']): void;
  /** Stops what is under way, and takes nothing more until something is asked for. */
  drop(): void;
};

export type Selection = Pick<SheetRequest, 'formId' | 'sheetIds'>;

/** Milliseconds that a filter may take before that is said. */
const soonEnough = 200;

const nothingLoaded: LoadProgress = { loaded: 0, total: 0, unit: 'sheets', share: 0 };

/** A view of nothing yet: it begins with `load` or `show`. */
export function createSheetView(
  engine: SheetEngine,
  { sleep }: Pick<Ports, 'sleep'>,
  selection: Selection,
  timeZone: string,
): SheetView {
  let isDropped = false;
  let wanted: RowFilterInput | null = null;
  /** What is under way; another one overtakes it. */
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

  /** Does some work in place of what is under way, and takes what comes of it. Rejects with what it fails with. */
  async function take(
    kind: 'load' | 'filter',
    work: (stop: AbortSignal) => Promise<SheetOverview>,
    { filter, added = state.peek().added }: { filter: RowFilterInput | null; added?: number },
  ): Promise<void> {
    working.abort();
    const own = new AbortController();
    working = own;
    isDropped = false;
    // Why it failed the last time stays to be read until this time is over.
    change({ loading: nothingLoaded, working: kind, isSlow: false });
    sleep(soonEnough, own.signal).then(
      () => {
        if (!own.signal.aborted) change({ isSlow: true });
      },
      () => undefined,
    );
    try {
      const overview = await work(own.signal);
      // What something newer has overtaken is not shown, and that one tells how it ends.
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
    const news = await engine.refresh();
    if (news === null || isDropped) return 0;
    const { added, edition } = state.peek();
    changeRows({ overview: news.overview, added: added + news.added, edition: edition + 1 });
    return news.added;
  }

  /** A change of the loaded rows; nothing where there are none. */
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
        // Without the rows it is the server that works out the numbers.
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

/** At once where the answer is there, so that what somebody does shows before they do the next. */
function after<T>(answer: Answer<T>, use: (value: T) => void): void {
  // Only an engine that is gone refuses, and then nothing is shown.
  if (answer instanceof Promise) answer.then(use).catch(() => undefined);
  else use(answer);
}

function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.code === 'cancelled';
}
