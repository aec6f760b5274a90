import { describe, expect, it } from 'vitest';
import type { ListedForm } from './calls.ts';
import { formsInView, type FormsView } from './list-forms.ts';

const form = (name: string, created: number, state: Partial<ListedForm> = {}): ListedForm => ({
  id: name,
  version: 1,
  name,
  description: null,
  published: true,
  current: true,
  dates: { created, lastModified: 10 - created },
  groups: [],
  questionCount: 1,
  sheetCount: 0,
  importable: true,
  pendingImports: [],
  reviewers: [],
  betaTestUsers: [],
  ...state,
});
const forms = [
  form('Fridge 10', 1),
  form('fridge 9', 2),
  form('Old rounds', 3, { current: false }),
  form('Draft of fridges', 4, { published: false }),
];
const names = (view: Partial<FormsView>) =>
  formsInView(forms, { sort: 'asc', type: 'all', filter: '', ...view }).map(({ name }) => name);

describe('the forms list', () => {
  it('shows one kind of form', () => {
    expect(names({ type: 'published' })).toEqual(['fridge 9', 'Fridge 10']);
    expect(names({ type: 'unpublished' })).toEqual(['Draft of fridges']);
    expect(names({ type: 'archived' })).toEqual(['Old rounds']);
  });

  it('finds every word of the filter, in any case and order', () => {
    expect(names({ filter: 'FRIDGE draft' })).toEqual(['Draft of fridges']);
    expect(names({ filter: ' ' })).toHaveLength(4);
  });

  it.each([
    ['desc', 'Old rounds'],
    ['createdDateNewest', 'Draft of fridges'],
    ['createdDateOldest', 'Fridge 10'],
    ['lastModifiedDateNewest', 'Fridge 10'],
    ['lastModifiedDateOldest', 'Draft of fridges'],
  ] as const)('sorts by %s', (sort, first) => expect(names({ sort })[0]).toBe(first));
});
