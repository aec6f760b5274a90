import { expect, it } from 'vitest';
import { element } from '#core/forms/schema.ts';
import { question } from '#core/questions/schema.ts';
import { matrixShares } from './matrix-shares.ts';
import type { DashboardWidget } from './overview.ts';

const id = (order: number) => `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`;
const ask = (order: number, text: string) =>
  question.parse({
    id: id(order),
    order,
    text,
    type: 'RADIO',
    questionOptions: [
      { value: 'poor', name: 'Poor', order: 0 },
      { value: 'good', name: 'Good', order: 1 },
    ],
  });
const widget = (of: ReturnType<typeof ask>, good: number, poor: number): DashboardWidget => ({
  of: 'question',
  id: of.id,
  question: of,
  summary: {
    kind: 'ranked',
    answered: good + poor,
    bars: [
      { value: 'good', label: 'Good', count: good, share: 0 },
      { value: 'poor', label: 'Poor', count: poor, share: 0 },
    ],
  },
  unit: undefined,
  groupedBy: undefined,
});
const [taste, price, smell] = [ask(2, 'Taste'), ask(3, 'Price'), ask(4, 'Smell')];
const form = {
  contextQuestions: [],
  questions: [smell, taste, price],
  elements: [
    element.parse({ id: id(1), order: 1, type: 'HEADER', data: { label: 'Service', matrix: true } }),
  ],
};

it('has the shares of each row in the order of the options', () => {
  const [matrix, ...others] = matrixShares(form, [widget(price, 0, 0), widget(taste, 3, 1)]);
  expect(others).toEqual([]);
  expect(matrix).toMatchObject({
    title: 'Service',
    options: [{ label: 'Poor' }, { label: 'Good' }],
    rows: [
      { title: 'Taste', answered: 4 },
      { title: 'Price', answered: 0 },
    ],
  });
  expect(matrix?.rows.map(({ chosen }) => chosen.get('good'))).toEqual([
    { count: 3, share: 0.75 },
    { count: 0, share: 0 },
  ]);
});

it('compares rows only where two of them are shown', () => {
  expect(matrixShares(form, [widget(taste, 3, 1)])).toEqual([]);
});
