// Rows as cards, on phones: when and by whom, the first answers, and the state of the review.
import { cardAnswers, cardLines } from '#core/sheets/table/row-card.ts';
import type { TableSort } from '#core/sheets/table/table-choice.ts';
import type { TableLayout } from '#core/sheets/table/table-layout.ts';
import type { TableColumn, TableRow } from '#core/sheets/table/table.ts';
import type { DataColumn } from '#web/ui/table/data-columns.ts';
import { AlertSign, cellContent, ReviewBadge } from './table-columns.tsx';
import classes from './row-cards.module.css';

/** Heights in rem, as in its styles: of a line, and above and below all of them. */
const [lineHeight, padding] = [1.375, 1.25];

/** The one column of a table of cards: its heading is that of the order. */
export function cardColumns(
  columns: readonly TableColumn[],
  layout: TableLayout,
  sort: TableSort,
): DataColumn<TableRow>[] {
  const title = columns.find(({ id }) => id === sort.column)?.title ?? '';
  return [{ id: sort.column, title, cell: (row) => <RowCard columns={columns} layout={layout} row={row} /> }];
}

/** In pixels, at the browser's size of text. */
export function cardHeight(columns: readonly TableColumn[], layout: TableLayout): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.ceil(rem * (padding + lineHeight * (2 + cardLines(columns, layout))));
}

type RowCardProps = { columns: readonly TableColumn[]; layout: TableLayout; row: TableRow };

function RowCard({ columns, layout, row }: RowCardProps) {
  const textOf = (kind: TableColumn['kind']) =>
    row.cells[columns.findIndex((column) => column.kind === kind)] ?? '';
  const from = [textOf('user'), textOf('sheet')].filter((text) => text !== '');
  return (
    <div className="w-full min-w-0 self-start py-10" style={{ lineHeight: '1.375rem' }}>
      <div className={`row gap-8 ${classes.line}`}>
        <span className="weight-600">{textOf('date')}</span>
        {row.alerts.length > 0 && <AlertSign names={row.alerts} />}
        {row.reviewState !== null && columns.some(({ kind }) => kind === 'review') && (
          <span className="flex rigid" style={{ marginLeft: 'auto' }}>
            <ReviewBadge state={row.reviewState} />
          </span>
        )}
      </div>
      <div className={`overflow-hidden soft text-sm ellipsis ${classes.from}`} dir="auto">
        {from.join(' · ')}
      </div>
      {cardAnswers(columns, layout, row).map(({ column, text }) => (
        <div key={column.id} className={`row gap-8 ${classes.line}`}>
          <span className="overflow-hidden soft text-sm ellipsis" style={{ flex: '0 0 40%' }} dir="auto">
            {column.title}
          </span>
          <span className="grow overflow-hidden min-w-0 ellipsis" dir="auto">
            {cellContent(column, row, text)}
          </span>
        </div>
      ))}
    </div>
  );
}
