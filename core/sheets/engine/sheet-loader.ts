// Loads, filters and refreshes the rows of a sheet view: one work at a time, of which the newest wins, while the rows of
// before stay.
import { AppError } from '#core/errors.ts';
import type { Pause } from '#core/portions/portions.ts';
import type { Send } from '#core/send.ts';
import type { Clock, DatedFilter } from '#core/sheets/filter/filter-dates.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { type DisplayedRows, filterInForce, readRows, refilter } from './displayed-rows.ts';
import { type Loading, loadSheets } from './load-sheets.ts';
import { beginning, refreshRows } from './refresh-rows.ts';
import type { SheetData, SheetDataOptions, SheetOverview, SheetRequest } from './sheet-data.ts';
import { overviewOfShown, overviewOfShownInTurns } from './summarize-shown.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type SheetLoader = Pick<SheetData, 'setFilter' | 'refresh'> & {
  load(
    request: SheetRequest,
    onProgress?: Parameters<SheetData['load']>[1],
    signal?: AbortSignal,
  ): Promise<SheetOverview>;
  /** The rows on display. */
  current(): DisplayedRows;
  change(by: (rows: DisplayedRows) => DisplayedRows): void;
  /** A filter with the days that it means now, of the rows on display. */
  inForce(filter: RowFilterInput | null): DatedFilter | null;
};

/** `wanted` is the filter as last given, which may differ from the one in the request. */
type LoadedRows = { rows: DisplayedRows; request: SheetRequest; wanted: RowFilterInput | null };

const noPause: Pause = () => null;

export function createSheetLoader(send: Send, { now, pause = noPause }: SheetDataOptions): SheetLoader {
  let latest: SheetRequest | null = null;
  /** The cursor from which the server reports changes; null: unknown. */
  let cursor: string | null = null;
  let shown: LoadedRows | null = null;
  const line = oneAfterTheOther();
  const clockOf = ({ timeZone }: SheetRequest): Clock => ({ now: now(), timeZone });
  const datedFor = (filter: RowFilterInput | null, request: SheetRequest) =>
    filterInForce(filter, clockOf(request));

  const load: SheetLoader['load'] = (request, onProgress, outer) => {
    latest = request;
    const wanted = request.filter;
    const read = async (signal: AbortSignal) => {
      const loading: Loading = {
        send,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) onProgress?.(progress);
        },
      };
      // Fetched before the rows, so that no change is missed in between.
      const begun = beginning(request.formId, loading).catch(() => null);
      const [sheets, from] = await Promise.all([loadSheets(request, loading), begun]);
      const next = await readRows(sheets, datedFor(wanted, request), clockOf(request), loading);
      if (!signal.aborted) cursor = from;
      return next;
    };
    return line.run(outer, read, (rows) => display({ rows, request, wanted }));
  };

  const setFilter: SheetLoader['setFilter'] = async (wanted, outer) => {
    if (latest === null) throw nothing();
    if (shown === null || shown.request !== latest)
      return load({ ...latest, filter: wanted }, undefined, outer);
    const { rows: before, request } = shown;
    const read = async (signal: AbortSignal) => {
      const filter = datedFor(wanted, request);
      const loading: Loading = { send, signal, onProgress: () => undefined };
      const clock = clockOf(request);
      return refilter(before, filter, clock) ?? readRows(before.loaded, filter, clock, loading);
    };
    return line.run(outer, read, (rows) => display({ rows, request, wanted }));
  };

  function display(next: LoadedRows): SheetOverview {
    shown = next;
    return overviewOfShown(next.rows, now());
  }

  async function refresh(): ReturnType<SheetData['refresh']> {
    for (;;) {
      await line.idle();
      const before = shown;
      if (before === null || before.request !== latest || cursor === null) return null;
      const { rows, request, wanted } = before;
      // A new day has begun: the latest days are different now.
      if (!isSame(datedFor(wanted, request), rows.filter))
        return { overview: await setFilter(wanted), added: 0 };
      const loading = { send, onProgress: () => undefined, signal: new AbortController().signal };
      const wish = { ...request, since: cursor, clock: clockOf(request) };
      const next = await refreshRows(rows, wish, loading, pause);
      const overview = next.shown === rows ? null : await overviewOfShownInTurns(next.shown, now(), pause);
      // A local edit or another filter came in between: fetch the changes again on top of it.
      if (shown !== before || line.isBusy()) continue;
      cursor = next.cursor;
      if (overview === null) return null;
      shown = { rows: next.shown, request, wanted };
      return { overview, added: next.added };
    }
  }

  function loaded(): LoadedRows {
    if (shown === null) throw nothing();
    return shown;
  }

  return {
    load,
    setFilter,
    refresh,
    current: () => loaded().rows,
    change(by) {
      shown = { ...loaded(), rows: by(loaded().rows) };
    },
    inForce: (filter) => datedFor(filter, loaded().request),
  };
}

/** Runs work in place of the work in progress. What is superseded rejects with `cancelled`. */
function oneAfterTheOther() {
  let running: AbortController | null = null;
  let working: Promise<unknown> | null = null;
  return {
    isBusy: () => working !== null,
    /** Resolves once there is nothing in progress; work that fails reports that itself. */
    async idle() {
      while (working !== null) await working.catch(() => undefined);
    },
    async run<T, R>(
      outer: AbortSignal | undefined,
      read: (signal: AbortSignal) => Promise<T>,
      accept: (result: T) => R,
    ): Promise<R> {
      running?.abort();
      const own = new AbortController();
      running = own;
      const signal = outer === undefined ? own.signal : AbortSignal.any([outer, own.signal]);
      const work = read(signal);
      working = work;
      try {
        const result = await work;
        if (signal.aborted) throw new AppError('cancelled');
        return accept(result);
      } catch (cause) {
        const error = signal.aborted ? new AppError('cancelled', undefined, { cause }) : cause;
        // The parallel requests are no longer needed.
        own.abort();
        throw error;
      } finally {
        if (working === work) working = null;
      }
    },
  };
}

function isSame(one: DatedFilter | null, other: DatedFilter | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nothing(): AppError {
  return new AppError('unexpected', wording(m.noSheetsAreLoadedYet));
}
