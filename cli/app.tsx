// The terminal app: built and drawn here. The first picture comes before the configuration is read and before any
// server is asked; what follows is resuming the kept session, else signing in.
import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Core, createCore } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { SessionStore } from '#core/ports.ts';
import { isPassing } from '#core/retry.ts';
import { signInWithToken } from '#core/session/sign-in.ts';
import type { Context } from './context.ts';
import { createFillDrafts, FillDraftsContext } from './filling/fill-drafts.ts';
import type { Place } from './places.ts';
import { subfolder } from './platform/subfolder.ts';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { createTableLayouts, TableLayoutsContext } from './sheets/table-layouts.ts';
import { SignedIn } from './signed-in.tsx';
import { Frame } from './terminal/frame.tsx';
import { type Ending, runTerminal, type TerminalWorld } from './terminal/run-terminal.tsx';
import { useSignal } from './terminal/use-signal.ts';
import { useLeaving } from './terminal/use-leaving.ts';
import { ErrorView, Loading } from './terminal/waiting.tsx';

/** Draws the app until somebody leaves it. It begins at home, unless another place is named. */
export async function openApp(
  context: Context,
  world: TerminalWorld & { cwd(): string },
  first: Place = { screen: 'home' },
): Promise<Ending> {
  // Without a browser's window it takes itself for a server, and never asks again by itself.
  environmentManager.setIsServer(() => false);
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 2_000,
        retry: (failures, error) => failures < 3 && error instanceof AppError && isPassing(error),
      },
    },
  });
  const { color, accessible } = context.settings;
  const drafts = createFillDrafts(() => subfolder(context, 'drafts'));
  const layouts = createTableLayouts(() => subfolder(context, 'tables'));
  const app = (
    <QueryClientProvider client={queries}>
      <FillDraftsContext.Provider value={drafts}>
        <TableLayoutsContext.Provider value={layouts}>
          <App context={context} folder={world.cwd()} first={first} />
        </TableLayoutsContext.Provider>
      </FillDraftsContext.Provider>
    </QueryClientProvider>
  );
  try {
    return await runTerminal(app, { colors: color, accessible }, world);
  } finally {
    queries.clear();
    await drafts.close();
  }
}

type Stage = { core: Core | null; error: unknown; resuming: boolean };

type AppProps = { context: Context; folder: string; first: Place };

function App({ context, folder, first }: AppProps) {
  const [{ core, error, resuming }, setStage] = useState<Stage>({ core: null, error: null, resuming: true });
  const [tries, setTries] = useState(0);
  useLeaving();
  useEffect(() => {
    let gone = false;
    const show = (stage: Stage) => void (gone || setStage(stage));
    const start = async () => {
      const made = core ?? (await coreOf(context));
      show({ core: made, error: null, resuming: true });
      await made.session.resume();
      show({ core: made, error: null, resuming: false });
    };
    start().catch((failure: unknown) => show({ core: null, error: failure, resuming: false }));
    return () => {
      gone = true;
    };
    // Not when the core is there: only when it is to be tried again.
  }, [context, tries]);

  if (error !== null) {
    return (
      <Frame crumbs={['Home']} status={[]}>
        <ErrorView error={error} title="Formdeck could not start." onRetry={() => setTries(tries + 1)} />
      </Frame>
    );
  }
  if (core === null || resuming) {
    return (
      <Frame crumbs={['Home']} status={[]}>
        <Loading />
      </Frame>
    );
  }
  return <Gate core={core} context={context} folder={folder} first={first} />;
}

function Gate({ core, context, folder, first }: AppProps & { core: Core }) {
  const user = useSignal(core.session.user);
  if (user === null) return <SignInScreen core={core} />;
  const { environment } = context;
  return <SignedIn key={user.id} {...{ core, user, folder, environment, first }} />;
}

/** The core, with the sessions that flags and environment ask for. */
async function coreOf(context: Context): Promise<Core> {
  const [ports, regions, kept] = await Promise.all([context.ports(), context.regions(), context.kept()]);
  const { token } = context.settings;
  const sessions: SessionStore = { ...ports.sessions, current: () => kept };
  if (token === undefined) return createCore({ ...ports, sessions }, regions);
  const unkept: SessionStore = { list: () => [], current: () => null, keep: () => {}, forget: () => {} };
  const { session } = await signInWithToken(
    { http: context.http, ports: { ...ports, sessions: unkept }, regions },
    token,
  );
  return createCore({ ...ports, sessions: { ...unkept, current: () => session } }, regions);
}
