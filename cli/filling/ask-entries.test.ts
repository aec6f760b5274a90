import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { ask, idOf, is } from '#tests/support/random-filling.ts';
import { askEntries, issueOf } from './ask-entries.ts';

const damages = ask(0, {
  text: 'Damages',
  type: 'ENTRIES',
  questionMeta: [{ key: 'entryName', value: 'Damage' }],
  questions: [
    ask(1, { text: 'Part', required: true }),
    ask(2, { text: 'Size', type: 'NUMERIC', when: { and: [is(1, 'Wing'), is(3, 'full')] } }),
  ],
});
const mode = ask(3, { text: 'Mode' });

it('adds, changes and removes entries, and asks what their answers call for', async () => {
  const shown: string[][] = [];
  const picks = ['Add: Damage', 'Add: Damage', 'Damage 2', 'Remove', 'Damage 1', 'Edit', 'Done'];
  const open: Dialogs['open'] = (draw) =>
    new Promise((close) => {
      const { choices } = (
        draw(close) as ReactElement<{ choices: { value: unknown; label: string; note?: string }[] }>
      ).props;
      shown.push(choices.map(({ label, note }) => `${label}${note === undefined ? '' : ` (${note})`}`));
      const pick = picks.shift();
      close({ value: choices.find(({ label }) => label === pick)?.value } as never);
    });
  const answers: Record<string, string>[] = [
    { Part: 'Wing', Size: 'big' },
    { Part: 'Tail' },
    { Part: 'Wing', Size: '3' },
  ];
  let given: Record<string, string> = {};
  const entries = await askEntries({ open } as Dialogs, {
    question: damages,
    current: [],
    around: { questions: [mode], answers: { [mode.id]: 'full' } },
    timeZone: 'UTC',
    now: () => 0,
    catalogNames: new Map(),
    ask: async ({ id, text }, _, draft) => {
      if (text === 'Part') given = answers.shift() ?? {};
      const values = [given[text] ?? ''];
      if (text === 'Size')
        expect(issueOf(draft, id, values)).toBe(values[0] === 'big' ? 'Please enter a number' : null);
      return values;
    },
  });
  expect(entries).toEqual([JSON.stringify({ [idOf(1)]: 'Wing', [idOf(2)]: '3' })]);
  expect(shown[1]?.[0]).toBe('Damage 1 (Please enter a number)');
  expect(shown.at(-1)?.[0]).toBe('Damage 1 (Part: Wing, Size: 3)');
});

it('goes on behind a file that is not chosen, and with what was answered where anything else is left', async () => {
  const { value, asked } = await entryWith({
    Photo: null,
    Since: ['2026-01-31'],
    Note: null,
    Kind: ['Dent'],
  });
  expect(value).toEqual([JSON.stringify({ [idOf(5)]: '2026-01-31' })]);
  expect(asked).toEqual(['Photo', 'Since', 'Note']);
});

/** One entry of a question that is asked these: their answers, or null where the dialog is left. */
async function entryWith(answers: Record<string, string[] | null>) {
  const titles = ['Photo', 'Since', 'Note', 'Kind'];
  const types = ['IMAGE', 'DATE', 'TEXT', 'TEXT'] as const;
  const questions = titles.map((text, index) => ask(4 + index, { text, type: types[index] ?? 'TEXT' }));
  const picks = ['Add: Damage', 'Done'];
  const open: Dialogs['open'] = (draw) =>
    new Promise((close) => {
      const { choices } = (draw(close) as ReactElement<{ choices: { value: unknown; label: string }[] }>)
        .props;
      const pick = picks.shift();
      close({ value: choices.find(({ label }) => label === pick)?.value } as never);
    });
  const asked: string[] = [];
  const value = await askEntries({ open } as Dialogs, {
    question: { ...damages, questions },
    current: [],
    around: null,
    timeZone: 'UTC',
    now: () => 0,
    catalogNames: new Map(),
    ask: async ({ text }) => {
      asked.push(text);
      return answers[text] ?? null;
    },
  });
  return { value, asked };
}
