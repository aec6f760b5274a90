import { expect, it } from 'vitest';
import { ask } from '#tests/support/random-filling.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { catalogUsage } from './catalog-usage.ts';

it('counts the items that entries name, those of all entries of a row', () => {
  const part = ask(2, { text: 'Part', type: 'CATALOG_RADIO' });
  const damages = ask(1, { text: 'Damages', type: 'ENTRIES', questions: [part] });
  const entries = (...paths: string[]) => paths.map((path) => JSON.stringify({ [part.id]: path }));
  const { rows } = designWorld(() => [{}, {}, {}]);
  const answers = { ...rows.data.answers, [damages.id]: [entries('cab', 'door'), null, entries('cab')] };
  const namesById = new Map([
    ['cab', 'Cab'],
    ['door', 'Door'],
  ]);
  const blocks = catalogUsage([
    { ...rows, questions: [damages], data: { ...rows.data, answers }, namesById },
  ]);
  expect(blocks?.at(-1)).toMatchObject({
    rows: [
      [rows.name, 'Part in Damages', 'Cab', 2],
      [rows.name, 'Part in Damages', 'Door', 1],
    ],
  });
});
