import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Core } from '#core/app.ts';
import { AppError } from '#core/errors.ts';
import { type Form, question, type QuestionType } from '#core/forms/schema.ts';
import { createApp } from '#cli/create-app.ts';
import type { FilledIn, PlaceOf } from '#cli/places.ts';
import { Frame } from '#cli/terminal/frame.tsx';
import { createNavigator, MemoryContext } from '#cli/terminal/navigation.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { AppContext } from '#cli/use-app.ts';
import { type DrawnTerminal, drawTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { FillScreen } from './screen.tsx';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
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
const form = {
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
  alerts: [],
  contextAlerts: [],
  betaTestUsers: [],
} as unknown as Form;
const user = { id: idOf(60), userName: 'ann', timeZone: 'UTC' };

/** A server that keeps what it is sent, after it has not answered some times. */
function createServer({ unreachable = 0 } = {}) {
  let left = unreachable;
  const sent: { call: string; body: unknown }[] = [];
  const send = async (call: { id: string }, input: { params: { id: string }; body?: never }) => {
    const body = input.body as { id: string; name: string } | undefined;
    const sheet = {
      id: body?.id,
      name: body?.name,
      templateId: form.id,
      user,
      rowCount: 0,
      completed: false,
      contextAnswers: [],
    };
    if (call.id === 'forms.read') return form;
    if (call.id === 'sheets.company') return { content: [] };
    if (call.id === 'filling.addRow' && left > 0) {
      left -= 1;
      throw new AppError('unreachable');
    }
    sent.push({ call: call.id, body });
    return call.id === 'filling.addRow' ? { ...body, alerts: [] } : sheet;
  };
  return { send, sent };
}

let terminal: DrawnTerminal;
afterEach(() => terminal.end());

async function draw(server: ReturnType<typeof createServer>, place: Partial<PlaceOf<'fill'>> = {}) {
  let last = 0;
  const core = {
    send: server.send,
    ports: {
      now: () => 0,
      random: () => 0,
      newId: () => {
        last += 1;
        return `id ${last}`;
      },
      sleep: () => new Promise((resolve) => setTimeout(resolve, 20)),
    },
  } as unknown as Core;
  terminal = await drawTerminal(
    <App core={core} place={{ screen: 'fill', formId: form.id, formName: form.name, ...place }} />,
  );
  return terminal;
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

describe('Filling in at the terminal', () => {
  it('asks for a sheet and its rows, and completes it', async () => {
    const server = createServer();
    const progress: FilledIn[] = [];
    const { type, text, settle } = await draw(server, { onProgress: (now) => void progress.push(now) });
    await type('Week 12');
    await type(keys.enter);
    await settle();
    expect(text()).toContain('Row 1 of "Week 12"');
    await type('Gate');
    await type(keys.enter);
    await type(`y${keys.enter}`);
    expect(text()).toMatch(/Safe\s+Yes/);
    // Options are ticked in a list; many are searched.
    await type(keys.enter);
    for (const key of [' ', keys.down, ' ', keys.enter]) await type(key);
    expect(text()).toMatch(/Tools\s+Rope, Torch/);
    await type(keys.enter);
    await type('way');
    expect(text()).toMatch(/› Norway/);
    expect(text()).not.toContain('Peru');
    await type(keys.enter);
    await type(keys.enter);
    expect(text()).toContain('Enter sends it');
    await type(keys.enter);
    await settle();
    expect(text()).toContain('Add another row?');
    await type('n');
    expect(text()).toContain('It has 1 row.');
    await type('y');
    await settle();
    expect(server.sent).toEqual([
      {
        call: 'filling.createSheet',
        body: { id: 'id 1', formVersion: 3, name: 'Week 12', contextAnswers: [] },
      },
      {
        call: 'filling.addRow',
        body: {
          id: 'id 2',
          formVersion: 3,
          answers: [
            { questionId: idOf(1), value: 'Gate' },
            { questionId: idOf(2), value: 'true' },
            { questionId: idOf(3), value: 'Rope' },
            { questionId: idOf(3), value: 'Torch' },
            { questionId: idOf(4), value: 'Norway' },
          ],
        },
      },
      { call: 'filling.completeSheet', body: undefined },
    ]);
    expect(progress.at(-1)).toEqual({ sheetId: 'id 1', rows: 1, completed: true });
  });

  it('says what is missing at its question, and asks before anything is lost', async () => {
    const server = createServer();
    const { type, text, settle } = await draw(server, { newSheet: '' });
    await type(keys.enter);
    await settle();
    await type('\u0013');
    expect(text()).toContain('! This question is required');
    expect(text()).toContain('1 question needs your attention.');
    await type('Gate');
    await type(keys.esc);
    expect(text()).toContain('It has not been sent yet and would be lost.');
    await type('n');
    expect(text()).toMatch(/Place \*\s+Gate/);
  });

  it('sends the same row again until the server answers', async () => {
    const server = createServer({ unreachable: 3 });
    const { type, text, settle } = await draw(server, { newSheet: 'Week 12' });
    await type(keys.enter);
    await settle();
    await type('Gate');
    await type('\u0013');
    await type(keys.enter);
    await settle();
    await settle();
    expect(text()).toContain('Row 1 was sent.');
    expect(server.sent.map(({ call }) => call)).toEqual(['filling.createSheet', 'filling.addRow']);
  });

  it('says why a form cannot be filled in', async () => {
    const server = createServer();
    const send = async (call: { id: string }, input: never) =>
      call.id === 'forms.read' ? { ...form, current: false } : server.send(call, input);
    const { text } = await draw({ ...server, send: send as typeof server.send });
    expect(text()).toContain('This form is archived.');
  });
});
