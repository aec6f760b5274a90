import { describe, expect, it } from 'vitest';
import type { ListedForm } from './list-calls.ts';
import { formsInView, type FormsView, typeCounts } from './list-forms.ts';
import { nothingInView, otherTypes } from './labels.ts';

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

  it('counts what a search finds of each type, and says where it is if not here', () => {
    expect(typeCounts(forms, '')).toEqual({ published: 2, unpublished: 1, archived: 1, all: 4 });
    const counts = typeCounts(forms, 'draft');
    expect(counts).toEqual({ published: 0, unpublished: 1, archived: 0, all: 1 });
    const view = { sort: 'asc', type: 'published', filter: 'draft' } as const;
    expect(nothingInView(view, counts)).toEqual({
      title: 'No published form matches "draft"',
      text: '1 unpublished form matches.',
    });
    expect(otherTypes('all', counts)).toEqual([]);
    expect(nothingInView({ ...view, filter: 'zebra' }, typeCounts(forms, 'zebra')).text).toBe(
      'Try part of the name.',
    );
  });

  it.each([
    ['desc', 'Old rounds'],
    ['createdDateNewest', 'Draft of fridges'],
    ['createdDateOldest', 'Fridge 10'],
    ['lastModifiedDateNewest', 'Fridge 10'],
    ['lastModifiedDateOldest', 'Draft of fridges'],
  ] as const)('sorts by %s', (sort, first) => expect(names({ sort })[0]).toBe(first));
});
