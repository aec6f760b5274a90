// Applies a saved view to its form, and compares what is shown with the view. Used by both faces, which convert an
// address or a screen's state to a ViewContent themselves.
import type { Question } from '#core/questions/schema.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { fromFilter, toFilter } from '#core/sheets/filter/filter-draft.ts';
import { rowFilter, type RowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { sameLayout, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { SavedView, ViewContent, ViewScope } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const wholeContent: ViewContent = {
  sheetIds: 'all',
  filter: null,
  tab: 'dashboard',
  sort: null,
  review: null,
  map: null,
  columns: null,
};

/** The part of a view that can be shown, and a message about the rest; null if all of it can. */
export type FittedView = { content: ViewContent; missing: string | null };

/**
 * Fits a view to its form. The form may have changed since it was saved: filters on questions that were removed or have
 * another type are dropped, and so is a selection of sheets that this user cannot see.
 */
export function fitView(view: ViewContent, questions: readonly Pick<Question, 'id' | 'type'>[]): FittedView {
  const { sheetIds, filter, tab, sort, review, map, columns } = view;
  const [fitted, dropped] = fitFilter(filter, questions);
  const hasNoSheets = sheetIds !== 'all' && sheetIds.length === 0;
  const said = [
    hasNoSheets ? t(m.noneOfSheetsInThis) : null,
    dropped > 0 ? t(m.filtersDropped, { count: dropped }) : null,
  ].filter((text) => text !== null);
  return {
    content: {
      sheetIds: hasNoSheets ? 'all' : sheetIds,
      filter: fitted,
      tab,
      sort,
      review,
      // Without its question, the table is shown.
      map: questions.some(({ id }) => id === map?.question) ? map : null,
      columns,
    },
    missing: said.length === 0 ? null : said.join(' '),
  };
}

function fitFilter(
  filter: RowFilter | null,
  questions: readonly Pick<Question, 'id' | 'type'>[],
): [RowFilter | null, number] {
  if (filter === null) return [null, 0];
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const invalidIds = new Set(
    filterIssues(filter, questionsById).map(({ path }) =>
      path.startsWith('filters.') ? Number(path.split('.')[1]) : -1,
    ),
  );
  const filters = filter.filters.filter((_, index) => !invalidIds.has(index));
  return [contentFilter({ ...filter, filters }), filter.filters.length - filters.length];
}

/** A filter as a view stores it; null if it filters nothing. */
export function contentFilter(filter: RowFilterInput | null): RowFilter | null {
  if (filter === null) return null;
  const usable = toFilter(fromFilter(filter));
  return usable === null ? null : rowFilter.parse(usable);
}

/** Columns as a view stores them. */
export function contentColumns(layout: TableLayout): NonNullable<ViewContent['columns']> {
  const { order, hidden, widths, pinned } = layout;
  return {
    order: [...order],
    hidden: [...hidden],
    widths: { ...widths },
    ...(pinned !== undefined && { pinned }),
  };
}

/** The filter of a view's table. */
export function tableFilter({ filter, review }: Pick<ViewContent, 'filter' | 'review'>): RowFilterInput {
  const draft = fromFilter(filter);
  return toFilter({ ...draft, reviewState: draft.reviewState ?? review }) ?? {};
}

/**
 * The filter of an export of the current view: including the table's review status on the table tab. Null: all rows.
 */
export function exportFilter(content: Pick<ViewContent, 'filter' | 'review' | 'tab'>): RowFilterInput | null {
  const { filter, review, tab } = content;
  return tab === 'data' && review !== null ? tableFilter(content) : filter;
}

/**
 * Whether two contents show the same, with the same column layout. The tab is ignored, and so is the map where one comes from a
 * face that has none.
 */
export function sameContent(one: ViewContent, other: ViewContent): boolean {
  const areAlike = one.columns === null || other.columns === null || sameLayout(one.columns, other.columns);
  const haveMaps = one.map !== undefined && other.map !== undefined;
  const isSameMap = !haveMaps || JSON.stringify(one.map) === JSON.stringify(other.map);
  return areAlike && isSameMap && dataText(one) === dataText(other);
}

function dataText({ sheetIds, filter, sort, review }: ViewContent): string {
  const sheets = sheetIds === 'all' ? sheetIds : sheetIds.toSorted();
  return JSON.stringify([sheets, filter === null ? null : fromFilter(filter), sort, review]);
}

/** Labels of the scopes in lists. */
export const scopeLabels: Readonly<Record<ViewScope, string>> = {
  MINE: t(m.onlyMe),
  COMPANY: t(m.everybody),
};

/** The views in display order: the user's own first, then the company's, each by name. */
export function groupViews(views: readonly SavedView[]): { mine: SavedView[]; company: SavedView[] } {
  return {
    mine: views.filter(({ scope }) => scope === 'MINE'),
    company: views.filter(({ scope }) => scope === 'COMPANY'),
  };
}
