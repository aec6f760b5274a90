// The views of the screens on the stack: screens with the same selection share one, which is released with the last of
// them.
import { createContext, useContext } from 'react';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import type { ScreenPlace } from '#cli/app/screen-places.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { createSheetView, type Selection, type SheetView } from './sheet-view.ts';
import type { SheetViewState } from '#core/sheets/engine/sheet-view.ts';
import { catchUp, newRowsStay } from '#core/live/catch-up.ts';
import { follow } from '#core/live/follow.ts';

export type SheetViews = {
  of(selection: Selection): SheetView;
  /** The active filter at a place; null if there is none. */
  filterAt(place: ScreenPlace): RowFilterInput | null;
  /** Releases the views that none of these places uses. */
  keepOnly(places: readonly ScreenPlace[]): void;
  /** Retries what a lost connection has stopped. */
  retry(): void;
};

/** An empty set of views, with moments in the given time zone. Each view is kept up to date. */
export function createSheetViews(
  { send, ports }: { send: Send; ports: Pick<Ports, 'now' | 'sleep' | 'random'> },
  timeZone: string,
): SheetViews {
  const views = new Map<string, { view: SheetView; letGo(): void }>();
  return {
    of(selection) {
      const key = keyOf(selection);
      const known = views.get(key);
      if (known !== undefined) return known.view;
      const view = createSheetView({ send, ports }, selection, timeZone);
      const stop = keepLive(view, selection.formId, { send, sleep: ports.sleep, random: ports.random });
      const letGo = () => {
        stop();
        view.drop();
      };
      views.set(key, { view, letGo });
      return view;
    },
    filterAt: (place) =>
      ('sheetIds' in place ? views.get(keyOf(place))?.view.state.peek().filter : null) ?? null,
    keepOnly(places) {
      const keys = new Set(places.flatMap((place) => ('sheetIds' in place ? [keyOf(place)] : [])));
      for (const [key, { letGo }] of views) {
        if (keys.has(key)) continue;
        letGo();
        views.delete(key);
      }
    },
    retry() {
      for (const { view } of views.values()) view.retry();
    },
  };
}

export const SheetViewsContext = createContext<SheetViews | null>(null);

/** The view of a selection with its current state. */
export function useSheetView(selection: Selection): SheetViewState & { view: SheetView } {
  const views = useContext(SheetViewsContext);
  if (views === null) throw new Error('There are no sheet views around this component.');
  const view = views.of(selection);
  return { ...useSignalValue(view.state), view };
}

function keyOf({ formId, sheetIds }: Selection): string {
  return `${formId} ${sheetIds === 'all' ? sheetIds : sheetIds.join(',')}`;
}

/** Follows the form of a view once that is loaded; returns the function that stops it. */
function keepLive(
  view: Pick<SheetView, 'state' | 'refresh' | 'forgetAdded'>,
  formId: string,
  { send, sleep, random }: Pick<Ports, 'sleep' | 'random'> & { send: Send },
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onNews = catchUp({
    async refresh() {
      const added = signal.aborted ? 0 : await view.refresh();
      if (added === 0) return;
      void sleep(newRowsStay, signal).then(
        () => view.forgetAdded(added),
        () => undefined,
      );
    },
    isSummarized: () => view.state.peek().overview?.isSummarized === true,
    sleep: (milliseconds) => sleep(milliseconds, signal).catch(() => undefined),
  });
  let isFollowing = false;
  let known: unknown = null;
  const unsubscribe = view.state.subscribe(({ overview }) => {
    if (overview === known) return;
    known = overview;
    // Following stops with the session; the next successful load starts it again.
    if (isFollowing) return;
    isFollowing = true;
    void follow({ send, sleep, random }, { formId, onState: () => undefined, onNews, signal }).finally(() => {
      isFollowing = false;
    });
  });
  return () => {
    unsubscribe();
    stop.abort();
  };
}
