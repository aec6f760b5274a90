import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FilledIn } from '#cli/app/screen-places.ts';
import { keys } from '#tests/support/draw-terminal.tsx';
import {
  createFillServer,
  createFillTerminal,
  type FillTerminal,
  form,
  idOf,
} from '#tests/support/fill-terminal.tsx';

let terminal: FillTerminal;
beforeEach(async () => {
  terminal = await createFillTerminal();
});
afterEach(() => terminal.end());

describe('Filling in at the terminal', () => {
  it('asks for a sheet and its rows, and completes it', async () => {
    const server = createFillServer();
    const progress: FilledIn[] = [];
    const { type, text, settle } = await terminal.draw(server, {
      onProgress: (now) => void progress.push(now),
    });
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
    expect(text()).toContain('It has 1 entry.');
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

  it('says what is missing at its question, and asks before it is left', async () => {
    const server = createFillServer();
    const { type, text, settle } = await terminal.draw(server, { newSheet: '' });
    await type(keys.enter);
    await settle();
    await type('\u0013');
    expect(text()).toContain('! This question is required');
    expect(text()).toContain('1 question needs your attention.');
    await type('Gate');
    await type(keys.esc);
    expect(text()).toContain('It is kept on this computer');
    await type('n');
    expect(text()).toMatch(/Place \*\s+Gate/);
  });

  it('sends the same row again until the server answers', async () => {
    const server = createFillServer({ unreachable: 3 });
    const { type, text, settle } = await terminal.draw(server, { newSheet: 'Week 12' });
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
    const server = createFillServer();
    const send = async (call: { id: string }, input: never) =>
      call.id === 'forms.read' ? { ...form, current: false } : server.send(call, input);
    const { text } = await terminal.draw({ ...server, send: send as typeof server.send });
    expect(text()).toContain('This form is archived.');
  });
});
