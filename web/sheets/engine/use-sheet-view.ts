// A sheet view's state on its page: a worker for as long as the page is open, and the loading state.
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import { me } from '#core/session/me-calls.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import {
  createSheetView,
  type SheetEngine,
  type SheetView as ModelView,
  type SheetViewState,
} from '#core/sheets/engine/sheet-view.ts';
import { subscribe } from '#core/subscribe.ts';
import { type SheetIds, sheetIdsFrom, sheetIdsText } from '#web/paths.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { createSheetClient, type PageSession, type SheetClient } from './sheet-client.ts';
import { pageLanguage } from '#web/platform/worker-language.ts';
import { startWorkerOr } from '#web/platform/worker-lines.ts';

export type LoadedView = {
  overview: SheetOverview;
  /** The filter of its rows; a stable object while it is the same filter. */
  filter: RowFilterInput | null;
  client: SheetClient;
  /** A new object whenever the rows in view have changed. */
  edition: object;
};
export type SheetView =
  | { phase: 'loading'; progress: LoadProgress | null }
  | { phase: 'failed'; error: unknown }
  | LoadedSheetView;
/** While filtering, the previous rows stay; a slow filter shows an indicator. */
export type LoadedSheetView = { phase: 'loaded'; isFiltering: boolean } & LoadedView;

/** Stable as long as the engine is. */
export type SheetViewControl = Pick<
  ModelView,
  'load' | 'refresh' | 'rearrange' | 'replaceRow' | 'removeRows' | 'reviewRows' | 'replaceSheet'
>;

export type ViewRequest = {
  formId: string;
  sheetIds: SheetIds;
  /** A stable object while it is the same filter. */
  filter: RowFilterInput | null;
};

export function useSheetView({ formId, sheetIds, filter }: ViewRequest): {
  view: SheetView;
  control: SheetViewControl;
} {
  const client = useSheetClient();
  const { timeZone } = useActor();
  const { ports } = useCore();
  const sheets = sheetIdsText(sheetIds);
  const model = useMemo(() => {
    if (client === null) return null;
    const selection = { formId, sheetIds: sheetIdsFrom(sheets) };
    return { client, view: createSheetView(engineOf(client), ports, selection, timeZone) };
  }, [client, formId, ports, sheets, timeZone]);
  const view = useShown(model);
  useEffect(() => {
    void model?.view.show(filter);
  }, [model, filter]);
  const control = model?.view ?? nothingYet;
  useReloadWhenBack(view, control.load);
  return { view, control };
}

type Model = { client: SheetClient; view: ModelView };

/** The state of a model to render. A stable object while nothing visible changes. */
function useShown(model: Model | null): SheetView {
  const [shown, setShown] = useState<{ model: Model | null; view: SheetView }>({ model, view: begun });
  useEffect(() => {
    if (model === null) return undefined;
    const { client, view } = model;
    let last = view.state.peek();
    const stop = subscribe(view.state, () => {
      const state = view.state.peek();
      const isMuch = state.edition !== last.edition || (state.working === null && last.working !== null);
      last = state;
      const show = () =>
        setShown((before) => {
          const next = viewOf(state, client, before.model === model ? before.view : begun);
          return before.model === model && before.view === next ? before : { model, view: next };
        });
      // Rendered in slices: a dashboard is too large for one render.
      if (isMuch) startTransition(show);
      else show();
    });
    return () => {
      stop();
      view.drop();
    };
  }, [model]);
  // Nothing of other sheets is shown.
  return shown.model === model ? shown.view : begun;
}

const begun: SheetView = { phase: 'loading', progress: null };

function viewOf(state: SheetViewState, client: SheetClient, before: SheetView): SheetView {
  const { overview, error, working, loading, filter, isSlow, revision } = state;
  if (working === 'load' || (overview === null && error === null))
    return { phase: 'loading', progress: loading };
  // The previous rows are not the result of a filter that failed.
  if (error !== null || overview === null) return { phase: 'failed', error };
  const loaded: SheetView = {
    phase: 'loaded',
    isFiltering: isSlow,
    overview,
    filter,
    client,
    edition: revision,
  };
  return before.phase === 'loaded' && isSame(before, loaded) ? before : loaded;
}

function isSame(one: LoadedSheetView, other: LoadedSheetView): boolean {
  return (
    one.isFiltering === other.isFiltering &&
    one.overview === other.overview &&
    one.filter === other.filter &&
    one.client === other.client &&
    one.edition === other.edition
  );
}

const nothingYet: SheetViewControl = {
  load: async () => undefined,
  rearrange() {},
  refresh: async () => 0,
  replaceRow() {},
  removeRows() {},
  reviewRows() {},
  replaceSheet() {},
};

/** The engine behind a client. */
function engineOf(client: SheetClient): SheetEngine {
  return {
    load: (request, onProgress, signal) => client.call('load', [request], { signal, onProgress }),
    setFilter: (filter, signal) => client.call('setFilter', [filter], { signal }),
    refresh: () => client.call('refresh', []),
    overview: () => client.call('overview', []),
    arrange: (form) => client.call('arrange', [form]),
    summarize: (parts) => client.call('summarize', [parts]),
    replaceRow: (row) => client.call('replaceRow', [row]),
    removeRows: (rowIds) => client.call('removeRows', [rowIds]),
    reviewRows: (reviewed) => client.call('reviewRows', [reviewed]),
    replaceSheet: (sheet) => client.call('replaceSheet', [sheet]),
  };
}

function useSheetClient(): SheetClient | null {
  const core = useCore();
  const [client, setClient] = useState<SheetClient | null>(null);
  useEffect(() => {
    const own = createSheetClient(openEngine, sessionOf(core));
    setClient(own);
    return () => own.close();
  }, [core]);
  return client;
}

/** The page's session, for the worker. */
function sessionOf({ session }: Core): PageSession {
  const current = () => {
    const [region, token] = [session.region.value, session.token.value];
    return region === null || token === null ? null : { server: region.server, token };
  };
  return {
    current,
    async renewed() {
      // Resolves once the user has signed in again in place, like any other call of the page.
      await session.send(me, {});
      const renewed = current();
      if (renewed === null) throw new AppError('signed-out');
      return renewed;
    },
  };
}

/** The server was unreachable while it loaded: the page is notified, and loads once it is back. */
function useReloadWhenBack(view: SheetView, load: () => Promise<void>): void {
  const { session } = useCore();
  const connection = useSignalValue(session.connection);
  const isCut =
    view.phase === 'failed' && view.error instanceof AppError && view.error.code === 'unreachable';
  const wasLost = useRef(false);
  useEffect(() => {
    // Sent with the page's own session, so that it reports the lost connection.
    if (isCut) session.send(me, {}).catch(() => undefined);
  }, [isCut, session]);
  useEffect(() => {
    const isBack = connection === 'ok' && wasLost.current;
    wasLost.current = connection === 'lost';
    if (isBack && isCut) void load();
  }, [connection, isCut, load]);
}

/** Starts the worker of a sheet view. If workers do not start, the engine runs within the page. */
function openEngine() {
  return startWorkerOr(
    () => new Worker(new URL('./sheet-worker.ts', import.meta.url), { name: pageLanguage(), type: 'module' }),
    async (line) => {
      const { serveEngine } = await import('./serve-engine.ts');
      // It shares the page's formats: there is nothing to synchronize.
      serveEngine(
        line,
        (input, init) => fetch(input, init),
        () => {},
      );
    },
  );
}
