// One row of a data table; memoized by its own data.
import { memo } from 'react';
import { type DataColumn, defaultColumnWidth } from './data-columns.ts';
import classes from './data-table.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type DataRowProps<Row> = {
  /** Undefined while loading. */
  row: Row | undefined;
  /** The prefix of its cells' ids. */
  tableId: string;
  index: number;
  top: number;
  height: number;
  columns: readonly DataColumn<Row>[];
  starts: readonly number[];
  firstColumn: number;
  /** How many of the first columns stay in place. */
  pinned: number;
  endColumn: number;
  /** It gets the focus when the table does. */
  isActive: boolean;
  /** The active cell; null: the table only has active rows. */
  activeColumn: number | null;
  /** Columns of the cells marked for copying, the second excluded. */
  markedFrom: number;
  markedEnd: number;
  isOpen: boolean;
  /** Null: rows cannot be selected. */
  isChosen: boolean | null;
  onOpen: (index: number) => void;
  /** `isRange`: all rows up to this one. */
  onChoose: (index: number, isRange: boolean) => void;
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the parameter of the type
export const DataRow = memo(DrawnRow, isSame) as typeof DrawnRow;

function DrawnRow<Row>(props: DataRowProps<Row>) {
  const { row, tableId, index, top, height, columns, starts, firstColumn, endColumn, pinned } = props;
  const { isActive, activeColumn, markedFrom, markedEnd, isOpen, isChosen, onOpen, onChoose } = props;
  const isInWindow = activeColumn !== null && activeColumn >= firstColumn && activeColumn < endColumn;
  const isActiveDrawn = isInWindow || (activeColumn !== null && activeColumn < pinned);
  const idOf = (column: number) => `${tableId}-${index}-${column}`;
  const cellAt = (place: number) => {
    const column = columns[place];
    if (column === undefined) return null;
    return (
      <div
        key={column.id}
        id={activeColumn === null ? undefined : idOf(place)}
        role="gridcell"
        aria-colindex={place + (isChosen === null ? 1 : 2)}
        className={`absolute top-0 row cut h-full px-14 ${classes.cell}`}
        data-align={column.align}
        data-active={(isActive && place === activeColumn) || undefined}
        data-marked={(place >= markedFrom && place < markedEnd) || undefined}
        style={{ insetInlineStart: starts[place], width: column.width ?? defaultColumnWidth }}
      >
        {row === undefined ? (
          <span className="h-8 rounded-4 on-sunken" style={{ width: '60%' }} />
        ) : (
          column.cell(row)
        )}
      </div>
    );
  };
  return (
    // The grid handles the keys of its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="row"
      className={`absolute top-0 w-full border-below on-surface focus-outline-none ${classes.row}`}
      style={{ height, transform: `translateY(${top}px)` }}
      data-index={index}
      data-open={isOpen || undefined}
      data-chosen={isChosen === true || undefined}
      aria-rowindex={index + 2}
      aria-busy={row === undefined || undefined}
      aria-selected={isChosen ?? undefined}
      aria-activedescendant={isActive && isActiveDrawn ? idOf(activeColumn) : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(index)}
    >
      {(isChosen !== null || pinned > 0) && (
        <div className={classes.pinned} data-edge={pinned > 0 || undefined} style={{ width: starts[pinned] }}>
          {isChosen !== null && (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              role="gridcell"
              tabIndex={-1}
              aria-colindex={1}
              className={classes.choose}
              // Shift-click selects rows instead of text.
              onMouseDown={(event) => event.shiftKey && event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                onChoose(index, event.shiftKey);
              }}
            >
              <input
                type="checkbox"
                className={classes.box}
                aria-label={t(m.selectRow, { index: index + 1 })}
                tabIndex={-1}
                checked={isChosen}
                readOnly
              />
            </div>
          )}
          {placesFrom(0, pinned).map(cellAt)}
        </div>
      )}
      {placesFrom(Math.max(firstColumn, pinned), endColumn).map(cellAt)}
    </div>
  );
}

function placesFrom(from: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - from) }, (_, offset) => from + offset);
}

/** The columns' positions follow from the columns. */
function isSame<Row>(a: DataRowProps<Row>, b: DataRowProps<Row>): boolean {
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.top === b.top &&
    a.columns === b.columns &&
    a.firstColumn === b.firstColumn &&
    a.pinned === b.pinned &&
    a.endColumn === b.endColumn &&
    a.isActive === b.isActive &&
    a.activeColumn === b.activeColumn &&
    a.markedFrom === b.markedFrom &&
    a.markedEnd === b.markedEnd &&
    a.isOpen === b.isOpen &&
    a.isChosen === b.isChosen
  );
}
