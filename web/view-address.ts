// Between the address of a sheet view and what is saved of it: both say which data is looked at.
import { filterFromText, filterToText } from '#core/sheets/filter/filter-draft.ts';
import { reviewStatuses } from '#core/sheets/schema.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { contentFilter } from '#core/views/view-content.ts';
import { type SheetIds, sheetIdsText, type SheetSearch } from './paths.ts';

/** Stands for the view where somebody left it on purpose: then none opens by itself. */
export const noView = 'none';

/** What an address shows; how the columns stand, it does not say. */
export function contentAt(
  sheetIds: SheetIds,
  { filter, sort, review }: SheetSearch,
  tab: ViewContent['tab'],
): ViewContent {
  return {
    sheetIds: sheetIds === 'all' ? sheetIds : [...sheetIds],
    filter: contentFilter(filterFromText(filter ?? '')),
    tab,
    sort: sort ?? null,
    review: reviewStatuses.find((status) => status === review) ?? null,
    columns: null,
  };
}

/** The address of a view's content; the link alone shows the same data to whoever may see it. */
export function addressOf(formId: string, viewId: string, content: ViewContent) {
  const { sheetIds, filter, tab, sort, review } = content;
  const search: SheetSearch = {
    ...(filter !== null && { filter: filterToText(filter) }),
    ...(sort !== null && { sort }),
    ...(review !== null && { review }),
    view: viewId,
  };
  return {
    to: tab === 'data' ? '/sheet/$templateId/$sheetIds/data' : '/sheet/$templateId/$sheetIds',
    params: { templateId: formId, sheetIds: sheetIdsText(sheetIds) },
    search,
  } as const;
}

/** Whether an address names a form and nothing of what to show, so that a view may open with it. */
export function isBare(sheetIds: SheetIds, { filter, sort, review, view }: SheetSearch): boolean {
  const isPlain = filter === undefined && sort === undefined && review === undefined;
  return isPlain && sheetIds === 'all' && view !== noView;
}

/** Search parameters that somebody has come to by taking things off: no view opens in their place. */
export function withoutOpening(sheetIds: SheetIds, search: SheetSearch): SheetSearch {
  return isBare(sheetIds, search) ? { view: noView } : search;
}

/** The view that such an address opens: the one that it names, else the person's own choice; null for none. */
export function viewToOpen({ view }: SheetSearch, views: readonly SavedView[]): SavedView | null {
  return views.find(({ id, isDefault }) => (view === undefined ? isDefault : id === view)) ?? null;
}
