// formdeck views list.
import type { Context } from '#cli/context.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { counted } from '#core/count-text.ts';
import { countFilters } from '#core/sheets/dashboard/overview.ts';
import { listViews } from '#core/views/calls.ts';
import type { SavedView } from '#core/views/schema.ts';
import { contentFilter, groupViews, scopeLabels, tableFilter } from '#core/views/view-content.ts';

type ListOptions = { form: string };

export const list = verb({
  effect: 'reads',
  options: (_flags: object, [form = '']): ListOptions => ({ form }),

  async run(context: Context, { form }: ListOptions): Promise<{ views: SavedView[]; timeZone: string }> {
    const [id, { timeZone }] = await Promise.all([formIdNamed(context, form), context.user()]);
    const { mine, company } = groupViews(await context.send(listViews, { params: { id } }));
    return { views: [...mine, ...company], timeZone };
  },

  print(output, { views, timeZone }) {
    const date = dateWriter(timeZone);
    output.table(
      [
        { title: 'VIEW', value: ({ name }) => name },
        { title: 'FOR', value: ({ scope }) => scopeLabels[scope], rank: 4 },
        { title: 'SHEETS', value: sheetsText, rank: 2 },
        { title: 'FILTERS', value: filterCount, align: 'right', rank: 1 },
        { title: 'OPENS', value: ({ isDefault }) => (isDefault ? 'with the form' : ''), rank: 3 },
        { title: 'BY', value: ({ owner }) => owner.userName, rank: 0 },
        { title: 'CHANGED', value: ({ dates }) => date(dates.lastModified), whole: true, rank: 1 },
        { title: 'ID', value: ({ id }) => id, whole: true },
      ],
      views,
      'This form has no saved views yet.',
    );
  },

  json: ({ views }) => views,
});

/** Counted like in the view's banner, including the review. */
function filterCount(view: SavedView): number {
  return countFilters(contentFilter(tableFilter(view)));
}

/** How many sheets a view has. */
export function sheetsText({ sheetIds }: Pick<SavedView, 'sheetIds'>): string {
  return sheetIds === 'all' ? 'all' : counted(sheetIds.length, 'sheet');
}
