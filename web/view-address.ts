// Converts between the address of a sheet view and a saved view: both describe the shown data.
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import type { Question } from '#core/questions/schema.ts';
import { reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import type { SavedView, ViewContent } from '#core/views/schema.ts';
import { contentFilter } from '#core/views/view-content.ts';
import { type SheetIds, sheetIdsText, type SheetSearch } from './paths.ts';

/** Replaces the view's id if the user has left it: then no default view opens. */
export const noView = 'none';

/** `filter`: that of `search`. */
export type ContentAddress = {
  sheetIds: SheetIds;
  search: SheetSearch;
  filter: RowFilterInput | null;
  tab: ViewContent['tab'];
};

/** The content of an address, which does not include the columns. */
export function contentAt({ sheetIds, search, filter, tab }: ContentAddress): ViewContent {
  const { sort, review, map, colour } = search;
  return {
    sheetIds: sheetIds === 'all' ? sheetIds : [...sheetIds],
    filter: contentFilter(filter),
    tab,
    sort: sort ?? null,
    review: reviewStatuses.find((status) => status === review) ?? null,
    map: map === undefined ? null : { question: map, colour: colour ?? null },
    columns: null,
  };
}

/**
 * The address of a view's content; the link alone shows the same data to anyone who may see it. It names the questions that
 * are given.
 */
export function addressOf(
  formId: string,
  viewId: string,
  content: ViewContent,
  questions: readonly Pick<Question, 'id' | 'text'>[] = [],
) {
  const { sheetIds, filter, tab, sort, review, map } = content;
  const search: SheetSearch = {
    ...(filter !== null && { filter: filterToAddress(filter, questions) }),
    ...(sort !== null && { sort }),
    ...(review !== null && { review }),
    ...(map != null && { map: map.question, ...(map.colour !== null && { colour: map.colour }) }),
    view: viewId,
  };
  return {
    to: tab === 'data' ? '/sheet/$templateId/$sheetIds/data' : '/sheet/$templateId/$sheetIds',
    params: { templateId: formId, sheetIds: sheetIdsText(sheetIds) },
    search,
  } as const;
}

/** Whether an address names only a form, so that a default view may open. */
export function isBare(sheetIds: SheetIds, { filter, sort, review, q, view }: SheetSearch): boolean {
  const isPlain = [filter, sort, review, q].every((part) => part === undefined);
  return isPlain && sheetIds === 'all' && view !== noView;
}

/** Search parameters that the user has reached by removing some: no default view opens. */
export function withoutOpening(sheetIds: SheetIds, search: SheetSearch): SheetSearch {
  return isBare(sheetIds, search) ? { view: noView } : search;
}

/** The view that such an address opens: the one that it names, otherwise the user's default; null for none. */
export function viewToOpen({ view }: SheetSearch, views: readonly SavedView[]): SavedView | null {
  return views.find(({ id, isDefault }) => (view === undefined ? isDefault : id === view)) ?? null;
}
