// The terminal app of somebody who is signed in, on a terminal that is none and a server that is a function, for tests.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { signal } from '@preact/signals-core';
import { expect } from 'vitest';
import type { Core } from '#core/core.ts';
import type { Send } from '#core/send.ts';
import type { User } from '#core/users/user.ts';
import { createFillDrafts, FillDraftsContext } from '#cli/filling/fill-drafts.ts';
import type { ScreenPlace } from '#cli/app/screen-places.ts';
import { createSavedRepairs, SavedRepairsContext } from '#cli/imports/repair/saved-repairs.ts';
import { createTableLayouts, TableLayoutsContext } from '#cli/sheets/table/table-layouts.ts';
import { SignedIn } from '#cli/app/signed-in.tsx';
import { type DrawnTerminal, drawTerminal, type DrawOptions } from './draw-terminal.tsx';

export type AppServer = {
  /** Answers a call by its id; undefined: nobody does, and the app is told so. */
  answer(call: string, input: { params?: Record<string, string>; query?: object; body?: unknown }): unknown;
  /** Answers what that does not. */
  otherwise?: Send;
};

/** Draws the app at a place, as an admin, and waits until it says something. */
export async function drawApp(
  { answer, otherwise }: AppServer,
  first: ScreenPlace,
  shows: string | RegExp,
  options?: DrawOptions & {
    /** In place of the usual ones. */ flags?: User['flags'];
    role?: User['role'];
    timeZone?: string;
  },
): Promise<DrawnTerminal> {
  let made = 0;
  const send = (async (call: { id: string }, input: Parameters<AppServer['answer']>[1], ...rest: []) => {
    const value = answer(call.id, input);
    if (value !== undefined) return value;
    // The stream of changes, which stays silent.
    if (call.id === 'live.follow') return new Promise(() => {});
    if (otherwise !== undefined) return (otherwise as (...args: unknown[]) => unknown)(call, input, ...rest);
    throw new Error(`Nobody answers ${call.id}`);
  }) as unknown as Send;
  const core = {
    send,
    session: {
      region: signal({ id: 'ca', name: 'Canada', server: 'http://localhost:4000' }),
      connection: signal('ok'),
      expired: signal(false),
      notificationCount: signal(0),
      token: signal('secret'),
    },
    ports: {
      sessions: { list: () => [] },
      now: () => Date.UTC(2026, 0, 31, 12),
      random: () => 0,
      newId: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
      // Only turns end: nothing is waited for.
      sleep: (milliseconds: number) =>
        new Promise<void>((done) => void (milliseconds === 0 && setImmediate(done))),
    },
  } as unknown as Core;
  const nowhere = async (): Promise<string> => {
    throw new Error('Nothing is kept.');
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const terminal = await drawTerminal(
    <QueryClientProvider client={queries}>
      <FillDraftsContext.Provider value={createFillDrafts(nowhere)}>
        <TableLayoutsContext.Provider value={createTableLayouts(nowhere)}>
          <SavedRepairsContext.Provider value={createSavedRepairs(nowhere)}>
            <SignedIn
              core={core}
              user={{
                ...admin,
                flags: options?.flags ?? flags,
                role: options?.role ?? 'ADMIN',
                timeZone: options?.timeZone ?? admin.timeZone,
              }}
              folder="/"
              environment={{}}
              first={first}
            />
          </SavedRepairsContext.Provider>
        </TableLayoutsContext.Provider>
      </FillDraftsContext.Provider>
    </QueryClientProvider>,
    options,
  );
  await expect.poll(terminal.text).toMatch(shows);
  return terminal;
}

const flags = { FORM_REVIEWERS_ENABLED: true, PINNED_WIDGETS_ENABLED: true, ADMIN_APPEARANCE: true };
const admin = {
  settings: [],
  id: '00000000-0000-4000-8000-00000000000a',
  userName: 'ann',
  role: 'ADMIN',
  timeZone: 'UTC',
  company: { id: 'c', name: 'Northern Airfields' },
  groups: [],
  flags,
} as unknown as User;
