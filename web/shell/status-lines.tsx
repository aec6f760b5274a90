// What stays true for a while: the connection is lost, a newer console is ready. In the menu, or on phones in a line
// below the bar, so that no part of a page is covered.
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { keepConsole } from '#web/platform/offline-app.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import classes from './status-lines.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';

/** `short`: icons only, for the folded menu. */
export function StatusLines({ short = false }: { short?: boolean }) {
  const isOffline = useIsOffline();
  const isNewer = useNewerConsole();
  return (
    <div role="status" className={`grid gap-6 ${classes.lines}`}>
      {isOffline && (
        <Line icon={<CloudOff size="1rem" aria-hidden />} short={short}>
          {navigator.onLine ? t(m.serverIsNotAnsweringTrying) : t(m.youreOfflineYourWorkIs)}
        </Line>
      )}
      {isNewer && (
        <UnstyledButton className={classes.line} onClick={() => location.reload()} title={t(m.reload)}>
          <RefreshCw size="1rem" aria-hidden />
          {short ? <VisuallyHidden>{newer}</VisuallyHidden> : newer}
        </UnstyledButton>
      )}
    </div>
  );
}

const newer = t(m.newVersionIsReadyReload);

function Line({ icon, short, children }: { icon: ReactNode; short: boolean; children: string }) {
  return (
    <p className={classes.line} {...(short && { title: children })}>
      {icon}
      {short ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
    </p>
  );
}

/** Whether a newer console is installed on this device. It is loaded on request only: somebody may be typing. */
function useNewerConsole(): boolean {
  const [isNewer, setIsNewer] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const cancel = whenIdle(() => {
      stop = keepConsole(document, () => setIsNewer(true));
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  return isNewer;
}

const lookAgainAfter = 2_000;

/** Whether the server was lost; polls until it answers again. Nothing on the page is lost meanwhile. */
function useIsOffline(): boolean {
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
