// A row as a card, where a table of columns would show two of them.
import { cellText } from './cell-text.ts';
import type { TableColumn, TableRow } from './table.ts';
import { shownColumns, type TableLayout } from './table-layout.ts';

/** How many answers a card shows. */
const mostAnswers = 3;

/** The columns of answers among those that are shown, in their order. */
function answerColumns(columns: readonly TableColumn[], layout: TableLayout): TableColumn[] {
  return shownColumns(columns, layout).filter(({ kind }) => kind === 'question');
}

/** The first answers of a row, of those that are shown; what is not answered leaves its place to the next. */
export function cardAnswers(
  columns: readonly TableColumn[],
  layout: TableLayout,
  row: Pick<TableRow, 'cells' | 'metres'>,
): { column: TableColumn; text: string }[] {
  return answerColumns(columns, layout)
    .map((column) => ({ column, text: cellText(column, row.cells[columns.indexOf(column)] ?? '', row) }))
    .filter(({ text }) => text !== '')
    .slice(0, mostAnswers);
}

/** How many answers the largest card shows. */
export function cardLines(columns: readonly TableColumn[], layout: TableLayout): number {
  return Math.min(mostAnswers, answerColumns(columns, layout).length);
}
