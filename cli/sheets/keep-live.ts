// Keeps a view up to date while it is open.
import { catchUp, newRowsStay } from '#core/live/catch-up.ts';
import { follow } from '#core/live/follow.ts';
import type { Ports } from '#core/ports.ts';
import type { Send } from '#core/send.ts';
import type { SheetView } from './sheet-view.ts';

/** Follows the form of a view once that is loaded; returns the function that stops it. */
export function keepLive(
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
