import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { ask, idOf, is } from '#tests/support/random-filling.ts';
import { questionOf } from '#tests/support/sheet-server.ts';
import { askAnswer } from './answer-questions.ts';

const askedBeside = {
  beside: [],
  timeZone: 'America/Toronto',
  catalog: async () => [],
  upload: async () => '',
  uploadFile: async () => '',
  folder: '/',
};
type EntryChoice = { value: unknown; label: string; note?: string };

/** What the dialog has on its line, and what becomes of the answer when that is typed over. */
async function edited(value: string, typed: (shown: string) => string) {
  let shown = '';
  const open: Dialogs['open'] = (draw) =>
    new Promise((close) => {
      shown = (draw(close) as ReactElement<{ value: string }>).props.value;
      close(typed(shown) as never);
    });
  const asking = {
    ...askedBeside,
    dialogs: { open } as Dialogs,
    question: questionOf('when', 'DATETIME'),
  };
  return { values: await askAnswer(asking, [value]), shown };
}

it('changes entries as they are filled in, and shows what is wrong with one', async () => {
  const damages = ask(0, {
    text: 'Damages',
    type: 'ENTRIES',
    questionMeta: [{ key: 'entryName', value: 'Damage' }],
    questions: [
      ask(1, { text: 'Part', required: true }),
      ask(2, { text: 'Found', type: 'DATE', when: is(1, 'Wing') }),
    ],
  });
  const entry = (answers: Record<string, string>) => JSON.stringify(answers);
  const steps = [
    'Damage 1',
    'Edit',
    'Wing',
    '2026-01-31',
    'Add: Damage',
    'Tail',
    'Damage 1',
    'Remove',
    'Done',
  ];
  const notes: string[] = [];
  const open: Dialogs['open'] = (draw) =>
    new Promise((close) => {
      const { choices } = (draw(close) as ReactElement<{ choices?: EntryChoice[] }>).props;
      const step = steps.shift();
      if (choices === undefined) return close(step as never);
      notes.push(...choices.flatMap(({ note = [] }) => note));
      close({ value: choices.find(({ label }) => label === step)?.value } as never);
    });
  const asking = { ...askedBeside, dialogs: { open } as Dialogs, question: damages };
  expect(await askAnswer(asking, [entry({ [idOf(2)]: '2026-01-01' })])).toEqual([
    entry({ [idOf(1)]: 'Tail' }),
  ]);
  expect(notes[0]).toBe('This question is required');
  expect(notes).toContainEqual(expect.stringMatching(/^Part: Wing, Found: .*31/));
  expect(steps).toEqual([]);
});

// Half past six in Churchill, which is half past seven in Toronto.
const at = Date.UTC(2026, 0, 5, 12, 30, 7);
const before = `${at},${-6 * 3_600_000}`;

it('shows a moment on the clock of whoever edits it, and keeps where it was written down', async () => {
  const later = await edited(before, () => '2026-01-05 08:30');
  expect(later.shown).toBe('2026-01-05 07:30');
  expect(later.values).toEqual([`${Date.UTC(2026, 0, 5, 13, 30)},${-6 * 3_600_000}`]);
});

it('leaves a moment as it is, to the millisecond, where nobody changes it', async () => {
  expect((await edited(before, (shown) => shown)).values).toEqual([before]);
});

it('takes an offset that somebody names', async () => {
  const named = await edited(before, () => '2026-01-05T08:30:00+02:00');
  expect(named.values).toEqual([`${Date.UTC(2026, 0, 5, 6, 30)},${2 * 3_600_000}`]);
});
