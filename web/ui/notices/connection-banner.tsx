// Shows that the device is offline or the server does not respond, and polls until it does. Nothing on the page is lost
// meanwhile.
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import classes from './connection-banner.module.css';

const lookAgainAfter = 2_000;

export type ConnectionBannerProps = {
  /** Sends any call as the signed-in user, which tells the session that the server is back. */
  onBack: () => Promise<unknown>;
};

export function ConnectionBanner({ onBack }: ConnectionBannerProps) {
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
          await onBack();
          await queries.invalidateQueries();
        })
        .catch(() => undefined);
    }, lookAgainAfter);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [http, isLost, onBack, queries, server]);

  return (
    <div role="status">
      {isLost && (
        <div className={classes.banner}>
          <CloudOff size={16} aria-hidden />
          {navigator.onLine ? 'The server does not answer.' : 'You are offline.'} Trying again; nothing on
          this page is lost.
        </div>
      )}
    </div>
  );
}
