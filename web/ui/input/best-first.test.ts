import { expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const items = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const labels = (offered: ReturnType<typeof bestFirst>) =>
  offered.map((item) =>
    'group' in item ? [item.group, ...item.items.map(({ label }) => label)] : item.label,
  );

it('what Enter takes is the option that is the text, then one that begins with it, then one with such a word', () => {
  const options = items('marcus.beaulieu', 'user-two', 'us-user', 'user', 'analyst');
  expect(labels(bestFirst({ options, search: 'user', limit: 50 }))).toEqual(['user', 'user-two', 'us-user']);
  expect(labels(bestFirst({ options, search: ' US', limit: 50 }))).toEqual([
    'user-two',
    'us-user',
    'user',
    'marcus.beaulieu',
  ]);
});

it('the best ones are offered also where more fit than are shown', () => {
  const options = items('Joanna', 'Susanna', 'Ann');
  expect(labels(bestFirst({ options, search: 'ann', limit: 1 }))).toEqual(['Ann']);
});

it('without a text the order stays, and groups stay together', () => {
  const options = [
    { group: 'Setup', items: items('Tyre wear', 'Wear') },
    { group: 'Rows', items: items('Brakes', 'Wear left') },
  ];
  expect(labels(bestFirst({ options, search: '', limit: 50 }))).toEqual([
    ['Setup', 'Tyre wear', 'Wear'],
    ['Rows', 'Brakes', 'Wear left'],
  ]);
  expect(labels(bestFirst({ options, search: 'wear', limit: 50 }))).toEqual([
    ['Setup', 'Wear', 'Tyre wear'],
    ['Rows', 'Wear left'],
  ]);
});
