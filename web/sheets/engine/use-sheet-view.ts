// One sheet view as the page has it: a worker of its own for as long as the page is open, and what is known of its load.
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import { me } from '#core/session/calls.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { ReviewedRows, Row, RowFilterInput, Sheet } from '#core/sheets/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { type SheetIds, sheetIdsFrom, sheetIdsText } from '#web/paths.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { openWorker } from './open-worker.ts';
import { type Arrange, useArrangement } from '#web/sheets/dashboard/use-arrangement.ts';
import { createSheetClient, type PageSession, type SheetClient } from './sheet-client.ts';

export type LoadedView = {
  overview: SheetOverview;
  /** What its rows passed; the same object for as long as it is the same filter. */
  filter: RowFilterInput | null;
  client: SheetClient;
  /** Another object whenever the rows in view have changed. */
  edition: object;
};
export type SheetView =
  | { phase: 'loading'; progress: LoadProgress | null }
  | { phase: 'failed'; error: unknown }
  | LoadedSheetView;
/** While it is filtered, what was shown before stays; a filter that takes its time says so. */
export type LoadedSheetView = { phase: 'loaded'; isFiltering: boolean } & LoadedView;

/** Milliseconds that a filter may take before it is told. */
const soonEnough = 200;

/** The same object for as long as the engine is. */
export type SheetViewControl = {
  reload(): void;
  /** Takes a row as it has become. */
  replaceRow(row: Row): void;
  removeRows(rowIds: readonly string[]): void;
  /** Takes what a review made of many rows. */
  reviewRows(reviewed: ReviewedRows): void;
  /** Takes a sheet as it has become. */
  replaceSheet(sheet: Sheet): void;
  /** Takes what has changed on the server; resolves to how many rows are new. */
  refresh(): Promise<number>;
  /** Arranges the dashboard anew. */
  arrange: Arrange;
};

export type ViewRequest = {
  formId: string;
  sheetIds: SheetIds;
  /** The same object for as long as it is the same filter. */
  filter: RowFilterInput | null;
};

export function useSheetView({ formId, sheetIds, filter }: ViewRequest): {
  view: SheetView;
  control: SheetViewControl;
} {
  const client = useSheetClient();
  const { timeZone } = useActor();
  const [view, setView] = useState<SheetView>({ phase: 'loading', progress: null });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const sheets = sheetIdsText(sheetIds);
  /** What the engine holds, or null: then a filter alone is not enough. */
  const held = useRef<string | null>(null);

  useEffect(() => {
    if (client === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const wanted = [client.id, formId, sheets, timeZone, attempt].join(' ');
    const load = () => {
      held.current = null;
      setView({ phase: 'loading', progress: null });
      const request = { formId, sheetIds: sheetIdsFrom(sheets), filter, timeZone };
      const onProgress = (progress: LoadProgress) => {
        if (!signal.aborted) setView({ phase: 'loading', progress });
      };
      return client.call('load', [request], { signal, onProgress });
    };
    const refilter = () => {
      const waiting = setTimeout(
        () => setView((before) => (before.phase === 'loaded' ? { ...before, isFiltering: true } : before)),
        soonEnough,
      );
      return client.call('setFilter', [filter], { signal }).finally(() => clearTimeout(waiting));
    };
    const read = async () => {
      const overview = await (held.current === wanted ? refilter() : load());
      if (signal.aborted) return;
      held.current = wanted;
      // Drawn in slices: a dashboard is too much for one go.
      startTransition(() =>
        setView({ phase: 'loaded', isFiltering: false, overview, filter, client, edition: {} }),
      );
    };
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      held.current = null;
      setView({ phase: 'failed', error });
    });
    return () => stop.abort();
  }, [client, formId, sheets, filter, timeZone, attempt]);

  useReloadWhenBack(view, reload);

  /** Shows what the engine holds after a change of its own. */
  const show = useCallback(async () => {
    if (client === null) return;
    const overview = await client.call('overview', []);
    setView((before) => (before.phase === 'loaded' ? { ...before, overview, edition: {} } : before));
  }, [client]);
  const refresh = useCallback(async () => {
    const news = (await client?.call('refresh', [])) ?? null;
    if (news === null) return 0;
    const { overview, added } = news;
    startTransition(() =>
      setView((before) => (before.phase === 'loaded' ? { ...before, overview, edition: {} } : before)),
    );
    return added;
  }, [client]);
  const arrange = useArrangement({
    client,
    overview: view.phase === 'loaded' ? view.overview : null,
    show: (overview) => setView((before) => (before.phase === 'loaded' ? { ...before, overview } : before)),
    reload,
  });
  const control = useMemo<SheetViewControl>(() => {
    const change = (changed: Promise<unknown> | undefined) => {
      // Only an engine that is gone refuses, and then nothing is shown.
      changed?.then(show).catch(() => undefined);
    };
    return {
      reload,
      arrange,
      refresh,
      replaceRow: (row) => change(client?.call('replaceRow', [row])),
      removeRows: (rowIds) => change(client?.call('removeRows', [rowIds])),
      reviewRows: (reviewed) => change(client?.call('reviewRows', [reviewed])),
      replaceSheet: (sheet) => change(client?.call('replaceSheet', [sheet])),
    };
  }, [arrange, client, refresh, reload, show]);
  return { view, control };
}

function useSheetClient(): (SheetClient & { id: number }) | null {
  const core = useCore();
  const [client, setClient] = useState<(SheetClient & { id: number }) | null>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current += 1;
    const own = { ...createSheetClient(openWorker, sessionOf(core)), id: opened.current };
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
      // Ends once somebody has signed in again, in place, as any other call of the page does.
      await session.send(me, {});
      const renewed = current();
      if (renewed === null) throw new AppError('signed-out');
      return renewed;
    },
  };
}

/** The server was gone while it loaded: the page learns of it, and loads once it is back. */
function useReloadWhenBack(view: SheetView, reload: () => void): void {
  const { session } = useCore();
  const connection = useSignalValue(session.connection);
  const isCut =
    view.phase === 'failed' && view.error instanceof AppError && view.error.code === 'unreachable';
  const wasLost = useRef(false);
  useEffect(() => {
    // Asked with the page's own session, so that it says that the connection is lost.
    if (isCut) session.send(me, {}).catch(() => undefined);
  }, [isCut, session]);
  useEffect(() => {
    const isBack = connection === 'ok' && wasLost.current;
    wasLost.current = connection === 'lost';
    if (isBack && isCut) reload();
  }, [connection, isCut, reload]);
}
