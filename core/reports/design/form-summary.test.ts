import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { formSummary } from './form-summary.ts';

it('says how many answers a list has above the list, not above a chart of all of them', () => {
  const day = 86_400_000;
  const first = Date.UTC(2026, 10, 2, 12);
  const { rows, run } = designWorld((ids) =>
    Array.from({ length: 14 }, (_, place) => ({
      [ids.place]: 'Rwy 07',
      [ids.at]: `${first + place * day},0`,
    })),
  );
  const blocks = finish(formSummary([rows], run)) ?? [];
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Seen at');
  const seen = blocks.slice(start, start + 4);
  expect(seen.map(({ kind }) => kind)).toEqual(['heading', 'chart', 'text', 'table']);
  expect(seen[2]).toMatchObject({ text: 'The latest 10 of 14 answers.' });
});
