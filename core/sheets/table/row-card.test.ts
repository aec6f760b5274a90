import { expect, it } from 'vitest';
import { questionOf } from '#tests/support/sheet-server.ts';
import { cardAnswers, cardLines } from './row-card.ts';
import { usualLayout } from './table-layout.ts';
import type { TableColumn } from './table.ts';

const columns: TableColumn[] = [
  { id: 'date', title: 'Date', kind: 'date' },
  { id: 'user', title: 'User', kind: 'user' },
  ...['Speed', 'Phase', 'Species', 'Damage'].map((id) => ({
    id,
    title: id,
    kind: 'question' as const,
    question: questionOf(id, 'TEXT'),
  })),
];
const row = { cells: ['today', 'ann', '60', '', 'Gull', 'None'] };
const textsIn = (layout = usualLayout) => cardAnswers(columns, layout, row).map(({ text }) => text);

it('shows the first answers that there are', () => {
  expect(textsIn()).toEqual(['60', 'Gull', 'None']);
});

it('follows the order of the columns, and leaves out what is hidden', () => {
  const layout = { ...usualLayout, order: ['Damage', 'Speed'], hidden: ['Species'] };
  expect(textsIn(layout)).toEqual(['None', '60']);
  expect(cardLines(columns, layout)).toBe(3);
  expect(cardLines(columns, { ...usualLayout, hidden: ['Speed', 'Phase', 'Species'] })).toBe(1);
});
