// Creates the core and renders the screens. Loaded by app.tsx after it has drawn the first frame.
import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Core, createCore } from '#core/core.ts';
import type { SessionStore } from '#core/ports.ts';
import { isPassing } from '#core/retry.ts';
import { signInWithToken } from '#core/session/sign-in.ts';
import type { Context } from '#cli/context.ts';
import { createFillDrafts, type FillDrafts, FillDraftsContext } from '#cli/filling/fill-drafts.ts';
import type { ScreenPlace } from './screen-places.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import { serverFieldOf } from '#cli/session/server-field.ts';
import type { ServerField } from '#cli/session/sign-in-model.ts';
import { SignInScreen } from '#cli/session/sign-in-screen.tsx';
import {
  createSavedRepairs,
  type SavedRepairs,
  SavedRepairsContext,
} from '#cli/imports/repair/saved-repairs.ts';
import {
  createTableLayouts,
  type TableLayouts,
  TableLayoutsContext,
} from '#cli/sheets/table/table-layouts.ts';
import { SignedIn } from './signed-in.tsx';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';

/** What the screens need, for as long as the app is open. */
export type OpenApp = {
  core: Core;
  queries: QueryClient;
  drafts: FillDrafts;
  layouts: TableLayouts;
  repairs: SavedRepairs;
  /** Null if the sign-in servers are configured. */
  serverField: ServerField | null;
  /** Resolves when everything is on the disk. */
  close(): Promise<void>;
};

/** Creates it; no server is contacted except for a token's account. */
export async function createOpened(context: Context): Promise<OpenApp> {
  // Without a browser window it would assume a server and never refetch on its own.
  environmentManager.setIsServer(() => false);
  const [core, serverField] = await Promise.all([coreOf(context), serverFieldOf(context)]);
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 2_000,
        retry: (failures, error) => failures < 3 && isPassing(error),
      },
    },
  });
  forgetAtChange(core, queries);
  const drafts = createFillDrafts(() => subfolder(context, 'drafts'));
  const layouts = createTableLayouts(() => subfolder(context, 'tables'));
  const repairs = createSavedRepairs(() => subfolder(context, 'repairs'));
  return {
    core,
    queries,
    drafts,
    layouts,
    repairs,
    serverField,
    async close() {
      queries.clear();
      await Promise.all([drafts.close(), repairs.close()]);
    },
  };
}

/** What one person may read is no longer there when another one signs in. */
function forgetAtChange(core: Core, queries: QueryClient): void {
  let known = core.session.user.peek()?.id;
  core.session.user.subscribe((user) => {
    if (user?.id === known) return;
    known = user?.id;
    queries.clear();
  });
}

export type ScreensProps = { opened: OpenApp; context: Context; folder: string; first: ScreenPlace };

/** The screens of the signed-in user; otherwise the sign-in screen. */
export function Screens({ opened, context, folder, first }: ScreensProps) {
  const { core, queries, drafts, layouts, repairs, serverField } = opened;
  const user = useSignalValue(core.session.user);
  if (user === null) return <SignInScreen core={core} serverField={serverField} />;
  const { environment } = context;
  return (
    <QueryClientProvider client={queries}>
      <FillDraftsContext.Provider value={drafts}>
        <TableLayoutsContext.Provider value={layouts}>
          <SavedRepairsContext.Provider value={repairs}>
            <SignedIn key={user.id} {...{ core, user, folder, environment, first }} />
          </SavedRepairsContext.Provider>
        </TableLayoutsContext.Provider>
      </FillDraftsContext.Provider>
    </QueryClientProvider>
  );
}

/** The core, with the sessions that flags and environment select. */
async function coreOf(context: Context): Promise<Core> {
  const [ports, regions, storedSession] = await Promise.all([
    context.ports(),
    context.regions(),
    context.storedSession(),
  ]);
  const { token } = context.settings;
  const sessions: SessionStore = { ...ports.sessions, current: () => storedSession };
  if (token === undefined) return createCore({ ...ports, sessions }, regions);
  const unkept: SessionStore = {
    list: () => [],
    current: () => null,
    keep: () => {},
    renew: () => {},
    forget: () => {},
  };
  const { session } = await signInWithToken(
    { http: context.http, ports: { ...ports, sessions: unkept }, regions },
    token,
  );
  return createCore({ ...ports, sessions: { ...unkept, current: () => session } }, regions);
}
