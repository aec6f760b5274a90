// Keeps a sheet view up to date while somebody looks at it. A page that nobody sees follows nothing: browsers have few
// connections, and what it missed is read when it is seen again.
import { useCallback, useEffect, useRef, useState } from 'react';
import { follow, type LiveState } from '#core/live/follow.ts';
import { useCore } from '#web/platform/core-context.tsx';

/** Milliseconds that the note of new rows stays. */
const noteStays = 10_000;

export type Live = {
  state: LiveState;
  /** Rows that came in lately; where rows are held back, whether there are some. */
  added: number;
  isWaiting: boolean;
  /** Shows what is held back. */
  show(): void;
};

/** `holdsBack`: what somebody reads must not move, so that they ask for what is new. */
export function useLive(
  formId: string,
  { isLoaded, holdsBack, refresh }: { isLoaded: boolean; holdsBack: boolean; refresh(): Promise<number> },
): Live {
  const { send, ports } = useCore();
  const [state, setState] = useState<LiveState>('starting');
  const [added, setAdded] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const busy = useRef({ runs: false, again: false });
  const isVisible = usePageVisible();

  const show = useCallback(() => {
    setIsWaiting(false);
    const run = async () => {
      if (busy.current.runs) {
        busy.current.again = true;
        return;
      }
      busy.current = { runs: true, again: false };
      const count = await refresh().catch(() => 0);
      const { again } = busy.current;
      busy.current = { runs: false, again: false };
      if (count > 0) setAdded((before) => before + count);
      if (again) await run();
    };
    void run();
  }, [refresh]);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => setAdded(0), noteStays);
    return () => clearTimeout(timer);
  }, [added]);

  const heard = useRef<() => void>(show);
  const isFirst = useRef(true);
  heard.current = () => {
    // The stream begins with a look, which is no news where everything has just been read.
    if (holdsBack && !isFirst.current) setIsWaiting(true);
    else show();
    isFirst.current = false;
  };
  useEffect(() => {
    if (!holdsBack && isWaiting) show();
  }, [holdsBack, isWaiting, show]);

  useEffect(() => {
    if (!isLoaded || !isVisible) return undefined;
    const stop = new AbortController();
    isFirst.current = true;
    const onNews = () => heard.current();
    void follow(
      { send, sleep: ports.sleep, random: ports.random },
      { formId, onState: setState, onNews, signal: stop.signal },
    );
    return () => stop.abort();
  }, [formId, isLoaded, isVisible, ports, send]);
  return { state, added, isWaiting, show };
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
