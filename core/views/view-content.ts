// What a saved view comes to on its form as it is now, and whether what is looked at still is the view. Both faces ask
// this; what stands in an address or in a screen's state, they turn into a ViewContent themselves.
import { counted } from '#core/count-text.ts';
import type { Question } from '#core/questions/schema.ts';
import { filterIssues } from '#core/sheets/filter/filter.ts';
import { fromFilter, toFilter } from '#core/sheets/filter/filter-draft.ts';
import { rowFilter, type RowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { sameLayout, type TableLayout } from '#core/sheets/table/table-layout.ts';
import type { SavedView, ViewContent, ViewScope } from './schema.ts';

export const wholeContent: ViewContent = {
  sheetIds: 'all',
  filter: null,
  tab: 'dashboard',
  sort: null,
  review: null,
  columns: null,
};

/** What of a view can be shown, and what is said of the rest; null where all of it can. */
export type FittedView = { content: ViewContent; missing: string | null };

/**
 * A view on its form. The form may have lost what the view asks for since it was saved: filters on questions that are
 * gone, or of another type now, are left out, and so is a choice of sheets that are not there for this person.
 */
export function fitView(view: ViewContent, questions: readonly Pick<Question, 'id' | 'type'>[]): FittedView {
  const { sheetIds, filter, tab, sort, review, columns } = view;
  const [fitted, dropped] = fitFilter(filter, questions);
  const hasNoSheets = sheetIds !== 'all' && sheetIds.length === 0;
  const said = [
    hasNoSheets ? 'None of the sheets of this view is here any more: the latest sheets are shown.' : null,
    dropped > 0
      ? `${counted(dropped, 'filter')} of this view could not be applied: the form does not ask for ${dropped === 1 ? 'it' : 'them'} any more.`
      : null,
  ].filter((text) => text !== null);
  return {
    content: { sheetIds: hasNoSheets ? 'all' : sheetIds, filter: fitted, tab, sort, review, columns },
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

/** A filter as a view keeps it; null for one that filters nothing. */
export function contentFilter(filter: RowFilterInput | null): RowFilter | null {
  if (filter === null) return null;
  const usable = toFilter(fromFilter(filter));
  return usable === null ? null : rowFilter.parse(usable);
}

/** Columns as a view keeps them. */
export function contentColumns({ order, hidden, widths }: TableLayout): NonNullable<ViewContent['columns']> {
  return { order: [...order], hidden: [...hidden], widths: { ...widths } };
}

/** The filter of the rows that the table of a view shows. */
export function tableFilter({ filter, review }: Pick<ViewContent, 'filter' | 'review'>): RowFilterInput {
  const draft = fromFilter(filter);
  return toFilter({ ...draft, reviewState: draft.reviewState ?? review }) ?? {};
}

/**
 * The filter of an export of what somebody looks at: with the review that they chose for the table, where they look at the
 * table. Null: of all rows.
 */
export function exportFilter(content: Pick<ViewContent, 'filter' | 'review' | 'tab'>): RowFilterInput | null {
  const { filter, review, tab } = content;
  return tab === 'data' && review !== null ? tableFilter(content) : filter;
}

/** Whether two contents show the same, in columns that are arranged alike. Where they open is not part of that. */
export function sameContent(one: ViewContent, other: ViewContent): boolean {
  const areAlike = one.columns === null || other.columns === null || sameLayout(one.columns, other.columns);
  return areAlike && dataText(one) === dataText(other);
}

function dataText({ sheetIds, filter, sort, review }: ViewContent): string {
  const sheets = sheetIds === 'all' ? sheetIds : sheetIds.toSorted();
  return JSON.stringify([sheets, filter === null ? null : fromFilter(filter), sort, review]);
}

/** Whom views are for, in lists. */
export const scopeLabels: Readonly<Record<ViewScope, string>> = { MINE: 'only me', COMPANY: 'everybody' };

/** The views of a list as they are offered: the person's own first, then the company's, each by name. */
export function groupViews(views: readonly SavedView[]): { mine: SavedView[]; company: SavedView[] } {
  return {
    mine: views.filter(({ scope }) => scope === 'MINE'),
    company: views.filter(({ scope }) => scope === 'COMPANY'),
  };
}
