import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pagedFrom } from '#core/filling/fill-pages.ts';
import { element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import type { FilledIn } from '#cli/app/screen-places.ts';
import { keys } from '#tests/support/draw-terminal.tsx';
import {
  createFillServer,
  createFillTerminal,
  type FillTerminal,
  form,
  idOf,
  user,
} from '#tests/support/fill-terminal.tsx';

let terminal: FillTerminal;
beforeEach(async () => {
  terminal = await createFillTerminal();
});
afterEach(() => terminal.end());

describe('Filling in at the terminal', () => {
  it('takes an amount of time as people write it, and an order by numbers', async () => {
    const ask = (index: number, text: string, more: object) =>
      question.parse({ id: idOf(index), order: index, text, ...more });
    const questions = [
      ask(1, 'Took', { type: 'DURATION' }),
      ask(2, 'Colours', { type: 'RANKING', questionOptions: ['Red', 'Blue'].map((value) => ({ value })) }),
    ];
    const { type, text } = await terminal.draw(createFillServer({ asked: { ...form, questions } }));
    expect(text()).toMatch(/Took\s+1:30 \(hours and minutes\), 90 min/);
    await type('90');
    await type(keys.enter);
    await type(`${keys.enter}2 1`);
    expect(text()).toMatch(/1 Red {3}2 Blue/);
    await type(keys.enter);
    expect(text()).toMatch(/Colours\s+1\. Blue, 2\. Red/);
    expect(text()).toContain('Please add a unit');
    await type(`${keys.up} m`);
    await type(keys.down);
    expect(text()).toMatch(/Took\s+1 h 30 min|Took\s+1h 30m/);
  });

  it('begins with the first question, ends with who was told, and completes a single entry', async () => {
    const server = createFillServer();
    const progress: FilledIn[] = [];
    const { type, text, settle } = await terminal.draw(server, {
      onProgress: (now) => void progress.push(now),
    });
    expect(text()).toMatch(/Inspection\s+0 of 4 answered, 1 required left/);
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
    expect(text()).toContain('✓ Sent.');
    expect(text()).toContain('Manager was told: Unsafe.');
    expect(server.sent).toEqual([
      {
        call: 'filling.createSheet',
        body: { id: 'id 2', formVersion: 3, name: 'Gate, Norway, 1 Jan 1970', contextAnswers: [] },
      },
      {
        call: 'filling.addRow',
        body: {
          id: 'id 1',
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
    expect(progress).toEqual([{ sheetId: 'id 2', rows: 1, completed: true }]);
    // The next one is a sheet of its own.
    await type(keys.enter);
    expect(text()).toMatch(/Place \*\s+a text/);
    await type('Tower');
    await type('\u0013');
    await type(keys.enter);
    await settle();
    expect(progress.at(-1)).toEqual({ sheetId: 'id 4', rows: 1, completed: true });
  });

  it('goes on in a sheet that collects entries, until somebody finishes it', async () => {
    const server = createFillServer({ asked: { ...form, multi: true } });
    const progress: FilledIn[] = [];
    const { type, text, settle } = await terminal.draw(server, {
      newSheet: 'Week 12',
      onProgress: (now) => void progress.push(now),
    });
    for (const place of ['Gate', 'Tower']) {
      await type(place);
      await type('\u0013');
      await type(keys.enter);
      await settle();
      expect(text()).toMatch(/Inspection {2}Week 12[^]*✓ Sent\./);
      if (place === 'Gate') await type(keys.enter);
      if (place === 'Gate') expect(text()).toContain('Inspection  Week 12, entry 2');
    }
    for (const key of [keys.down, keys.down, keys.down, keys.enter]) await type(key);
    expect(text()).toContain('It has 2 entries.');
    await type('y');
    await settle();
    expect(server.sent.map(({ call }) => call.split('.')[1])).toEqual([
      'createSheet',
      'addRow',
      'addRow',
      'completeSheet',
    ]);
    expect(progress.at(-1)).toEqual({ sheetId: 'id 2', rows: 2, completed: true });
  });

  it('keeps what the server refuses, completes nothing, and sends it into the same sheet', async () => {
    const server = createFillServer({ refused: 1 });
    const { type, text, settle } = await terminal.draw(server);
    await type('Gate');
    await type('\u0013');
    await type(keys.enter);
    await settle();
    expect(text()).toContain('Your answers could not be sent.');
    expect(server.sent.map(({ call }) => call)).toEqual(['filling.createSheet']);
    await type('e');
    expect(text()).toMatch(/Place \*\s+Gate/);
    await type('\u0013');
    await type(keys.enter);
    await settle();
    expect(text()).toContain('✓ Sent.');
    expect(new Set(server.sent.map(({ call }) => call)).has('filling.completeSheet')).toBe(true);
    expect(
      new Set(
        server.sent
          .filter(({ call }) => call === 'filling.createSheet')
          .map(({ body }) => (body as { id: string }).id),
      ).size,
    ).toBe(1);
  });

  it('says what is missing at its question, and asks before it is left', async () => {
    const server = createFillServer();
    const { type, text } = await terminal.draw(server, { newSheet: '' });
    await type('\u0013');
    expect(text()).toContain('! This question is required');
    expect(text()).toContain('1 question needs your attention.');
    await type('Gate');
    await type(keys.esc);
    expect(text()).toContain('They are saved on this');
    await type('n');
    expect(text()).toMatch(/Place \*\s+Gate/);
  });

  it('sends the same row again until the server answers', async () => {
    const server = createFillServer({ unreachable: 3 });
    const { type, text, settle } = await terminal.draw(server, { newSheet: 'Week 12' });
    await type('Gate');
    await type('\u0013');
    await type(keys.enter);
    await settle();
    await settle();
    await expect.poll(text).toContain('✓ Sent.');
    expect(server.sent.filter(({ call }) => call !== 'filling.createSheet').map(({ call }) => call)).toEqual([
      'filling.addRow',
      'filling.completeSheet',
    ]);
  });

  it('jumps to what is unanswered, and lists the pages of a long form', async () => {
    const more = Array.from({ length: pagedFrom }, (_, index) =>
      question.parse({ id: idOf(10 + index), order: 10 + index, text: `Light ${index + 1}`, type: 'TEXT' }),
    );
    const elements = [element.parse({ id: idOf(50), order: 9, type: 'HEADER', data: { label: 'Lights' } })];
    const asked = { ...form, questions: [...form.questions, ...more], elements };
    const { type, text } = await terminal.draw(createFillServer({ asked }));
    await type('Gate');
    await type(keys.enter);
    await type('\u0007');
    expect(text()).toMatch(/› Tools/);
    await type('\u0014');
    expect(text()).toMatch(/Start +3 unanswered[^]*Lights +20 unanswered/);
    await type(keys.down);
    await type(keys.enter);
    expect(text()).toMatch(/› Light 1 /);
  });

  it('corrects a returned row, with the reason of its reviewer in sight, and sends it from any question', async () => {
    const returned = {
      id: idOf(70),
      sheetId: idOf(71),
      user,
      answers: [{ questionId: idOf(1), value: 'Gate' }],
      alerts: [],
      returned: { by: { userName: 'Manager' }, at: 0, comment: 'Which gate was it?' },
    };
    const server = createFillServer({ returned });
    const place = { sheetId: returned.sheetId, rowId: returned.id };
    const first = await terminal.draw(server, place);
    expect(first.text()).toMatch(/Inspection {2}Week 12\n *! Manager: Which gate was it\?/);
    expect(first.text()).toMatch(/› Place \*\s+Gate/);
    await first.type(' 12');
    // What was changed is gone on with.
    const { type, text, settle } = await terminal.draw(server, place);
    expect(text()).toMatch(/› Place \*\s+Gate 12/);
    await type('\u0013');
    expect(text()).toContain('send the correction');
    await type(keys.enter);
    await settle();
    expect(text()).toContain('✓ The correction was sent and waits for its review.');
    expect(text()).not.toContain('Fill in another');
    expect(server.sent).toEqual([
      {
        call: 'filling.correctRow',
        body: { formVersion: 3, answers: [{ questionId: idOf(1), value: 'Gate 12' }] },
      },
    ]);
    // Nothing of it is left, and anyone who opens it once more is told why not.
    const over = await terminal.draw(createFillServer({ returned: { ...returned, returned: null } }), place);
    expect(over.text()).toContain('This entry no longer needs correction.');
  });

  it('says why a form cannot be filled in', async () => {
    const server = createFillServer();
    const send = async (call: { id: string }, input: never) =>
      call.id === 'forms.read' ? { ...form, current: false } : server.send(call, input);
    const { text } = await terminal.draw({ ...server, send: send as typeof server.send });
    expect(text()).toContain('This form is archived.');
  });
});
