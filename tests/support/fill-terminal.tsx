// The terminal's screen for filling in a small form, and a server that keeps what it is sent, for tests.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { signal } from '@preact/signals-core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import type { Core } from '#core/core.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { AppError } from '#core/errors.ts';
import type { SendOptions } from '#core/http.ts';
import type { Form } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { createApp } from '#cli/app/create-app.ts';
import { createFillDrafts, type FillDrafts, FillDraftsContext } from '#cli/filling/fill-drafts.ts';
import { FillScreen } from '#cli/filling/screen.tsx';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { Frame } from '#cli/terminal/frame.tsx';
import { createNavigator, MemoryContext } from '#cli/terminal/navigation.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { AppContext } from '#cli/app/use-app.ts';
import { type DrawnTerminal, drawTerminal } from './draw-terminal.tsx';

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const ask = (index: number, text: string, type: QuestionType, options: string[] = [], required = false) =>
  question.parse({
    id: idOf(index),
    order: index,
    text,
    type,
    required,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const countries =
  'Canada France Germany Italy Japan Kenya Mexico Norway Peru Poland Spain Sweden Turkey'.split(' ');
export const form = {
  id: idOf(90),
  version: 3,
  name: 'Inspection',
  published: true,
  current: true,
  contextQuestions: [],
  questions: [
    ask(1, 'Place', 'TEXT', [], true),
    ask(2, 'Safe', 'BOOLEAN'),
    ask(3, 'Tools', 'CHECKBOXES', ['Rope', 'Torch']),
    ask(4, 'Country', 'RADIO', countries),
  ],
  elements: [],
  multi: false,
  alerts: [{ id: idOf(40), name: 'Unsafe', alertContacts: [{ id: idOf(61), userName: 'Manager' }] }],
  formerAlerts: [],
  contextAlerts: [],
  betaTestUsers: [],
} as unknown as Form;
export const user = { id: idOf(60), userName: 'ann', timeZone: 'UTC' };

export type FillServerOptions = {
  unreachable?: number;
  /** So many rows are refused as invalid. */
  refused?: number;
  isAnswerLost?: boolean;
  /** The form, in place of the small one. */
  asked?: Form;
  catalog?: readonly CatalogItem[];
  /** A row that was returned to its author. */
  returned?: { id: string; sheetId: string } & Record<string, unknown>;
};

/** A server that keeps what it is sent, after it has not answered some times. */
export function createFillServer({
  unreachable = 0,
  refused = 0,
  isAnswerLost = false,
  asked = form,
  catalog = [],
  returned,
}: FillServerOptions = {}) {
  let left = unreachable;
  let refusals = refused;
  const sent: { call: string; body: unknown }[] = [];
  const send = async (
    call: { id: string },
    input: { params: { id: string; rowId?: string }; body?: unknown },
    { signal: stop }: SendOptions = {},
  ) => {
    const { body } = input;
    if (call.id === 'forms.read') return asked;
    if (call.id === 'catalog.read') return catalog;
    if (call.id === 'catalog.changes') return { version: '', tree: catalog, items: [], deleted: [] };
    if (call.id === 'sheets.company') return { content: [] };
    if (call.id === 'sheets.row' && input.params.rowId === returned?.id) return returned;
    if (call.id === 'sheets.read' && input.params.id === returned?.sheetId)
      return { ...sheetOf({ id: returned?.sheetId, name: 'Week 12' }), completed: true };
    if (call.id === 'sheets.read' || call.id === 'sheets.row') {
      const arrived = sent.find((one) => (one.body as { id: string } | undefined)?.id === idIn(input.params));
      if (arrived === undefined) throw new AppError('not-found');
      return call.id === 'sheets.row' ? { ...(arrived.body as object), alerts: [] } : sheetOf(arrived.body);
    }
    if (call.id === 'filling.addRow' && left > 0) {
      left -= 1;
      throw new AppError('unreachable');
    }
    if (call.id === 'filling.addRow' && refusals > 0) {
      refusals -= 1;
      throw new AppError('invalid', 'Torch is not in the catalog any more.');
    }
    if (call.id === 'filling.discardSheet') return void sent.push({ call: call.id, body: input.params });
    sent.push({ call: call.id, body });
    if (call.id === 'filling.completeSheet') return { ...sheetOf({ id: input.params.id }), completed: true };
    if (call.id === 'filling.correctRow') return { ...returned, returned: null, reviewState: 'PENDING' };
    if (call.id !== 'filling.addRow') return sheetOf(body);
    // It has arrived, and anyone who waits for the answer gives up.
    if (isAnswerLost)
      return new Promise((_, reject) =>
        stop?.addEventListener('abort', () => reject(new AppError('cancelled'))),
      );
    return { ...(body as object | undefined), sheetId: input.params.id, alerts: [idOf(40)] };
  };
  return { send, sent };
}

export type FillServer = ReturnType<typeof createFillServer>;

const idIn = ({ id, rowId }: { id: string; rowId?: string }) => rowId ?? id;

function sheetOf(body: unknown) {
  const { id, name } = (body ?? {}) as { id?: string; name?: string };
  return { id, name, templateId: form.id, user, rowCount: 0, completed: false, contextAnswers: [] };
}

export type FillTerminal = {
  /** Draws the screen; the first time, or as another process. */
  draw(server: FillServer, place?: Partial<PlaceOf<'fill'>>): Promise<DrawnTerminal>;
  end(): Promise<void>;
};

/** A terminal that fills in, with a folder of its own for what is not sent. */
export async function createFillTerminal(): Promise<FillTerminal> {
  const folder = await mkdtemp(join(tmpdir(), 'formdeck-drafts-'));
  let drawn: { terminal: DrawnTerminal; drafts: FillDrafts } | null = null;
  let lastId = 0;
  const newId = () => {
    lastId += 1;
    return `id ${lastId}`;
  };
  const stop = async () => {
    drawn?.terminal.end();
    await drawn?.drafts.close();
  };
  return {
    async draw(server, place = {}) {
      await stop();
      const core = {
        send: server.send,
        session: { region: signal({ id: 'ca', server: 'http://localhost:4000' }) },
        ports: {
          now: () => 0,
          random: () => 0,
          newId,
          sleep: () => new Promise((resolve) => setTimeout(resolve, 20)),
        },
      } as unknown as Core;
      const drafts = createFillDrafts(async () => folder);
      const terminal = await drawTerminal(
        <FillDraftsContext.Provider value={drafts}>
          <App core={core} place={{ screen: 'fill', formId: form.id, formName: form.name, ...place }} />
        </FillDraftsContext.Provider>,
      );
      drawn = { terminal, drafts };
      // Something is asked, or it is said why nothing can be: drafts come from the disk.
      await expect.poll(terminal.text).toMatch(/^ *[›!] /m);
      return terminal;
    },
    async end() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

function App({ core, place }: { core: Core; place: PlaceOf<'fill'> }) {
  const { dialogs, toasts } = useTerminal();
  const [queries] = useState(() => new QueryClient());
  const [memory] = useState(() => new Map());
  const app = useMemo(() => {
    const actor = {
      companyId: 'c',
      userId: user.id,
      userName: 'ann',
      role: 'USER' as const,
      groupIds: [],
      timeZone: 'UTC',
      flags: {},
    };
    const navigator = createNavigator({ screen: 'home' as const });
    return createApp({
      environment: {},
      core,
      user: user as never,
      actor,
      folder: '/',
      navigator,
      dialogs,
      toasts,
      queries,
    });
  }, [core, dialogs, toasts, queries]);
  return (
    <QueryClientProvider client={queries}>
      <AppContext.Provider value={app}>
        <Frame crumbs={['Fill in']} status={['ann']}>
          <MemoryContext.Provider value={memory}>
            <FillScreen place={place} />
          </MemoryContext.Provider>
        </Frame>
      </AppContext.Provider>
    </QueryClientProvider>
  );
}
