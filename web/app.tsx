// The root component: the sign-in screens, or the product if somebody is signed in. Each session has its own router and
// query cache, so that no data of one user remains for the next.
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { CatchBoundary, createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import { CoreProvider } from './platform/core-context.tsx';
import type { InstallOffer } from './platform/install-app.ts';
import { InstallProvider } from './platform/install-context.tsx';
import { forgetLastUser, keepLastUser, lastUserIn } from './platform/last-user.ts';
import { followLogOut } from './platform/log-out-tabs.ts';
import type { KeyStore } from './platform/storage.ts';
import { StoreProvider } from './platform/store-context.tsx';
import { useSignalValue } from './platform/use-signal-value.ts';
import { SignedOut } from './signed-out.tsx';
import { colourSchemeIn } from './ui/colour-scheme.ts';
import { FrameSkeleton } from '#web/ui/frame/skeletons.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { usePrinting } from './ui/printing.ts';
import { theme, variables } from './ui/theme.ts';

const loadSignedIn = () => import('./signed-in.tsx');
const SignedIn = lazy(() => loadSignedIn().then(({ SignedIn: component }) => ({ default: component })));

/** The page at the address, for somebody who will soon be signed in. A failure is shown when the page renders. */
async function prefetch(history: RouterHistory): Promise<void> {
  await loadSignedIn()
    .then(({ preloadPage }) => preloadPage(history))
    .catch(() => undefined);
}

export type AppProps = { core: Core; store: KeyStore; install: InstallOffer };

export function App({ core, store, install }: AppProps) {
  const [colourScheme] = useState(() => colourSchemeIn(store));
  const isPrinting = usePrinting() !== null;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      // Print on white.
      {...(isPrinting && { forceColorScheme: 'light' })}
    >
      {/* The direction that the page has when it starts. */}
      <DirectionProvider>
        <CoreProvider core={core}>
          <StoreProvider store={store}>
            <InstallProvider offer={install}>
              <Gate core={core} store={store} />
            </InstallProvider>
          </StoreProvider>
        </CoreProvider>
      </DirectionProvider>
    </MantineProvider>
  );
}

function Gate({ core, store }: { core: Core; store: KeyStore }) {
  const { ports, session } = core;
  useEffect(() => followLogOut(core), [core]);
  const [history] = useState(createBrowserHistory);
  const user = useSignalValue(session.user);
  const resume = useCallback(
    async (stop: AbortSignal) => {
      // While the server identifies the user.
      if (ports.sessions.current() !== null) void prefetch(history);
      const isSignedIn = await session.resume(stop, lastUserIn(store, ports.sessions.current()?.region));
      // Offline, forms can be filled in, and little else works.
      const { pathname } = history.location;
      const isHome = pathname === '/' || pathname === '/forms';
      if (isSignedIn && session.connection.peek() === 'lost' && isHome) history.replace('/fill');
      return isSignedIn;
    },
    [history, ports, session, store],
  );
  const { error, isStarting, start } = useStart(
    resume,
    // Without a stored session, the sign-in screen is shown immediately, although a session cookie may still sign the
    // user in.
    () => ports.sessions.current() !== null,
  );
  const isSignedIn = user !== null;
  const region = useSignalValue(session.region)?.id;
  useEffect(() => {
    if (user !== null && region !== undefined) keepLastUser(store, region, user);
  }, [region, store, user]);

  // Logging out always leads home.
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  useEffect(() => {
    if (wasSignedIn && !isSignedIn) {
      forgetLastUser(store);
      history.push('/');
    }
    setWasSignedIn(isSignedIn);
  }, [history, isSignedIn, store, wasSignedIn]);

  const shown = () => {
    if (isStarting) return <FrameSkeleton />;
    if (error !== null) return <ErrorScreen title={error.message} error={error} onRetry={start} />;
    if (isSignedIn) return <SignedIn key={user.id} history={history} />;
    return <SignedOut history={history} onBegin={() => void prefetch(history)} />;
  };
  return (
    <CatchBoundary getResetKey={() => user?.id ?? ''} errorComponent={Broken}>
      <Suspense fallback={isSignedIn ? <FrameSkeleton /> : <Loading />}>{shown()}</Suspense>
    </CatchBoundary>
  );
}

/** Reloading the page retries what could not be loaded. */
function Broken({ error }: { error: unknown }) {
  return <ErrorScreen error={error} onRetry={() => location.reload()} />;
}

/** Resumes the session stored in this browser, or from the session cookie. */
function useStart(resume: (signal: AbortSignal) => Promise<boolean>, hasSession: () => boolean) {
  const [error, setError] = useState<AppError | null>(null);
  const [isStarting, setIsStarting] = useState(hasSession);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    resume(stop.signal)
      .catch((problem: unknown) => {
        if (!stop.signal.aborted)
          setError(problem instanceof AppError ? problem : new AppError('unexpected'));
      })
      .finally(() => {
        // In a transition, the next content replaces the indicator as soon as it is ready: React otherwise shows a new
        // fallback for at least 300 ms.
        if (!stop.signal.aborted) startTransition(() => setIsStarting(false));
      });
    return () => stop.abort();
  }, [resume, attempt]);
  const start = useCallback(() => {
    setError(null);
    setIsStarting(true);
    setAttempt((count) => count + 1);
  }, []);
  return { error, isStarting, start };
}
