import { describe, expect, it } from 'vitest';
import type { ViewContent } from './schema.ts';
import { contentFilter, exportFilter, fitView, sameContent, wholeContent } from './view-content.ts';

const speed = { id: '00000000-0000-4000-8000-000000000001', type: 'NUMERIC' } as const;
const gone = '00000000-0000-4000-8000-000000000002';
const sheets = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

function viewBy(
  ...filters: { questionId: string; operator: 'GT' | 'CONTAINS'; values: string[] }[]
): ViewContent {
  return { ...wholeContent, filter: contentFilter({ and: true, filters }) };
}
const fast = { questionId: speed.id, operator: 'GT', values: ['5'] } as const;

describe('a view on its form', () => {
  it('is shown whole where the form still has all of it', () => {
    const view = viewBy({ ...fast, values: ['5'] });
    expect(fitView(view, [speed])).toEqual({ content: view, missing: null });
  });

  it('leaves out filters on questions that are gone or of another type, and says so', () => {
    const view = viewBy(
      { ...fast, values: ['5'] },
      { questionId: gone, operator: 'CONTAINS', values: ['a'] },
      { questionId: speed.id, operator: 'CONTAINS', values: ['a'] },
    );
    const { content, missing } = fitView(view, [speed]);
    expect(content.filter?.filters).toEqual([fast]);
    expect(missing).toBe(
      '2 filters of this view could not be applied: the form does not ask for them any more.',
    );
    expect(fitView(viewBy({ questionId: gone, operator: 'CONTAINS', values: ['a'] }), [speed])).toMatchObject(
      {
        content: { filter: null },
        missing: '1 filter of this view could not be applied: the form does not ask for it any more.',
      },
    );
  });

  it('shows the latest sheets where none of its own is there', () => {
    const { content, missing } = fitView({ ...wholeContent, sheetIds: [] }, []);
    expect(content.sheetIds).toBe('all');
    expect(missing).toBe('None of the sheets in this view exist any more: the latest sheets are shown.');
  });
});

describe('what is looked at', () => {
  it('is the view however its sheets are ordered and wherever it is opened', () => {
    const view = { ...viewBy({ ...fast, values: ['5'] }), sheetIds: sheets };
    expect(sameContent(view, { ...view, sheetIds: sheets.toReversed(), tab: 'data' })).toBe(true);
  });

  it.each<[string, Partial<ViewContent>]>([
    ['sheets', { sheetIds: sheets }],
    ['filter', { filter: contentFilter({ reviewState: 'APPROVED' }) }],
    ['order', { sort: 'created,asc' }],
    ['review state', { review: 'PENDING' }],
  ])('is another view with another %s', (_, change) => {
    expect(sameContent(wholeContent, { ...wholeContent, ...change })).toBe(false);
  });

  it('is not filtered by an empty filter', () => {
    expect(contentFilter({ and: false, filters: [] })).toBeNull();
  });
});

describe('the columns of a view', () => {
  const columns = { order: ['user', 'date'], hidden: ['sheet', 'review'], widths: { user: 200 } };

  it('are part of what is shown, however somebody came to them', () => {
    const view = { ...wholeContent, columns };
    expect(sameContent(view, { ...view, columns: { ...columns, hidden: ['review', 'sheet'] } })).toBe(true);
    expect(sameContent(view, { ...view, columns: { ...columns, widths: {} } })).toBe(false);
  });

  it('are nobody’s where the view does not say how they stand', () =>
    expect(sameContent(wholeContent, { ...wholeContent, columns })).toBe(true));
});

describe('an export of what is looked at', () => {
  const view = { ...viewBy({ ...fast, values: ['5'] }), review: 'RETURNED' } as const;

  it('holds the rows that the table shows, and all that the dashboard counts', () => {
    expect(exportFilter({ ...view, tab: 'data' })).toMatchObject({
      filters: [fast],
      reviewState: 'PENDING',
      returned: true,
    });
    expect(exportFilter({ ...view, tab: 'dashboard' })).toEqual(view.filter);
    expect(exportFilter({ ...wholeContent, tab: 'data' })).toBeNull();
  });

  it('keeps to the review that the filter asks for', () => {
    const filter = contentFilter({ and: true, filters: [], reviewState: 'APPROVED' });
    const wanted = exportFilter({ ...wholeContent, tab: 'data', review: 'REJECTED', filter });
    expect(wanted).toMatchObject({ reviewState: 'APPROVED' });
  });
});
