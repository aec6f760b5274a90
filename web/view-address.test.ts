import { describe, expect, it } from 'vitest';
import { readAddress } from '#core/sheets/filter/address-filter.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { contentFilter, sameContent, wholeContent } from '#core/views/view-content.ts';
import { sheetIdsFrom, sheetSearchFrom } from './paths.ts';
import { addressOf, contentAt, isBare, noView, viewToOpen } from './view-address.ts';

const id = '00000000-0000-4000-8000-000000000001';
const content: ViewContent = {
  sheetIds: [id],
  filter: contentFilter({ filters: [{ questionId: id, operator: 'GT', values: ['5'] }] }),
  tab: 'data',
  sort: 'date,asc',
  review: 'RETURNED',
  map: { question: id, colour: null },
  columns: null,
};

describe('the address of a view', () => {
  it('shows what was saved', () => {
    const { to, params, search } = addressOf(id, 'view-1', content);
    expect(to).toBe('/sheet/$templateId/$sheetIds/data');
    const carried = sheetSearchFrom(search);
    const read = readAddress(carried.filter);
    const shown = contentAt({
      sheetIds: sheetIdsFrom(params.sheetIds),
      search: carried,
      filter: read.ok ? read.filter : null,
      tab: 'data',
    });
    expect(sameContent(shown, content)).toBe(true);
    expect(shown).toEqual(content);
  });

  it('has no part that cannot be read', () => {
    const address = { sheetIds: 'all', search: { review: 'MAYBE' }, filter: null, tab: 'dashboard' } as const;
    expect(contentAt(address)).toEqual(wholeContent);
  });
});

describe('a form’s own address', () => {
  const views = [
    { ...content, id: 'a', isDefault: false },
    { ...content, id: 'b', isDefault: true },
  ] as unknown as SavedView[];

  it('opens the view that it names, else the one that was chosen', () => {
    expect(viewToOpen({ view: 'a' }, views)?.id).toBe('a');
    expect(viewToOpen({}, views)?.id).toBe('b');
    expect(viewToOpen({ view: 'gone' }, views)).toBeNull();
  });

  it('is no longer one once it says what to show, or that no view is wanted', () => {
    expect(isBare('all', {})).toBe(true);
    expect(isBare('all', { view: 'a' })).toBe(true);
    expect(isBare('all', { view: noView })).toBe(false);
    expect(isBare('all', { sort: 'date,asc' })).toBe(false);
    expect(isBare([id], {})).toBe(false);
  });
});
