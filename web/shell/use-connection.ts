// Whether the server was lost; polls until it answers again. Nothing on the page is lost meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';

const lookAgainAfter = 2_000;

export function useIsOffline(): boolean {
  const { http, session } = useCore();
  const queries = useQueryClient();
  const isLost = useSignalValue(session.connection) === 'lost';
  const server = useSignalValue(session.region)?.server;

  useEffect(() => {
    if (!isLost || server === undefined) return undefined;
    const stop = new AbortController();
    const timer = setInterval(() => {
      http
        .raw({ server }, 'GET', '/health/live', { signal: stop.signal })
        .then(async (response) => {
          if (!response.ok) return;
          // After an offline start, the user's data is outdated. The call also tells the session that the server is back.
          await session.refresh();
          await queries.invalidateQueries();
        })
        .catch(() => undefined);
    }, lookAgainAfter);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [http, isLost, queries, server, session]);
  return isLost;
}
