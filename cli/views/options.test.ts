// What the words of `formdeck views save` mean.
import { expect, it } from 'vitest';
import { optionsOf } from '#tests/support/options-of.ts';
import { viewsCommand } from './command.ts';

const save = (...flags: string[]) => optionsOf(viewsCommand, ['views', 'save', 'S', 'Week', ...flags]);

it.each([
  [[], null],
  [['--last', '7d'], 7],
  [['--last', '4w'], 28],
])('%j moves along with %j days', async (flags, lastDays) => {
  expect(await save(...flags)).toMatchObject({ form: 'S', name: 'Week', lastDays });
});

it.each([
  ['24h', 'is not a number of days'],
  ['3m', 'is not a number of days'],
  ['9999d', 'is more than 3650 days'],
])('--last %s is refused', async (last, issue) => {
  await expect(save('--last', last)).rejects.toThrow(issue);
});
