// A list as a file for spreadsheets, with every column.
import { csvOf } from '#core/files/csv-lines.ts';
import type { CellContext, List } from './list.ts';
import type { ListState } from './list-view.ts';

/** The lines of a CSV file, titles first. */
export function listCsv<Item, View extends ListState>(
  { columns }: Pick<List<Item, View>, 'columns'>,
  items: readonly Item[],
  context: CellContext,
): string {
  return csvOf([
    columns.map(({ title }) => title),
    ...items.map((item) => columns.map(({ text }) => String(text(item, context)))),
  ]);
}
