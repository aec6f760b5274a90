import { expect, it } from 'vitest';
import { bestMatches } from './best-matches.ts';

const items: readonly [string, ...string[]][] = [
  ['View Data: Wildlife strikes'],
  ['Archive: Wildlife strikes'],
  ['Create a form', 'new', 'add'],
  ['Log out', 'sign out', 'exit'],
  ['Theme: Dark', 'night', 'colours'],
  ['Thunder Bay, 22 Nov'],
  ['Aéroport de Québec'],
  ['محمد عبد الله'],
];
const found = (typed: string) => bestMatches(typed, items, (item) => item).map(([name]) => name);

it('nothing typed leaves everything in its order', () => {
  expect(found('  ')).toEqual(items.map(([name]) => name));
});

it.each([
  ['new', 'Create a form'],
  ['logout', 'Log out'],
  ['dark', 'Theme: Dark'],
  ['strikes view', 'View Data: Wildlife strikes'],
  ['vdws', 'View Data: Wildlife strikes'],
  ['quebec', 'Aéroport de Québec'],
  ['محمد', 'محمد عبد الله'],
])('"%s" finds "%s" first', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

it('a missing letter is forgiven where nothing fits better', () => {
  expect(found('thnder')).toEqual(['Thunder Bay, 22 Nov']);
});

it('a few letters of a word find it wherever it stands', () => {
  const forms = [['sheets Wildlife strikes'], ['dashboard Bridge inspection']] as const;
  expect(bestMatches('strk', forms, (item) => item)).toEqual([['sheets Wildlife strikes']]);
});

it('coincidences of letters are left out where something fits', () => {
  expect(found('dark')).toEqual(['Theme: Dark']);
});

it('words are found from their beginning only, beside what is in the name', () => {
  expect(found('form add')).toEqual(['Create a form']);
  expect(found('sgnt')).toEqual([]);
});

it('what matches equally well stays in its order', () => {
  expect(found('strikes')).toEqual(['View Data: Wildlife strikes', 'Archive: Wildlife strikes']);
});

it('what is nowhere finds nothing', () => {
  expect(found('zebra')).toEqual([]);
});
