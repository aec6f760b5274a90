// Keeps a sheet view up to date while it is visible. A hidden page follows no stream: browsers limit connections, and it
// catches up when it is visible again.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { catchUp, newRowsStay } from '#core/live/catch-up.ts';
import { follow, type LiveState } from '#core/live/follow.ts';
import { useCore } from '#web/platform/core-context.tsx';

export type Live = {
  state: LiveState;
  /** Rows added recently; if updates are deferred, whether there are some. */
  added: number;
  isWaiting: boolean;
  /** Applies deferred updates. */
  show(): void;
  /** The user has changed something here: the resulting update is applied and not deferred. */
  expect(): void;
};

/** Milliseconds within which the user's own change comes back as an event. */
const ownNewsTime = 3_000;

/** `holdsBack`: content that the user reads must not move, so updates are applied on request. */
export function useLive(
  formId: string,
  given: {
    holdsBack: boolean;
    isSummarized: boolean;
    refresh(): Promise<number>;
    /** Something has changed, whether it is applied now or deferred. */
    onNews(): void;
  },
): Live {
  const { holdsBack, refresh } = given;
  const { send, ports } = useCore();
  const [state, setState] = useState<LiveState>('starting');
  const [added, setAdded] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const isSummarized = useRef(false);
  isSummarized.current = given.isSummarized;
  const isVisible = usePageVisible();
  const expectedUntil = useRef(0);

  const hear = useMemo(
    () =>
      catchUp({
        async refresh() {
          const count = await refresh();
          const isOwn = ports.now() < expectedUntil.current;
          if (count > 0 && !isOwn) setAdded((before) => before + count);
        },
        isSummarized: () => isSummarized.current,
        sleep: ports.sleep,
      }),
    [ports, refresh],
  );
  const show = useCallback(() => {
    setIsWaiting(false);
    hear();
  }, [hear]);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => setAdded(0), newRowsStay);
    return () => clearTimeout(timer);
  }, [added]);

  const expect = useCallback(() => {
    expectedUntil.current = ports.now() + ownNewsTime;
    show();
  }, [ports, show]);

  const heard = useRef<() => void>(show);
  const isFirst = useRef(true);
  heard.current = () => {
    // The stream starts with an event, which is no change if everything was just loaded.
    if (!isFirst.current) given.onNews();
    const isExpected = ports.now() < expectedUntil.current;
    if (holdsBack && !isFirst.current && !isExpected) setIsWaiting(true);
    else show();
    isFirst.current = false;
  };
  useEffect(() => {
    if (!holdsBack && isWaiting) show();
  }, [holdsBack, isWaiting, show]);

  useEffect(() => {
    if (!isVisible) return undefined;
    const stop = new AbortController();
    isFirst.current = true;
    const onNews = () => heard.current();
    void follow(
      { send, sleep: ports.sleep, random: ports.random },
      { formId, onState: setState, onNews, signal: stop.signal },
    );
    return () => stop.abort();
  }, [formId, isVisible, ports, send]);
  return { state, added, isWaiting, show, expect };
}

function usePageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
