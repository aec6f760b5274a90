// One row of a data table; drawn again only when something of it has changed.
import { memo } from 'react';
import { type DataColumn, defaultColumnWidth } from './data-columns.ts';
import classes from './data-table.module.css';

type DataRowProps<Row> = {
  /** Undefined while it is fetched. */
  row: Row | undefined;
  index: number;
  top: number;
  height: number;
  columns: readonly DataColumn<Row>[];
  starts: readonly number[];
  firstColumn: number;
  endColumn: number;
  /** It has the focus when the table has it. */
  isActive: boolean;
  isOpen: boolean;
  onOpen: (index: number) => void;
};

export const DataRow = memo(DrawnRow, isSame) as typeof DrawnRow;

function DrawnRow<Row>(props: DataRowProps<Row>) {
  const { row, index, top, height, columns, starts, firstColumn, endColumn, isActive, isOpen, onOpen } =
    props;
  return (
    // The grid hears the keys of its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      className={classes.row}
      style={{ height, transform: `translateY(${top}px)` }}
      data-index={index}
      data-open={isOpen || undefined}
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(index)}
    >
      {columns.slice(firstColumn, endColumn).map((column, offset) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={firstColumn + offset + 1}
          className={classes.cell}
          data-align={column.align}
          style={{ left: starts[firstColumn + offset], width: column.width ?? defaultColumnWidth }}
        >
          {row === undefined ? <span className={classes.coming} /> : column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** The columns' starts are made from the columns. */
function isSame<Row>(a: DataRowProps<Row>, b: DataRowProps<Row>): boolean {
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.top === b.top &&
    a.columns === b.columns &&
    a.firstColumn === b.firstColumn &&
    a.endColumn === b.endColumn &&
    a.isActive === b.isActive &&
    a.isOpen === b.isOpen
  );
}
