// The list of the saved views of a form, beside what is shown where they are listed.
import { personName } from '#core/primitives.ts';
import { type List, momentColumn, shortList } from '#core/resource/list.ts';
import type { ListState } from '#core/resource/list-view.ts';
import { countFilters } from '#core/sheets/dashboard/overview.ts';
import { viewsQuery } from './queries.ts';
import type { SavedView, ViewContent } from './schema.ts';
import { contentFilter, groupViews, sameContent, scopeLabels, tableFilter } from './view-content.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

type ShownContent = { content: ViewContent; viewId?: string | undefined };

export function viewsList(formId: string, shown?: ShownContent): List<SavedView, ListState> {
  return shortList<SavedView>({
    title: t(m.savedViews),
    count: m.viewCount,
    whole: (send) => viewsQuery(send, formId),
    of(views) {
      const { mine, company } = groupViews(views);
      return [...mine, ...company];
    },
    columns: [
      { id: 'name', title: t(common.name), text: (view) => view.name + stateText(view, shown), most: 60 },
      { id: 'scope', title: t(m.forText), text: ({ scope }) => scopeLabels[scope], rank: 4 },
      { id: 'sheets', title: t(m.sheets), text: sheetsText, rank: 2 },
      {
        id: 'filters',
        title: t(m.filters),
        // As in the view's banner, including the review.
        text: (view) => countFilters(contentFilter(tableFilter(view))),
        align: 'right',
        rank: 1,
      },
      { id: 'owner', title: t(m.by), text: ({ owner }) => personName(owner), most: 24, rank: 1 },
      {
        id: 'default',
        title: t(m.opens),
        text: ({ isDefault }) => (isDefault ? t(m.withForm) : ''),
        rank: 3,
      },
      momentColumn('updated', t(m.changed), ({ dates }) => dates.lastModified, 0),
    ],
    line: { name: 'name', cells: {} },
    texts: { none: t(m.thisFormHasNoSaved) },
  });
}

function stateText(view: SavedView, shown: ShownContent | undefined): string {
  if (shown === undefined) return '';
  const isShown = sameContent(view, shown.content);
  if (view.id === shown.viewId) return `  ${isShown ? t(m.isOpen) : t(m.isOpenChanged)}`;
  return isShown ? `  ${t(m.showsSame)}` : '';
}

/** How many sheets a view has. */
export function sheetsText({ sheetIds }: Pick<SavedView, 'sheetIds'>): string {
  return sheetIds === 'all' ? t(m.allSheets) : t(counts.sheets, { count: sheetIds.length });
}
