// What the dashboard, the table and the row details of one selection of sheets share: the loaded data, the filter in
// force, and how far loading is. Knows nothing of how it is drawn.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { RowUndo } from '#core/sheets/review/row-undo.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import { createSheetData, type SheetData, type SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { newestRowsFirst, type TableView } from '#core/sheets/table/table.ts';
import { rearranged } from '#core/widgets/arrangement.ts';
import type { SheetIds } from '#cli/app/screen-places.ts';

export type SheetViewState = {
  /** The last that was loaded; stays while something newer is on its way, and when that fails. */
  overview: SheetOverview | null;
  filter: RowFilterInput | null;
  /** How far loading is; null while nothing is on its way. */
  loading: LoadProgress | null;
  /** Why the last loading failed. */
  error: unknown;
  /** Rows that came in by themselves, and have not been forgotten. */
  added: number;
  /** How often rows came or went by themselves. */
  edition: number;
};

export type SheetView = {
  readonly state: ReadonlySignal<SheetViewState>;
  readonly data: SheetData;
  /** What takes the last change of rows of this visit back, as long as that can be done; null where there is none. */
  readonly undoable: Signal<Undoable | null>;
  /** Reads everything anew, with the filter in force. */
  load(): Promise<void>;
  /** Takes what has changed on the server; answers how many rows are new. */
  refresh(): Promise<number>;
  /** So many new rows are no news any more. */
  forgetAdded(count: number): void;
  /** Throws what is wrong with the filter or the server; then all stays as it was. */
  setFilter(filter: RowFilterInput | null): Promise<void>;
  /** Sorts and narrows the table; answers how many rows it has. */
  arrange(table: TableView): number;
  /** Where a row stands in the table, and the rows beside it; null where it is not in it. */
  placeOf(rowId: string): RowPlace | null;
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Takes what a review made of many rows. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Takes a sheet as it has become. */
  replaceSheet(sheet: Sheet): void;
  /** Shows the dashboard as a change of the form has it, by the functions of core/widgets/arrangement.ts. */
  rearrange(change: (form: SheetOverview['form']) => SheetOverview['form']): void;
  /** Stops what is on its way. */
  drop(): void;
};

/** Reviewed rows are set back; the rest the server keeps under an id. */
export type Undoable = { rowIds: readonly string[] } | Pick<RowUndo, 'id'>;

export type RowName = { id: string; sheetId: string };
export type RowPlace = { index: number; count: number; before: RowName | null; after: RowName | null };

export type Selection = { formId: string; sheetIds: SheetIds };

export type SheetViewWorld = { send: Send; ports: Pick<Ports, 'now' | 'sleep'> };

/** A view that begins to load at once. */
export function createSheetView(
  { send, ports: { now, sleep } }: SheetViewWorld,
  selection: Selection,
  timeZone: string,
): SheetView {
  // Keys are answered while the numbers are brought up to date.
  const data = createSheetData(send, { now, pause: () => sleep(0) });
  const stop = new AbortController();
  let table = newestRowsFirst;
  const state = signal<SheetViewState>({
    overview: null,
    filter: null,
    loading: null,
    error: null,
    added: 0,
    edition: 0,
  });
  const change = (changes: Partial<SheetViewState>) => {
    state.value = { ...state.peek(), ...changes };
  };

  async function load(): Promise<void> {
    // Why it failed the last time stays to be read until this time is over.
    change({ loading: nothingLoaded });
    const { filter } = state.peek();
    const request = { formId: selection.formId, sheetIds: selection.sheetIds, filter, timeZone };
    try {
      const overview = await data.load(request, (loading) => change({ loading }), stop.signal);
      change({ overview, loading: null, error: null, added: 0 });
    } catch (error) {
      // What a newer load or filter has overtaken is no failure, and that one tells how it ends.
      if (!isCancelled(error)) change({ loading: null, error });
    }
  }

  async function refresh(): Promise<number> {
    const news = await data.refresh();
    if (news === null || stop.signal.aborted) return 0;
    const { added, edition } = state.peek();
    change({ overview: news.overview, added: added + news.added, edition: edition + 1 });
    return news.added;
  }

  async function setFilter(filter: RowFilterInput | null): Promise<void> {
    change({ loading: nothingLoaded });
    try {
      const overview = await data.setFilter(filter, stop.signal);
      change({ overview, filter, loading: null, error: null });
    } catch (error) {
      if (isCancelled(error)) return;
      change({ loading: null });
      throw error;
    }
  }

  /** A change of the loaded rows; nothing where there are none. */
  function changeData(by: () => void): void {
    if (state.peek().overview === null) return;
    by();
    change({ overview: data.overview() });
  }

  void load();
  return {
    state,
    data,
    undoable: signal<Undoable | null>(null),
    load,
    refresh,
    forgetAdded: (count) => change({ added: Math.max(0, state.peek().added - count) }),
    setFilter,
    arrange(wanted) {
      table = wanted;
      return data.view(table);
    },
    placeOf(rowId) {
      const index = state.peek().overview === null ? -1 : data.indexOf(rowId);
      if (index === -1) return null;
      const [before] = data.rows(index - 1, index);
      const [after] = data.rows(index + 1, index + 2);
      return { index, count: data.view(table), before: before ?? null, after: after ?? null };
    },
    replaceRow: (row) => changeData(() => data.replaceRow(row)),
    removeRows: (rowIds) => changeData(() => data.removeRows(rowIds)),
    reviewRows: (reviewed) => changeData(() => data.reviewRows(reviewed)),
    replaceSheet: (sheet) => changeData(() => data.replaceSheet(sheet)),
    rearrange(by) {
      const before = state.peek().overview;
      if (before === null) return;
      const form = by(before.form);
      data.arrange(form);
      const { overview, missing } = rearranged(before, form);
      // Without the rows it is the server that works out the numbers.
      if (missing.length > 0 && overview.isSummarized) {
        change({ overview });
        void load();
        return;
      }
      change({
        overview:
          missing.length === 0 ? overview : rearranged(before, form, data.summarize(missing)).overview,
      });
    },
    drop: () => stop.abort(),
  };
}

const nothingLoaded: LoadProgress = { loaded: 0, total: 0, unit: 'sheets', share: 0 };

function isCancelled(error: unknown): boolean {
  return error instanceof AppError && error.code === 'cancelled';
}
