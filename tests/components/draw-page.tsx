// Draws a component of the console in a real browser, as it is on a page: with the theme, the dialogs and messages,
// a query cache, links, and somebody who is signed in. What the server would answer is given by call.
import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Actor } from '#core/actor.ts';
import { createCore } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import type { User } from '#core/users/user.ts';
import { CoreProvider } from '#web/platform/core-context.tsx';
import { createPorts } from '#web/platform/ports.ts';
import { StoreProvider } from '#web/platform/store-context.tsx';
import { createQueryClient } from '#web/query-client.ts';
import '#web/ui/first-screen-styles.ts';
import '#web/ui/signed-in-styles.ts';
import { Routed } from '#web/ui/dialog/routed.tsx';
import { theme, variables } from '#web/ui/theme.ts';

/** What the server answers, by the id of the call; a function may throw an AppError. */
export type Answers = Readonly<Record<string, (input: SentInput) => unknown>>;
/** What a call is sent with: its test knows which of these it has. */
type SentInput = {
  params: Record<string, string>;
  query: { page: number; size: number; sheetName?: string };
  body: object;
};
export type Sent = { id: string; input: SentInput };

export const someone: User = {
  id: '00000000-0000-4000-8000-00000000000a',
  userName: 'rita',
  email: 'rita@example.com',
  role: 'ADMIN',
  timeZone: 'Etc/UTC',
  photo: null,
  company: { id: '00000000-0000-4000-8000-00000000000c', name: 'Northern Airfields' },
  flags: { CATALOG_ENABLED: true, FORM_REVIEWERS_ENABLED: true, PINNED_WIDGETS_ENABLED: true },
  settings: [],
  groups: [],
  usageLimits: {},
};

export type DrawOptions = {
  role?: Actor['role'];
  /** Another one where something is stored on the device, which tests share. */
  userId?: string;
  groups?: User['groups'];
  timeZone?: string;
  answers?: Answers;
  /** For what is sent without a query or an action, such as what waits in the outbox. */
  network?: typeof fetch;
};

const noNetwork = () => Promise.reject(new TypeError('There is no network in this test.'));

/** Draws it. `sent` is what it has sent to the server, in order. */
export async function drawPage(
  element: ReactNode,
  {
    role = 'ADMIN',
    userId = someone.id,
    groups = [],
    timeZone = someone.timeZone,
    answers = {},
    network = noNetwork,
  }: DrawOptions = {},
) {
  // Those of the test before: there is one store of messages for a page.
  notifications.clean();
  const sent: Sent[] = [];
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sessions = {
    list: () => [],
    current: () => null,
    keep: () => undefined,
    renew: () => undefined,
    forget: () => undefined,
  };
  const core = createCore({ ...createPorts(sessions, null), fetch: network }, []);
  core.session.begin({
    region: { id: 'ca', name: 'Canada', server: 'http://localhost:4700' },
    token: 'token',
    user: { ...someone, id: userId, role, groups, timeZone },
  });
  const send = (async (call, given) => {
    const input = given as unknown as SentInput;
    sent.push({ id: call.id, input });
    const answer = answers[call.id];
    if (answer === undefined) throw new AppError('unexpected', `The test has no answer to ${call.id}.`);
    return answer(input);
  }) as Send;
  const rootRoute = createRootRoute({ component: () => element });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  const screen = await render(
    <MantineProvider theme={theme} cssVariablesResolver={variables}>
      <CoreProvider core={{ ...core, send }}>
        <StoreProvider store={store}>
          <QueryClientProvider client={createQueryClient()}>
            <Routed router={router} />
          </QueryClientProvider>
        </StoreProvider>
      </CoreProvider>
    </MantineProvider>,
  );
  return { screen, sent };
}
