// A table of up to 100,000 rows: only visible rows are rendered, rows are fetched in blocks as they become visible, and
// it is fully usable with the keyboard.
import { useCallback, useEffect, useId, useRef } from 'react';
import { useLatest } from '#web/platform/use-latest.ts';
import { cellMenu, type OpenCellMenu } from './cell-menu.ts';
import { type Cell, type CellArea, type DataColumn, shownRows, type Sort } from './data-columns.ts';
import { HeadCells, type HeadMenu, type ResizeColumn, useTabbed } from './data-head.tsx';
import { gridKeys } from './data-keys.ts';
import { DataRow } from './data-row.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useRowReturn } from './use-row-return.ts';
import { type GetRows, useRowBlocks } from './use-row-blocks.ts';
import classes from './data-table.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Row selection for bulk changes. */
export type RowChoice<Row> = {
  isChosen(row: Row): boolean;
  /** Of all rows of the table. */
  chosen: 'none' | 'some' | 'all';
  onChoose(row: Row, isChosen: boolean): void;
  /** The rows from `from` to `to`, excluded. */
  onChooseRange(from: number, to: number, isChosen: boolean): void;
};

export type DataTableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowCount: number;
  /** The rows from `from` to `to`, excluded. Memoize it: rows are fetched again when it changes. */
  getRows: GetRows<Row>;
  /** In pixels; default 44. */
  rowHeight?: number;
  sort?: Sort | null;
  /** Called with the opposite direction for the currently sorted column. */
  onSort?: (sort: Sort) => void;
  /** By click and Enter. */
  onOpen?: (row: Row) => void;
  /** The row that is open in a panel beside or over the table. */
  openIndex?: number;
  /** By checkboxes before the rows, and Space. */
  choice?: RowChoice<Row>;
  onResize?: ResizeColumn;
  /** How many of the first columns stay in place, as far as they leave room for the others. */
  pinned?: number;
  headMenu?: HeadMenu;
  /** Opens the menu of a cell; by default there is the browser's. */
  onCellMenu?: OpenCellMenu<Row>;
  /** One column as wide as the table, for rows that are cards. */
  isCards?: boolean;
  /** If given, the arrow keys move from cell to cell, with Shift they mark an area, and Ctrl+C copies it. */
  onCopy?: (area: CellArea) => void;
};

/** As tall as its container: give it a parent with a height, such as a <Page fills>. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rowCount, getRows, openIndex, onOpen, choice, onCopy } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const tableId = useId();
  const cursor = useGridCursor(rowCount, props.columns.length, openIndex ?? 0);
  const { current, area, goToRow } = cursor;
  const grid = useGridWindow({
    scroll,
    columns: props.columns,
    rowCount,
    rowHeight: props.rowHeight,
    isCards: props.isCards ?? false,
    hasChoice: choice !== undefined,
    pinned: props.pinned ?? 0,
    activeRow: current.row,
  });
  const { columns, rows, cells } = grid;
  const { range } = rows;
  const rowAt = useRowBlocks(getRows, rowCount, range?.startIndex ?? 0, (range?.endIndex ?? -1) + 1);
  const isMoving = useRef(false);
  const move = (to: Cell, isMarking: boolean) => {
    isMoving.current = true;
    const next = cursor.move(to, isMarking);
    rows.scrollToIndex(next.row);
    if (onCopy !== undefined) cells.scrollToIndex(next.column);
  };
  const rowNow = () => scroll.current?.querySelector<HTMLElement>(`[data-index="${current.row}"]`) ?? null;
  useEffect(() => {
    if (!isMoving.current) return;
    const element = rowNow();
    if (element === null) return;
    isMoving.current = false;
    element.focus({ preventScroll: true });
  });
  // After moving from row to row in a panel, the last one is scrolled into view when the panel closes.
  useEffect(() => {
    if (openIndex === undefined) return;
    rows.scrollToIndex(openIndex);
    goToRow(openIndex);
  }, [goToRow, openIndex, rows]);
  const returning = useRowReturn(openIndex !== undefined, rowNow);
  const open = (index: number) => {
    const row = rowAt(index);
    goToRow(index);
    if (row !== undefined) onOpen?.(row);
  };
  const choose = (index: number, isRange: boolean) => {
    const row = rowAt(index);
    if (row === undefined || choice === undefined) return;
    if (isRange) choice.onChooseRange(Math.min(current.row, index), Math.max(current.row, index) + 1, true);
    // The rendered row, whatever is at its index by now.
    else choice.onChoose(row, !choice.isChosen(row));
    goToRow(index);
  };
  const latest = useLatest({ open, choose });
  const onRow = useCallback((index: number) => latest.current.open(index), [latest]);
  const onChoose = useCallback(
    (index: number, isRange: boolean) => latest.current.choose(index, isRange),
    [latest],
  );
  const onKeyDown = gridKeys({
    current,
    last: { row: rowCount - 1, column: columns.length - 1 },
    page: grid.page,
    move,
    scrollBy: (left) => scroll.current?.scrollBy({ left }),
    open: () => open(current.row),
    choose: choice && (() => choose(current.row, false)),
    chooseAll:
      choice &&
      (() => {
        cursor.unmark();
        choice.onChooseRange(0, rowCount, true);
      }),
    copy: onCopy && (() => onCopy(area)),
  });
  return (
    <div
      ref={scroll}
      className={classes.scroll}
      data-opens={onOpen !== undefined || undefined}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (choice === undefined ? 0 : 1)}
      aria-multiselectable={choice === undefined ? undefined : true}
      onKeyDown={onKeyDown}
      {...cellMenu(props.onCellMenu, {
        rowAt,
        columns,
        activeColumn: current.column,
        lead: Number(grid.lead > 0),
      })}
      {...returning}
    >
      <TableHead {...props} grid={grid} />
      <div
        role="rowgroup"
        className={classes.body}
        style={{ width: grid.width, height: rows.getTotalSize() }}
      >
        {shownRows(rows.getVirtualItems(), area, cursor.isMarking).map(({ index, start, isMarked }) => {
          const row = rowAt(index);
          return (
            <DataRow
              key={index}
              row={row}
              tableId={tableId}
              index={index}
              top={start}
              height={grid.rowHeight}
              columns={columns}
              starts={grid.starts}
              firstColumn={grid.firstColumn}
              pinned={grid.pinned}
              endColumn={grid.endColumn}
              isActive={index === current.row}
              activeColumn={onCopy !== undefined && index === current.row ? current.column : null}
              markedFrom={isMarked ? area.fromColumn : 0}
              markedEnd={isMarked ? area.endColumn : 0}
              isOpen={index === openIndex}
              isChosen={choice === undefined ? null : row !== undefined && choice.isChosen(row)}
              onOpen={onRow}
              onChoose={onChoose}
            />
          );
        })}
      </div>
    </div>
  );
}

type Grid<Row> = ReturnType<typeof useGridWindow<DataColumn<Row>>>;

/** What stays in place, then the columns in sight. */
function TableHead<Row>({ grid, ...props }: DataTableProps<Row> & { grid: Grid<Row> }) {
  const { choice, rowCount, sort = null, onSort, headMenu } = props;
  const { columns, starts, pinned, scale, endColumn } = grid;
  const resize = props.onResize;
  const onResize =
    resize &&
    ((id: string, width: number | null) => resize(id, width === null ? null : Math.round(width / scale)));
  const scrolling = Math.max(grid.firstColumn, pinned);
  const reach = useTabbed([...columns.slice(0, pinned), ...columns.slice(scrolling, endColumn)], sort);
  const heads = (from: number, end: number) => (
    <HeadCells
      columns={columns.slice(from, end)}
      place={from + (choice === undefined ? 1 : 2)}
      starts={starts.slice(from, end)}
      sort={sort}
      {...reach}
      onSort={onSort}
      onResize={onResize}
      menu={headMenu}
    />
  );
  return (
    <div role="rowgroup" className={classes.head} style={{ width: grid.width, height: grid.headHeight }}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {(choice !== undefined || pinned > 0) && (
          <div
            className={classes.pinned}
            data-edge={pinned > 0 || undefined}
            style={{ width: starts[pinned] }}
          >
            {choice !== undefined && (
              <div role="columnheader" aria-colindex={1} className={classes.choose}>
                <input
                  type="checkbox"
                  className={classes.box}
                  aria-label={t(m.selectAllRows)}
                  checked={choice.chosen === 'all'}
                  ref={(box) => {
                    if (box !== null) box.indeterminate = choice.chosen === 'some';
                  }}
                  onChange={() => choice.onChooseRange(0, rowCount, choice.chosen === 'none')}
                />
              </div>
            )}
            {heads(0, pinned)}
          </div>
        )}
        {heads(scrolling, endColumn)}
      </div>
    </div>
  );
}
