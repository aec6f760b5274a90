// formdeck views list.
import { formIdNamed } from '#cli/command/form-named.ts';
import { listVerb } from '#cli/resource/list-verb.ts';
import { counted } from '#core/count-text.ts';
import { countFilters } from '#core/sheets/dashboard/overview.ts';
import { listViews } from '#core/views/calls.ts';
import type { SavedView } from '#core/views/schema.ts';
import { contentFilter, groupViews, scopeLabels, tableFilter } from '#core/views/view-content.ts';

export const list = listVerb({
  options: (_flags: object, [form = '']) => ({ form }),

  async read(context, { form }) {
    const id = await formIdNamed(context, form);
    const { mine, company } = groupViews(await context.send(listViews, { params: { id } }));
    return { items: [...mine, ...company] };
  },

  columns: ({ date }) => [
    { title: 'VIEW', value: ({ name }) => name },
    { title: 'FOR', value: ({ scope }) => scopeLabels[scope], rank: 4 },
    { title: 'SHEETS', value: sheetsText, rank: 2 },
    { title: 'FILTERS', value: filterCount, align: 'right', rank: 1 },
    { title: 'OPENS', value: ({ isDefault }) => (isDefault ? 'with the form' : ''), rank: 3 },
    { title: 'BY', value: ({ owner }) => owner.userName, rank: 0 },
    { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 1 },
  ],
  none: 'This form has no saved views yet.',
});

/** Counted like in the view's banner, including the review. */
function filterCount(view: SavedView): number {
  return countFilters(contentFilter(tableFilter(view)));
}

/** How many sheets a view has. */
export function sheetsText({ sheetIds }: Pick<SavedView, 'sheetIds'>): string {
  return sheetIds === 'all' ? 'all' : counted(sheetIds.length, 'sheet');
}
